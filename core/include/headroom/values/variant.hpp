// A kernel variant: one way to do a workload, as its own .cl file describes it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "headroom/values/buffer.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/pixel_format.hpp"
#include "headroom/values/precision.hpp"

namespace headroom {

/// Names and values that front matter expressions may use: size parameters and others, constants, tunables.
using Symbols = std::map<std::string, double>;

/// A -D constant that a tuner may vary.
struct Tunable {
  std::string name;
  int defaultValue = 0;
  std::vector<int> values;
};

/// Bytes of a buffer that a kernel gets in place of all of it, as expressions.
struct BufferPart {
  std::string offset;  ///< from the buffer's start
  std::string bytes;   ///< empty: up to the buffer's end
};

/// A kernel argument: a buffer or an array of the workload ("source", "weights"...), a part of a buffer, a plane as an
/// image2d_t, a value, a sampler, so many bytes of local memory, or null.
struct Argument {
  std::string binding;              ///< a buffer's, an array's or a value's name; empty for the others
  std::optional<BufferPart> part;   ///< of the buffer `binding`
  std::string file;                 ///< beside the workload's description, whose bytes are the value; else empty
  std::string localBytes;           ///< expression; empty for all but local memory
  bool asImage = false;             ///< the plane `binding` as an image of width x height
  std::optional<TypedValue> value;  ///< of a value
  std::optional<SamplerForm> sampler;
  bool isNull = false;

  [[nodiscard]] bool isLocal() const { return !localBytes.empty(); }
};

/// Bytes from one buffer to another of the device.
struct BufferCopy {
  std::string from;
  std::string to;
};

/// A step of a launch: a kernel, most often; else a copy, a fill or values read back. Expressions are in work-items, x
/// first.
struct Pass {
  std::string kernel;  ///< empty for a step that is none
  std::vector<Argument> arguments;
  std::vector<std::string> global;
  std::vector<std::string> local;   ///< empty: the driver chooses
  std::vector<std::string> offset;  ///< of the global ids; empty: none
  /// The global size is rounded up to the local size; else a size that is no multiple is refused.
  bool isRounded = true;
  std::string loop;                                        ///< the innermost loop that it is in; empty: none
  std::optional<BufferCopy> copy;                          ///< of the whole buffers
  std::string fill;                                        ///< a buffer to set to zero; empty: none
  std::vector<std::pair<std::string, std::string>> reads;  ///< names and what they become: "sum(0) / N" of a buffer sum
};

/// Passes that are repeated. Its name stands for the number of the repetition, from 0.
struct Loop {
  std::string name;
  std::string in;     ///< the loop around it; empty: none
  std::string count;  ///< how often; empty: while `condition` holds
  std::string condition;
  std::vector<std::pair<std::string, std::string>> start;  ///< names and their values at its beginning
  std::vector<std::pair<std::string, std::string>> next;   ///< and after each repetition, all at once
  std::vector<std::pair<std::string, std::string>> swaps;  ///< buffers that change places after each repetition
};

/// Per-pixel costs, the columns of the guide's Table 14-1, as expressions over the symbols.
struct Cost {
  /// Numbers of the variant's element type read and written per pixel, every load counted as traffic; empty when
  /// unknown.
  std::string memory;
  std::string flops;  ///< operations per pixel; empty when unknown
  /// Numbers, of the same type as `memory`'s, read and written per pixel in local memory; empty when none or unknown.
  std::string local;
  std::optional<Precision> precision = {};  ///< of the operations; nothing where that is the workload's
};

/// What a variant has to do with the sources that Headroom carries out.
struct GuideNotes {
  std::vector<std::string> carries;                   ///< e.g. "Listing 14-6": see sourceItems() in guide.hpp
  std::map<std::string, std::string> experiments;     ///< experiment id -> this variant's label there
  std::optional<double> measuredGigapixelsPerSecond;  ///< what the guide's text says it ran at, on its own GPU, 16 MP
  std::optional<double> estimateGigapixelsPerSecond;  ///< what the guide estimates for that GPU
};

enum class VariantKind {
  Kernel,         ///< a .cl file
  HostPeer,       ///< a library on the host
  DeviceLibrary,  ///< a library on the OpenCL device
  DeviceProbe     ///< host code that times what the OpenCL runtime does around kernels: launches, transfers, builds
};

/// A file as it was when a kernel was read from it.
struct SourceFile {
  std::string path;  ///< absolute
  std::string text;

  bool operator==(const SourceFile&) const = default;
};

struct Variant {
  // Compiled once, in variant.cpp: so many members are slow to compile wherever a variant is made or copied.
  Variant();
  Variant(const Variant&);
  Variant(Variant&&) noexcept;
  Variant& operator=(const Variant&);
  Variant& operator=(Variant&&) noexcept;
  ~Variant();

