// A workload: the computation that its variants implement. The table of all workloads is in workloads.hpp.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "headroom/values/buffer.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/pixel_format.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// One of a workload's size parameters.
struct SizeParameter {
  std::string name;  ///< name in expressions, and as a kernel argument
  std::string unit;  ///< its unit: "pixels", "elements"...
  /// The only valid values, if names have a value for each of them; empty: any. In the file's order.
  std::vector<std::int64_t> only = {};

  bool operator==(const SizeParameter&) const = default;
};

/// Position of a size on a chart's axis.
struct SizeAxis {
  std::string of;     ///< an expression of the size parameters; empty for megapixels
  std::string name;   ///< "N", as in "N = 1024"; empty for megapixels
  std::string title;  ///< title of the axis
};

/// Source of the expected result of buffers with types.
struct ExpectedFrom {
  enum class Kind {
    None,    ///< none: results are not checked, and rows have a warning
    Each,    ///< an expression of each number's index, by output
    Kernel,  ///< another kernel file of the folder, run once
    Files,   ///< a .npy or raw file beside the description, by output
    Command  ///< a program that the user agreed to: it reads inputs as .npy files and writes outputs likewise
  };
  Kind kind = Kind::None;
  std::map<std::string, std::string> byOutput;  ///< expressions or names of files
  /// Names of files beside the description, by output: a byte for each byte of the output, 0 for one that is not
  /// compared. A number is compared if all of its bytes are.
  std::map<std::string, std::string> masks;
  bool isCaptured = false;           ///< the unverified result of another launch: rows have a warning
  std::string kernel;                ///< file name of the kernel
  std::vector<std::string> command;  ///< words; {dir} is the files' folder, {EXPRESSION} its value
};

/// A constant array that kernels may take as an argument, beside the inputs, `result`, `scratch0`..., `width`,
/// `height`.
struct ArrayBinding {
  std::string name;
  std::vector<std::string> needs;  ///< -D constants that the variant must define for it
  std::vector<float> (*values)(const Symbols& symbols);
};

/// An integer that kernels may take as an argument and front matter expressions may use.
struct IntegerBinding {
  std::string name;
  std::function<int(Size size, const ParameterValues& parameters)> value;
};

/// Copies row y (width floats) of the source plane into the span. Called concurrently from several threads.
using RowReader = std::function<void(int y, std::span<float> row)>;
/// Takes row y of a reference: width doubles, or height doubles if the workload swaps the sides. Called once per row,
/// concurrently from several threads.
using RowSink = std::function<void(int y, std::span<const double> row)>;

/// Copies numbers of a buffer, from number `first` on. Called concurrently from several threads.
using NumberReader = std::function<void(std::int64_t first, std::span<double> numbers)>;

struct ReferenceInput {
  Size size;
  RowReader source;  ///< for images: one channel
  Symbols symbols;   ///< the parameters, radius, the variant's constants
  std::stop_token stop;
  std::vector<NumberReader> inputs;         ///< for ReferenceMethod::compare: one for each input of the workload
  std::vector<std::int64_t> elements = {};  ///< number of numbers in each of them

  /// For images.
  [[nodiscard]] ImageSize image() const { return imageSize(size); }
};

/// Accuracy of a correct implementation of a method.
enum class Fidelity {
  Approximation,  ///< the method approximates the workload's definition
  Coarse,         ///< the method is the workload's definition, but implementations hold some values below float
                  ///< precision
  Exact           ///< the method is the workload's definition, and only rounding is lost
};

/// Vertical reach of a method, which determines how a part of the result's rows can be computed.
struct RowReach {
  int rows = 0;    ///< rows above and below a row of the result; rows beyond change it by less than a millionth
  int period = 1;  ///< rows whose numbers differ by a multiple of this are treated equally
};

/// Computes a whole plane in double. Streams it, so that no plane of doubles is held twice. Ends early, with rows
/// missing, if stopped.
struct ReferenceMethod {
  std::string name;   ///< e.g. "truncated-gaussian"
  std::string title;  ///< e.g. "Gaussian cut off at 3 sigma, in double"
  void (*compute)(const ReferenceInput& input, const RowSink& sink) = nullptr;  ///< null if `compare` is set
  /// Largest absolute error of a correct float implementation, on data in [0, 1]; source and reason at its definition.
  double (*tolerance)(const Symbols& symbols) = nullptr;
  Fidelity fidelity = Fidelity::Approximation;
  /// nullptr if a part of the result's rows needs all of the source.
  RowReach (*reach)(const Symbols& symbols) = nullptr;
  /// In place of `compute`, if a result is not a plane of pixels or is not compared row by row: returns its error.
  ErrorFigures (*compare)(const ReferenceInput& input, const NumberReader& result) = nullptr;
  /// Seconds of one core for a million items of the result, including the workload's first method; nullptr if an item
  /// is computed from a few numbers.
  double (*secondsPerMillion)(const ParameterValues& parameters) = nullptr;
};

