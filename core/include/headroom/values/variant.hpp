// A kernel variant: one implementation of a workload, as described in its own .cl file.
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

/// Names and values for front matter expressions: size parameters and others, constants, tunables.
using Symbols = std::map<std::string, double>;

/// A -D constant that a tuner may vary.
struct Tunable {
  std::string name;
  int defaultValue = 0;
  std::vector<int> values;
};

/// Bytes of a buffer that a kernel takes in place of all of it, as expressions.
struct BufferPart {
  std::string offset;  ///< from the buffer's start
  std::string bytes;   ///< empty: up to the buffer's end
};

/// A kernel argument: a buffer or an array of the workload ("source", "weights"...), a part of a buffer, a plane as an
/// image2d_t, a value, a sampler, a number of bytes of local memory, or null.
struct Argument {
  std::string binding;              ///< a buffer's, an array's or a value's name; empty for the others
  std::optional<BufferPart> part;   ///< of the buffer `binding`
  std::string file;                 ///< file beside the workload's description whose bytes are the value; else empty
  std::string localBytes;           ///< expression; empty for all but local memory
  bool asImage = false;             ///< the plane `binding` as an image of width x height
  std::optional<TypedValue> value;  ///< for a value
  std::optional<SamplerForm> sampler;
  bool isNull = false;

  [[nodiscard]] bool isLocal() const { return !localBytes.empty(); }
};

/// A copy of bytes between two buffers of the device.
struct BufferCopy {
  std::string from;
  std::string to;
};

/// A step of a launch: usually a kernel; else a copy, a fill or values read back. Expressions are in work-items, x
/// first.
struct Pass {
  std::string kernel;  ///< empty for a step that is not a kernel
  std::vector<Argument> arguments;
  std::vector<std::string> global;
  std::vector<std::string> local;   ///< empty: the driver chooses
  std::vector<std::string> offset;  ///< offset of the global ids; empty: none
  /// The global size is rounded up to the local size; else a size that is not a multiple is rejected.
  bool isRounded = true;
  std::string loop;                                        ///< the innermost loop around it; empty: none
  std::optional<BufferCopy> copy;                          ///< between whole buffers
  std::string fill;                                        ///< a buffer to set to zero; empty: none
  std::vector<std::pair<std::string, std::string>> reads;  ///< names and their values: "sum(0) / N" of a buffer sum
};

/// Repeated passes. Its name stands for the number of the repetition, from 0.
struct Loop {
  std::string name;
  std::string in;     ///< the loop around it; empty: none
  std::string count;  ///< number of repetitions; empty: while `condition` holds
  std::string condition;
  std::vector<std::pair<std::string, std::string>> start;  ///< names and their values at the start
  std::vector<std::pair<std::string, std::string>> next;   ///< and after each repetition, simultaneously
  std::vector<std::pair<std::string, std::string>> swaps;  ///< buffers that are swapped after each repetition
};

/// Per-pixel costs, the columns of the guide's Table 14-1, as expressions over the symbols.
struct Cost {
  /// Numbers of the variant's element type read and written per pixel, with every load counted as traffic; empty if
  /// unknown.
  std::string memory;
  std::string flops;  ///< operations per pixel; empty if unknown
  /// Operations per pixel that the device executes, where more than those of `flops` serve them, e.g. three products of
  /// short numbers for one of floats; empty where these are the same.
  std::string executed;
  /// Numbers, of the same type as `memory`'s, read and written per pixel in local memory; empty if none or unknown.
  std::string local;
  std::optional<Precision> precision = {};  ///< of the operations; nothing for the workload's
};

/// A variant's relation to the guide's sources.
struct GuideNotes {
  std::vector<std::string> carries;                   ///< covered items, e.g. "Listing 14-6": see sourceItems() in
                                                      ///< guide.hpp
  std::map<std::string, std::string> experiments;     ///< experiment id -> this variant's label there
  std::optional<double> measuredGigapixelsPerSecond;  ///< rate that the guide reports for its own GPU at 16 MP
  std::optional<double> estimateGigapixelsPerSecond;  ///< rate that the guide estimates for that GPU
};

enum class VariantKind {
  Kernel,         ///< a .cl file
  HostPeer,       ///< a library on the host
  DeviceLibrary,  ///< a library on the OpenCL device
  DeviceProbe     ///< host code that times the OpenCL runtime around kernels: launches, transfers, builds
};

/// A file as read for a kernel.
struct SourceFile {
  std::string path;  ///< absolute
  std::string text;

  bool operator==(const SourceFile&) const = default;
};

struct Variant {
  // Defined in variant.cpp: with this number of members, inline code is slow to compile wherever a variant is made or
  // copied.
  Variant();
  Variant(const Variant&);
  Variant(Variant&&) noexcept;
  Variant& operator=(const Variant&);
  Variant& operator=(Variant&&) noexcept;
  ~Variant();