  VariantKind kind = VariantKind::Kernel;
  std::string id;        ///< "workload.name", e.g. "blur.separable"
  std::string workload;  ///< e.g. "blur"
  std::string name;      ///< the file's name without .cl, or the host peer's name
  std::string title;
  std::string summary;
  int rank = 0;           ///< place in lists, ascending
  std::string reference;  ///< the workload's method, in double, that this variant's own error is told against
  /// Largest error of the approximation that it is, as an expression; empty where it is none or nobody said. See
  /// allowance.hpp.
  std::string error;
  /// For which values of the workload's parameters it is made: Unsupported beyond. All of the workload's where a
  /// parameter is not named.
  std::map<std::string, ParameterRange, std::less<>> valid;
  /// Unsupported on devices without one (DeviceDescription::hasMatrixUnit), where it would be right but slow.
  bool needsMatrixUnit = false;
  bool needsHalf = false;    ///< Unsupported on devices that do not compute in half precision
  bool needsDouble = false;  ///< likewise, in double precision
  /// Conditions on size, parameters, constants and tunables; where one is not met the variant is Unsupported.
  std::vector<std::string> require;
  std::set<DeviceType> story;  ///< kinds of devices, Cpu and Gpu, on which it belongs to its workload's story
  Cost cost;
  GuideNotes guide;
  bool isCeiling = false;                ///< its rate is one that the device's ceilings are taken from
  std::string iteration;                 ///< what one iteration of a device probe is, e.g. "launch"; else empty
  PixelFormat pixel;                     ///< of every plane
  std::map<std::string, int> constants;  ///< fixed -D constants, also symbols
  std::vector<Tunable> tunables;
  std::map<std::string, std::string> defines;   ///< -D constants of the program for one point, as expressions
  std::map<std::string, std::string> literals;  ///< constant arrays in the program for one point: name -> binding
  std::vector<std::string> options;             ///< build options beside the -D constants
  std::map<std::string, Buffer> scratch;        ///< memory of its own beside the workload's buffers, by name
  /// Names for expressions, beside the workload's, in an order in which each uses earlier ones only.
  std::vector<std::pair<std::string, std::string>> let;
  std::vector<Pass> passes;  ///< run in order; empty unless a kernel
  std::vector<Loop> loops;   ///< that passes are in
  std::string source;        ///< OpenCL C, whole file with its includes in place; empty unless a kernel
  std::string
      description;  ///< the TOML of a kernel whose description is a file of its own; else the source begins with it
  /// Of a workload whose results are compared with another kernel's: that one. Else empty.
  std::shared_ptr<const Variant> expected;
  std::string origin;  ///< where it came from: a path, "built in", "host", "library" or "probe"
  std::string folder;  ///< of kernels that it was found in, see Catalogue::folders; empty for what is not a file
  /// All that it was read from, pieces that it includes and its workload's description too, each once, its own file
  /// first. Empty for what is built in, and for one that travelled here.
  std::vector<SourceFile> files;
  /// Of a kernel whose file cannot be read any more: why, a fragment to follow its name. It is as it was before, so
  /// that its results can be shown, and cannot run.
  std::string unreadable;

  [[nodiscard]] bool isHostPeer() const { return kind == VariantKind::HostPeer; }
  [[nodiscard]] bool isDeviceLibrary() const { return kind == VariantKind::DeviceLibrary; }
  [[nodiscard]] bool isProbe() const { return kind == VariantKind::DeviceProbe; }
};

/// Constants and the tunables' default values as symbols.
Symbols constantSymbols(const Variant& variant);

/// The language version, the variant's constants and tunables' defaults as -D macros, then its own options. Beside
/// these programs get -DLARGEST_GROUP=n (DeviceDescription::largestGroup), and on devices with a matrix unit
/// -DMATRIX_UNIT=1.
std::string buildOptions(const Variant& variant);

/// Value of a front matter expression: numbers, symbols, + - * / ^, // (whole quotient, rounded down) and % (its
/// remainder), comparisons, && || ?:, and functions. Throws Error(Stage::KernelFile) naming the expression and the
/// unknown name.
double evaluate(const std::string& expression, const Symbols& symbols);
/// The text with the value of each {EXPRESSION} in its place: "{N}/in.bin" is "640/in.bin". Throws as evaluate does.
std::string withValues(const std::string& text, const Symbols& symbols);

/// Of a condition; throws as evaluate does.
[[nodiscard]] bool isTrue(const std::string& condition, const Symbols& symbols);

/// What the names in it stand for: "width = 100, TILE = 16".
std::string valuesIn(const std::string& expression, const Symbols& symbols);

/// Whether it has a value: every name in it is among the symbols.
[[nodiscard]] bool isKnown(const std::string& expression, const Symbols& symbols);

/// Of a launch of the pass, as far as these symbols tell: infinite where its size depends on others, or where it
/// launches no kernel.
[[nodiscard]] double workItemsOf(const Pass& pass, const Symbols& symbols);

/// Value of a cost expression; nothing when the expression is empty.
std::optional<double> costPerPixel(const std::string& expression, const Symbols& symbols);

}  // namespace headroom