/// Computes the workload once. `inputs`, one pointer for each of the workload's inputs, and `result` are tightly
/// packed.
template <typename Number>
using PeerRun = void (*)(std::span<const Number* const> inputs, Number* result, Size size,
                         const ParameterValues& parameters);

/// A host implementation: a library or native code that computes the same, shown beside the variants.
struct HostPeer {
  std::string name;
  std::string title;
  std::string summary;
  std::string reference;
  std::map<std::string, int> constants;  ///< symbols of its cost and its reference
  std::string flops;                     ///< cost expression
  int rank = 0;
  std::set<DeviceType> story = {};  ///< see Variant::story
  /// Returns why it cannot run in this build or on this machine, and the remedy, as a fragment to follow its name
  /// ("needs OpenBLAS, which..."); empty if it can. May load a library. Null if it can always run.
  std::string (*unavailable)() = nullptr;
  Element element = Element::Float;  ///< of its planes, which have one channel
  PeerRun<float> run = nullptr;
  PeerRun<std::uint8_t> runOnBytes = nullptr;  ///< called instead if its element is bytes
};

/// An implementation on an OpenCL device without a kernel file: a library, or a probe, host code that times the
/// runtime. The runner opens it by its variant's id.
struct OnDevice {
  Variant variant;
  /// Floats per pixel that an iteration of a probe moves between host and device; 0 if it does not move the plane.
  double movedFloats = 0;
  /// Returns why the device cannot run it, as a fragment to follow its name; empty if it can. Makes no OpenCL call.
  /// Null if only opening it shows.
  std::string (*unavailable)(const DeviceDescription& device) = nullptr;
};

struct Workload {
  std::string id;
  std::string text;    ///< the TOML that describes it; for a kernel file's own workload the whole file
  std::string origin;  ///< the file that it was read from
  std::string folder;  ///< the folder of a user's file; empty for a built-in workload
  std::string title;
  std::string summary;
  int rank = 0;                       ///< position in lists, ascending
  std::vector<Parameter> parameters;  ///< beside the size, in the order of the file
  std::vector<SizeParameter> sizes;   ///< at least one, at most Size::kMostParameters
  /// Names for expressions of the size parameters, each defined after those that it uses.
  std::vector<std::pair<std::string, std::string>> let;
  /// Names for expressions that also use parameters or single scalars, likewise. Shapes, work and axis do not know
  /// them.
  std::vector<std::pair<std::string, std::string>> parameterLet;
  /// Default sizes, ascending: on CPUs, and on other devices.
  std::vector<Size> usualOnCpus;
  std::vector<Size> usualElsewhere;
  /// True if the file lists the values of its size parameters: its expressions need to be valid at those only.
  bool listsSizes = false;
  SizeAxis axis;
  std::string item = "item";  ///< item of rates: "pixel", "element"...
  std::string items;          ///< number of items, as an expression; empty for the elements of the result
  RateOf rate = RateOf::Items;
  std::vector<Buffer> buffers;  ///< in the file's order. All have types, or none; without types, the one output is
                                ///< "result"
  ExpectedFrom expected;        ///< for buffers with types; others have references
  std::map<std::string, TypedValue> scalars;  ///< values for kernel arguments
  /// Traffic and operations that a launch needs at least, as expressions; empty if they follow from the buffers, and
  /// from the variants' costs.
  std::string bytes;
  std::string flops;
  std::optional<Precision> precision;  ///< of `flops`; nothing for that of the result's numbers
  /// Index of the size parameter that is the number of the result's rows, which several devices can share; none if no
  /// parameter is, or a part of the rows needs more than a part of an input.
  std::optional<std::size_t> rows;
  /// Element types of its planes beside floats. Bytes are possible if results of numbers from 0 to 1 stay in that
  /// range.
  std::vector<Element> elements;
  /// True if transfers to the device and back are part of the workload: end-to-end times are measured by default, see
  /// RunPlan::transfers.
  bool countsTransfers = false;
  /// True if the result's rows are the source's columns: it is height pixels wide and width pixels high.
  bool swapsSides = false;
  /// The device limit that its variants' rates measure; Unknown if they measure none.
  Bound ceiling = Bound::Unknown;
  /// True if all variants compute the same thing: references[0] is then the reference for every variant's error.
  /// Otherwise each variant's own method is its reference.
  bool hasCommonTruth = true;
  std::vector<ReferenceMethod> references;
  std::vector<HostPeer> peers;
  std::vector<OnDevice> onDevice;  ///< all that this build knows, installed or not
  std::vector<ArrayBinding> arrays;
  std::vector<IntegerBinding> integers;
};

}  // namespace headroom
