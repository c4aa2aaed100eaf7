// A workload: what is computed, whichever variant computes it. The table of all of them is in workloads.hpp.
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
  std::string name;  ///< in expressions, and as an argument of kernels
  std::string unit;  ///< what it counts: "pixels", "elements"...
  /// The only values that it takes, where names have a value for each of them; empty: any. In the file's order.
  std::vector<std::int64_t> only = {};

  bool operator==(const SizeParameter&) const = default;
};

/// Where a size stands on the axis of charts.
struct SizeAxis {
  std::string of;     ///< an expression of the size parameters; empty for megapixels
  std::string name;   ///< "N", as in "N = 1024"; empty for megapixels
  std::string title;  ///< beside the axis
};

/// Where the expected result of buffers with types comes from.
struct ExpectedFrom {
  enum class Kind {
    None,    ///< nowhere: results are not checked, and rows say so
    Each,    ///< an expression of each number's place, by output
    Kernel,  ///< another kernel file of the folder, run once
    Files,   ///< a .npy file or one of bytes beside the description, by output
    Command  ///< a program that a person agreed to: it reads inputs as .npy files and writes outputs likewise
  };
  Kind kind = Kind::None;
  std::map<std::string, std::string> byOutput;  ///< expressions or names of files
  /// Names of files beside the description, by output: a byte for each byte of the output, 0 for one that is not
  /// compared. A number is compared where none of its bytes is left out.
  std::map<std::string, std::string> masks;
  bool isCaptured = false;           ///< what another launch left, right or not: rows say so
  std::string kernel;                ///< the name of its file
  std::vector<std::string> command;  ///< words; {dir} is the files' folder, {EXPRESSION} its value
};

/// A constant array that kernels may take as an argument, beside the inputs, `result`, `scratch0`..., `width`,
/// `height`.
struct ArrayBinding {
  std::string name;
  std::vector<std::string> needs;  ///< -D constants that the variant must have for it
  std::vector<float> (*values)(const Symbols& symbols);
};

/// An integer that kernels may take as an argument and front matter expressions may use.
struct IntegerBinding {
  std::string name;
  std::function<int(Size size, const ParameterValues& parameters)> value;
};

/// Copies row y (width floats) of the source plane into the span. Called from several threads at a time.
using RowReader = std::function<void(int y, std::span<float> row)>;
/// Takes row y of a reference: width doubles, or height doubles where the workload swaps the sides. Called once per
/// row, from several threads at a time.
using RowSink = std::function<void(int y, std::span<const double> row)>;

/// Copies the numbers of a buffer from the given one on. Called from several threads at a time.
using NumberReader = std::function<void(std::int64_t first, std::span<double> numbers)>;

struct ReferenceInput {
  Size size;
  RowReader source;  ///< of pictures: one channel
  Symbols symbols;   ///< the parameters, radius, the variant's constants
  std::stop_token stop;
  std::vector<NumberReader> inputs;         ///< for ReferenceMethod::compare: as many as the workload has inputs
  std::vector<std::int64_t> elements = {};  ///< how many numbers each of them has

  /// Of pictures.
  [[nodiscard]] ImageSize image() const { return imageSize(size); }
};

/// What a right implementation of a method is worth.
enum class Fidelity {
  Approximation,  ///< the method is not the workload's job as defined, only nearly as good
  Coarse,         ///< it is that job, but implementations keep something in less than float
  Exact           ///< it is that job, and nothing is lost but rounding
};

/// How far a method looks up and down: what a part of the result's rows can be made of.
struct RowReach {
  int rows = 0;    ///< above and below a row of the result; rows beyond change it by less than a millionth
  int period = 1;  ///< rows are treated alike whose numbers differ by a multiple of this
};

/// Computes a whole plane in double. Streams it, so that no plane of doubles need be held twice.
/// Ends early, with rows missing, when asked to stop.
struct ReferenceMethod {
  std::string name;   ///< e.g. "truncated-gaussian"
  std::string title;  ///< e.g. "Gaussian cut off at 3 sigma, in double"
  void (*compute)(const ReferenceInput& input, const RowSink& sink) = nullptr;  ///< null where there is `compare`
  /// Largest absolute error of a right float implementation, on data in [0, 1]; source and reason at its definition.
  double (*tolerance)(const Symbols& symbols) = nullptr;
  Fidelity fidelity = Fidelity::Approximation;
  /// nullptr where a part of the result's rows needs all of the source.
  RowReach (*reach)(const Symbols& symbols) = nullptr;
  /// In place of `compute`, where a result is no plane of pixels or not compared row by row: how far it is off.
  ErrorFigures (*compare)(const ReferenceInput& input, const NumberReader& result) = nullptr;
  /// Seconds that one processor takes for a million items of the result, the workload's first method included; nullptr
  /// where an item is computed from a few numbers.
  double (*secondsPerMillion)(const ParameterValues& parameters) = nullptr;
};