  VariantKind kind = VariantKind::Kernel;
  std::string id;        ///< "workload.name", e.g. "blur.separable"
  std::string workload;  ///< e.g. "blur"
  std::string name;      ///< the file's name without .cl, or the host implementation's name
  std::string title;
  std::string summary;
  int rank = 0;           ///< position in lists, ascending
  std::string reference;  ///< the workload's method, in double, for this variant's own error
  /// Largest error of the variant's approximation, as an expression; empty if it is none or the error is not stated.
  /// See allowance.hpp.
  std::string error;
  /// Ranges of the workload's parameters that the variant supports: Unsupported outside them. The workload's range if a
  /// parameter is not named.
  std::map<std::string, ParameterRange, std::less<>> valid;
  /// Unsupported on devices without one (DeviceDescription::hasMatrixUnit), where it would be correct but slow.
  bool needsMatrixUnit = false;
  bool needsHalf = false;    ///< Unsupported on devices without half-precision arithmetic
  bool needsDouble = false;  ///< likewise, double precision
  /// Conditions on size, parameters, constants and tunables; if one is not met the variant is Unsupported.
  std::vector<std::string> require;
  std::set<DeviceType> story;  ///< kinds of devices, Cpu and Gpu, on which it belongs to its workload's story
  Cost cost;
  GuideNotes guide;
  bool isCeiling = false;                ///< the device's ceilings may be taken from its rate
  std::string iteration;                 ///< name of one iteration of a device probe, e.g. "launch"; else empty
  PixelFormat pixel;                     ///< of every plane
  std::map<std::string, int> constants;  ///< fixed -D constants, also symbols
  std::vector<Tunable> tunables;
  std::map<std::string, std::string> defines;   ///< -D constants of the program for one point, as expressions
  std::map<std::string, std::string> literals;  ///< constant arrays in the program for one point: name -> binding
  std::vector<std::string> options;             ///< build options beside the -D constants
  std::map<std::string, Buffer> scratch;        ///< memory beside the workload's buffers, by name
  /// Names for expressions, beside the workload's, each defined after those that it uses.
  std::vector<std::pair<std::string, std::string>> let;
  std::vector<Pass> passes;  ///< run in order; empty unless a kernel
  std::vector<Loop> loops;   ///< around passes
  std::string source;        ///< OpenCL C, whole file with its includes in place; empty unless a kernel
  std::string description;   ///< the TOML of a kernel with a separate description; else the source begins with it
  /// The kernel that results are compared with, if the workload's reference is a kernel; else null.
  std::shared_ptr<const Variant> expected;
  std::string origin;  ///< its origin: a path, "built in", "host", "library" or "probe"
  std::string folder;  ///< kernel folder that it was found in, see Catalogue::folders; empty if it is not a file
  /// All files that it was read from, including included pieces and its workload's description, without duplicates, its
  /// own file first. Empty for a built-in variant, and for one received from another process.
  std::vector<SourceFile> files;
  /// For a kernel whose file can no longer be read: the reason, a fragment to follow its name. The kernel keeps its
  /// last state, so that its results can be shown, and cannot run.
  std::string unreadable;

  [[nodiscard]] bool isHostPeer() const { return kind == VariantKind::HostPeer; }
  [[nodiscard]] bool isDeviceLibrary() const { return kind == VariantKind::DeviceLibrary; }
  [[nodiscard]] bool isProbe() const { return kind == VariantKind::DeviceProbe; }
};

/// Constants and the tunables' default values as symbols.
Symbols constantSymbols(const Variant& variant);

/// Returns the language version, the variant's constants and tunables' defaults as -D macros, then its own options.
/// Programs also get -DLARGEST_GROUP=n (DeviceDescription::largestGroup), and on devices with a matrix unit
/// -DMATRIX_UNIT=1.
std::string buildOptions(const Variant& variant);

/// Returns the value of a front matter expression: numbers, symbols, + - * / ^, // (whole quotient, rounded down) and %
/// (its remainder), comparisons, && || ?:, and functions. Throws Error(Stage::KernelFile) that names the expression and
/// the unknown name.
double evaluate(const std::string& expression, const Symbols& symbols);
/// Returns the text with each {EXPRESSION} replaced by its value: "{N}/in.bin" is "640/in.bin". Throws as evaluate
/// does.
std::string withValues(const std::string& text, const Symbols& symbols);

/// Value of a condition; throws as evaluate does.
[[nodiscard]] bool isTrue(const std::string& condition, const Symbols& symbols);

/// Values of the names in it: "width = 100, TILE = 16".
std::string valuesIn(const std::string& expression, const Symbols& symbols);

/// Returns whether it has a value: every name in it is among the symbols.
[[nodiscard]] bool isKnown(const std::string& expression, const Symbols& symbols);

/// Returns the work-items of a launch of the pass by these symbols: infinite if its size depends on others, or if it
/// launches no kernel.
[[nodiscard]] double workItemsOf(const Pass& pass, const Symbols& symbols);

/// Returns the value of a cost expression; nothing if the expression is empty.
std::optional<double> costPerPixel(const std::string& expression, const Symbols& symbols);

}  // namespace headroom