/// Does the job once. `inputs`, one pointer for each of the workload's, and `result` are tightly packed.
template <typename Number>
using PeerRun = void (*)(std::span<const Number* const> inputs, Number* result, Size size,
                         const ParameterValues& parameters);

/// A library or code of its own on the host that does the same job, shown beside the variants.
struct HostPeer {
  std::string name;
  std::string title;
  std::string summary;
  std::string reference;
  std::map<std::string, int> constants;  ///< symbols of its cost and its reference
  std::string flops;                     ///< cost expression
  int rank = 0;
  std::set<DeviceType> story = {};  ///< see Variant::story
  /// Why it can't run in this build or on this machine, and what to do, as a fragment to follow its name ("needs
  /// OpenBLAS, which..."); empty when it can. It may load a library. Null where a peer always can.
  std::string (*unavailable)() = nullptr;
  Element element = Element::Float;  ///< of its planes, which have one channel
  PeerRun<float> run = nullptr;
  PeerRun<std::uint8_t> runOnBytes = nullptr;  ///< called instead where bytes are its element
};

/// What works on an OpenCL device without a kernel file: a library that does the job, or a probe, host code that times
/// what the runtime does. The runner opens it by its variant's id.
struct OnDevice {
  Variant variant;
  /// Floats per pixel that an iteration of a probe moves between host and device; 0 when it does not move the plane.
  double movedFloats = 0;
  /// Why the device cannot run it, as a fragment to follow its name; empty when it can. Without a call to OpenCL. Null
  /// where only opening it shows.
  std::string (*unavailable)(const DeviceDescription& device) = nullptr;
};

struct Workload {
  std::string id;
  std::string text;    ///< the TOML that describes it; of a kernel file's own workload the whole file
  std::string origin;  ///< the file that it was read from
  std::string folder;  ///< that this file is in, where it is a user's; empty for a built-in workload
  std::string title;
  std::string summary;
  int rank = 0;                       ///< place in lists, ascending
  std::vector<Parameter> parameters;  ///< beside the size, in the order of the file
  std::vector<SizeParameter> sizes;   ///< at least one, Size::kMostParameters at most
  /// Names for expressions of the size parameters, in an order in which each uses earlier ones only.
  std::vector<std::pair<std::string, std::string>> let;
  /// What it is measured at where nobody asks for sizes, ascending: on CPUs, and on other devices.
  std::vector<Size> usualOnCpus;
  std::vector<Size> usualElsewhere;
  /// True where the file lists the values of its size parameters: its expressions need make sense at those only.
  bool listsSizes = false;
  SizeAxis axis;
  std::string item = "item";  ///< what rates count: "pixel", "element"...
  std::string items;          ///< how many of them, as an expression; empty for the elements of the result
  RateOf rate = RateOf::Items;
  std::vector<Buffer> buffers;  ///< in the file's order. All have types, or none; without, the one output is "result"
  ExpectedFrom expected;        ///< of buffers with types; else references say it
  std::map<std::string, TypedValue> scalars;  ///< values that kernels may take as an argument
  /// What honest work moves and computes in a launch, as expressions; empty where it follows from the buffers, and from
  /// the variants' costs.
  std::string bytes;
  std::string flops;
  std::optional<Precision> precision;  ///< of `flops`; nothing where that of the result's numbers
  /// The size parameter that is the number of the result's rows, which several devices can share; none where it has no
  /// rows that are a parameter, or an input gives no part for a part of them.
  std::optional<std::size_t> rows;
  /// What its planes may be of beside floats. Bytes where what it computes of numbers from 0 to 1 stays there.
  std::vector<Element> elements;
  /// True when the way of its data to the device and back is a part of the question: whole operations are timed unless
  /// somebody says no, see RunPlan::transfers.
  bool countsTransfers = false;
  /// True when the result's rows are the source's columns: it is height pixels wide and width pixels high.
  bool swapsSides = false;
  /// Which of the device's limits the rates of its variants are; Unknown when they are none.
  Bound ceiling = Bound::Unknown;
  /// True when all variants compute the same thing: references[0] is the truth that every variant's error is told
  /// against. Otherwise each variant's own method is its truth.
  bool hasCommonTruth = true;
  std::vector<ReferenceMethod> references;
  std::vector<HostPeer> peers;
  std::vector<OnDevice> onDevice;  ///< all that this build knows, installed or not
  std::vector<ArrayBinding> arrays;
  std::vector<IntegerBinding> integers;
};

}  // namespace headroom
