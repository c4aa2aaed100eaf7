// The table of workloads: their files, and the functions named there.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "workloads/blur/blur.hpp"
#include "workloads/embedded_workloads.hpp"
#include "workloads/matmul/matmul.hpp"
#include "workloads/micro/micro.hpp"
#include "workloads/micro/overheads.hpp"
#include "workloads/workload_file.hpp"

namespace headroom {
namespace {

/// Seconds for comparing a million items that are computed from a few numbers each.
constexpr double kFewestCheckSeconds = 0.004;
/// Factor for a slow CPU over the expected time, which is taken as at least this for a million items.
constexpr double kSlowCheck = 80;
constexpr double kLeastCheckBound = 6;
constexpr double kTypicalGroup = 1024;  ///< work-items, for expressions evaluated without a device

/// By the folder of a workload's file.
struct FunctionsOfWorkload {
  std::string_view id;
  WorkloadFunctions (*functions)();
};
constexpr std::array kFunctions{FunctionsOfWorkload{"copy", copyFunctions},
                                FunctionsOfWorkload{"mad", madFunctions},
                                FunctionsOfWorkload{"blur", blurFunctions},
                                FunctionsOfWorkload{"transpose", transposeFunctions},
                                FunctionsOfWorkload{"overheads", overheadsFunctions},
                                FunctionsOfWorkload{"matmul", matmulFunctions},
                                FunctionsOfWorkload{"local", localFunctions},
                                FunctionsOfWorkload{"matmul-half", matmulHalfFunctions},
                                FunctionsOfWorkload{"matmul-int8", matmulInt8Functions}};

/// Returns the common functions for a workload without functions of its own.
WorkloadFunctions functionsOf(std::string_view id) {
  const auto found = std::ranges::find(kFunctions, id, &FunctionsOfWorkload::id);
  WorkloadFunctions functions = found == kFunctions.end() ? WorkloadFunctions() : found->functions();
  for (ReferenceMethod& common : commonReferences()) functions.references.push_back(std::move(common));
  return functions;
}

/// All workloads ever registered, because references to them stay valid.
class Registry {
 public:
  Registry() {
    for (const EmbeddedWorkload& file : embeddedWorkloads())
      place(std::make_unique<Workload>(readWorkload(file.id, file.text, file.path, functionsOf(file.id))));
  }

  std::vector<std::reference_wrapper<const Workload>> all() {
    const std::scoped_lock lock(mutex_);
    return {current_.begin(), current_.end()};
  }

  const Workload* find(std::string_view id) {
    const std::scoped_lock lock(mutex_);
    return known(id);
  }

  const Workload& add(Workload workload) {
    const std::scoped_lock lock(mutex_);
    const Workload* const before = known(workload.id);
    if (before != nullptr && before->text == workload.text && before->folder == workload.folder) return *before;
    if (before != nullptr && before->folder.empty()) {
      if (before->text == workload.text) return *before;
      throw Error(Stage::KernelFile,
                  fmt::format("{}: the name {} is taken by a built-in workload; rename the {}.", workload.origin,
                              workload.id, workload.text.starts_with("/*") ? "file" : "folder"));
    }
    return place(std::make_unique<Workload>(std::move(workload)));
  }

 private:
  [[nodiscard]] const Workload* known(std::string_view id) const {
    const auto found = std::ranges::find(current_, id, &Workload::id);
    return found == current_.end() ? nullptr : &found->get();
  }

  const Workload& place(std::unique_ptr<const Workload> workload) {
    const Workload& placed = *ever_.emplace_back(std::move(workload));
    std::erase_if(current_, [&placed](const Workload& other) { return other.id == placed.id; });
    current_.emplace_back(placed);
    std::ranges::stable_sort(current_, [](const Workload& one, const Workload& other) {
      return std::pair(one.rank, std::string_view(one.id)) < std::pair(other.rank, std::string_view(other.id));
    });
    return placed;
  }

  std::mutex mutex_;
  std::vector<std::unique_ptr<const Workload>> ever_;
  std::vector<std::reference_wrapper<const Workload>> current_;  // in listing order
};

Registry& registry() {
  static Registry made;
  return made;
}

/// Adds the values of expressions that may depend on each other. Throws Error for one without a value.
void addDefined(Symbols& symbols, std::map<std::string, std::string> expressions) {
  while (!expressions.empty()) {
    const std::size_t before = expressions.size();
    std::erase_if(expressions, [&symbols](const auto& define) {
      const auto& [name, expression] = define;
      if (!isKnown(expression, symbols)) return false;
      symbols[name] = std::ceil(evaluate(expression, symbols));
      return true;
    });
    if (expressions.size() == before) static_cast<void>(evaluate(expressions.begin()->second, symbols));
  }
}

/// Checks the count before a kernel's index, or memory, overflows.
void requireElements(const Workload& workload, std::string_view buffer, const Shape& shape, Size size) {
  const std::int64_t elements = elementsOf(workload, shape, size);
  if (elements <= kLargestExtent) return;
  throw UsageError(fmt::format("Size {} cannot be run: the buffer {} of {} would have {} elements, and {} is the most.",
                               toText(size), buffer, workload.id, elements, kLargestExtent));
}

}  // namespace

std::vector<std::reference_wrapper<const Workload>> workloads() {
  return registry().all();
}

Workload readUserWorkload(const std::string& id, const std::string& text, const std::string& origin,
                          const std::string& folder) {
  Workload workload = readWorkload(id, text, origin, functionsOf({}));
  workload.folder = folder;
  return workload;
}

const Workload& addWorkload(Workload workload) {
  return registry().add(std::move(workload));
}

const Workload& findWorkload(std::string_view id) {
  if (const Workload* const known = knownWorkload(id)) return *known;
  std::string known;
  for (const Workload& workload : workloads()) known += (known.empty() ? "" : ", ") + workload.id;
  throw UsageError(fmt::format("There is no workload \"{}\"; choose one of: {}.", id, known));
}

const Workload* knownWorkload(std::string_view id) {
  return registry().find(id);
}

const ReferenceMethod& findReference(const Workload& workload, std::string_view name) {
  std::string known;
  for (const ReferenceMethod& method : workload.references) {
    if (method.name == name) return method;
    known += (known.empty() ? "" : ", ") + method.name;
  }
  throw Error(Stage::KernelFile,
              fmt::format("Workload {} has no reference \"{}\"; choose one of: {}.", workload.id, name, known));
}

bool isComparedWhole(const Workload& workload, const Variant& variant) {
  return !variant.reference.empty() && findReference(workload, variant.reference).compare != nullptr;
}

std::string whyUnavailable(const HostPeer& peer) {
  return peer.unavailable == nullptr ? std::string() : peer.unavailable();
}

const OnDevice* findOnDevice(const Workload& workload, std::string_view id) {
  const auto found =
      std::ranges::find_if(workload.onDevice, [id](const OnDevice& one) { return one.variant.id == id; });
  return found == workload.onDevice.end() ? nullptr : &*found;
}

bool isOfPlanes(const Workload& workload) {
  return std::ranges::none_of(workload.buffers, [](const Buffer& buffer) { return buffer.type.has_value(); });
}

std::vector<const Buffer*> inputsOf(const Workload& workload) {
  std::vector<const Buffer*> inputs;
  for (const Buffer& buffer : workload.buffers) {
    if (buffer.use == BufferUse::In || buffer.use == BufferUse::InOut) inputs.push_back(&buffer);
  }
  return inputs;
}

std::vector<const Buffer*> outputsOf(const Workload& workload) {
  std::vector<const Buffer*> outputs;
  for (const Buffer& buffer : workload.buffers) {
    if (buffer.use == BufferUse::Out || buffer.use == BufferUse::InOut) outputs.push_back(&buffer);
  }
  return outputs;
}

std::vector<const Buffer*> comparedOutputs(const Workload& workload) {
  std::vector<const Buffer*> outputs = outputsOf(workload);
  if (!workload.expected.byOutput.empty())
    std::erase_if(outputs, [&](const Buffer* output) { return !workload.expected.byOutput.contains(output->name); });
  return outputs;
}

const Buffer* findBuffer(const Workload& workload, std::string_view name) {
  const auto found = std::ranges::find(workload.buffers, name, &Buffer::name);
  return found == workload.buffers.end() ? nullptr : &*found;
}

const Buffer* findInput(const Workload& workload, std::string_view name) {
  const Buffer* const buffer = findBuffer(workload, name);
  const bool isInput = buffer != nullptr && (buffer->use == BufferUse::In || buffer->use == BufferUse::InOut);
  return isInput ? buffer : nullptr;
}

const ArrayBinding* findArray(const Workload& workload, std::string_view name) {
  for (const ArrayBinding& array : workload.arrays)
    if (array.name == name) return &array;
  return nullptr;
}

Symbols sizeSymbols(const Workload& workload, Size size) {
  Symbols symbols;
  for (std::size_t i = 0; i < workload.sizes.size(); ++i)
    symbols[workload.sizes[i].name] = static_cast<double>(size[i]);
  for (const auto& [name, expression] : workload.let) symbols[name] = evaluate(expression, symbols);
  return symbols;
}

void addScalars(Symbols& symbols, const Workload& workload) {
  for (const auto& [name, scalar] : workload.scalars) {
    if (scalar.numbers.size() == 1 && isKnown(scalar.numbers.front(), symbols))
      symbols[name] = evaluate(scalar.numbers.front(), symbols);
  }
}

void addParameterLet(Symbols& symbols, const Workload& workload) {
  for (const auto& [name, expression] : workload.parameterLet) symbols[name] = evaluate(expression, symbols);
}

Size trialSize(const Workload& workload) {
  if (workload.listsSizes) return workload.usualOnCpus.back();
  // Odd sides, none of them a multiple of another.
  constexpr std::array<std::int64_t, Size::kMostParameters> kSides{1023, 769, 515, 131, 67, 37};
  return Size(std::span(kSides).first(std::min(kSides.size(), workload.sizes.size())));
}

Size smallestTrialSize(const Workload& workload) {
  if (workload.listsSizes) return workload.usualOnCpus.front();
  return Size(std::vector<std::int64_t>(workload.sizes.size(), 1));
}

std::int64_t elementsOf(const Workload& workload, const Shape& shape, Size size) {
  const Symbols symbols = sizeSymbols(workload, size);
  double elements = 1;
  for (const std::string& extent : shape) elements *= std::ceil(evaluate(extent, symbols));
  return static_cast<std::int64_t>(std::clamp(elements, 0.0, 0x1p62));
}

std::int64_t resultElements(const Workload& workload, Size size) {
  return elementsOf(workload, outputsOf(workload).front()->shape, size);
}

std::int64_t itemsOf(const Workload& workload, Size size) {
  return workload.items.empty() ? resultElements(workload, size) : elementsOf(workload, {workload.items}, size);
}

double compulsoryBytes(const Workload& workload, Size size, PixelFormat pixel) {
  if (!workload.bytes.empty()) return evaluate(workload.bytes, sizeSymbols(workload, size));
  const auto bytesOfBuffer = [&](const Buffer* buffer) {
    const double each = buffer->type ? static_cast<double>(buffer->type->bytes) : static_cast<double>(bytesOf(pixel));
    return each * static_cast<double>(elementsOf(workload, buffer->shape, size));
  };
  double moved = 0;
  for (const Buffer* input : inputsOf(workload)) moved += bytesOfBuffer(input);
  for (const Buffer* output : outputsOf(workload)) moved += bytesOfBuffer(output);
  return moved;
}

std::optional<double> flopsPerItem(const Workload& workload, const Variant& variant, Size size,
                                   const Symbols& symbols) {
  if (!variant.cost.flops.empty() || workload.flops.empty()) return costPerPixel(variant.cost.flops, symbols);
  return evaluate(workload.flops, sizeSymbols(workload, size)) /
         static_cast<double>(std::max<std::int64_t>(1, itemsOf(workload, size)));
}

Precision precisionOf(const Workload& workload, const Variant& variant) {
  if (variant.cost.precision) return *variant.cost.precision;
  if (workload.precision) return *workload.precision;
  if (isOfPlanes(workload)) return precisionOf(variant.pixel.element);
  const std::optional<ElementType>& type = outputsOf(workload).front()->type;
  return type && numbersOf(*type) > 0 ? precisionOf(elementAt(*type, 0)) : Precision::Float;
}

int rowsOf(const Workload& workload, Size size) {
  if (!workload.rows) return 0;
  return static_cast<int>(std::min<std::int64_t>(size[*workload.rows], std::numeric_limits<int>::max()));
}

double expectedCheckSeconds(const Workload& workload, double items, const ParameterValues& parameters) {
  const ParameterValues values = valuesFor(workload, parameters);
  double perMillion = kFewestCheckSeconds;
  for (const ReferenceMethod& method : workload.references) {
    if (method.secondsPerMillion != nullptr) perMillion = std::max(perMillion, method.secondsPerMillion(values));
  }
  return perMillion * items / 1e6;
}

double secondsToValidate(const Workload& workload, double items, const ParameterValues& parameters) {
  return std::max(kLeastCheckBound * items / 1e6, kSlowCheck * expectedCheckSeconds(workload, items, parameters));
}

bool isOfPixels(const Workload& workload) {
  return workload.axis.of.empty();
}

double extentOf(const Workload& workload, Size size) {
  if (!isOfPixels(workload)) return evaluate(workload.axis.of, sizeSymbols(workload, size));
  const ImageSize image = imageSize(size);
  return namedMegapixels(image).value_or(image.megapixels());
}

std::string sizeForm(const Workload& workload) {
  std::string form;
  for (const SizeParameter& parameter : workload.sizes)
    form += fmt::format("{}{}", form.empty() ? "" : " x ", parameter.name);
  return form;
}

void requireSize(const Workload& workload, Size size) {
  if (size.count() != workload.sizes.size()) {
    throw UsageError(fmt::format(
        "Size {} does not fit {}, whose sizes are {}. Write {}.", toText(size), workload.id, sizeForm(workload),
        isOfPixels(workload)
            ? "megapixels (\"16MP\") or WIDTHxHEIGHT (\"1023x769\")"
            : fmt::format("{} of them (\"{}\")", workload.sizes.size(), fmt::join(trialSize(workload).values(), "x"))));
  }
  for (std::size_t i = 0; i < size.count(); ++i) {
    if (const std::vector<std::int64_t>& only = workload.sizes[i].only;
        !only.empty() && std::ranges::find(only, size[i]) == only.end())
      throw UsageError(fmt::format("Size {} cannot be run: {} has values for {} = {} only. Choose one of them.",
                                   toText(size), workload.id, workload.sizes[i].name, fmt::join(only, ", ")));
    const std::int64_t largest = isOfPixels(workload) ? kLongestSide : kLargestExtent;
    if (size[i] >= 1 && size[i] <= largest) continue;
    throw UsageError(
        fmt::format("Size {} cannot be run: {} must be from 1 to {}.", toText(size), workload.sizes[i].name, largest));
  }
  for (const Buffer& buffer : workload.buffers) requireElements(workload, buffer.name, buffer.shape, size);
}

const Parameter* findParameter(const Workload& workload, std::string_view name) {
  const auto found = std::ranges::find(workload.parameters, name, &Parameter::name);
  return found == workload.parameters.end() ? nullptr : &*found;
}

ParameterValues valuesFor(const Workload& workload, const ParameterValues& given) {
  ParameterValues values;
  for (const Parameter& parameter : workload.parameters)
    values[parameter.name] = valueOf(given, parameter.name).value_or(parameter.usual);
  return values;
}

void requireParameters(const Workload& workload, const ParameterValues& given) {
  for (const Parameter& parameter : workload.parameters) {
    const double value = valueOf(given, parameter.name).value_or(parameter.usual);
    if (ParameterRange{parameter.smallest, parameter.largest}.holds(value)) continue;
    std::string name = parameter.name;
    name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    throw UsageError(fmt::format("{} {} is out of range; {} takes {} to {}{}{}.", name, value, workload.id,
                                 parameter.smallest, parameter.largest, parameter.unit.empty() ? "" : " ",
                                 parameter.unit));
  }
  for (const auto& [name, value] : given) {
    if (!std::isfinite(value)) throw UsageError(fmt::format("{} is not a value for {}. Write a number.", value, name));
  }
}

ParameterRange validRange(const Parameter& parameter, const Variant& variant) {
  const auto own = variant.valid.find(parameter.name);
  if (own == variant.valid.end()) return {parameter.smallest, parameter.largest};
  return {std::max(own->second.smallest, parameter.smallest), std::min(own->second.largest, parameter.largest)};
}

std::string whyRefused(const Workload& workload, const Variant& variant, const ParameterValues& given) {
  for (const auto& [name, value] : valuesFor(workload, given)) {
    const ParameterRange range = validRange(*findParameter(workload, name), variant);
    if (range.holds(value)) continue;
    return fmt::format("takes {} from {:g} to {:g}, not {:g}", name, range.smallest, range.largest, value);
  }
  return {};
}

Symbols symbolsFor(const Workload& workload, const Variant& variant, Size size, const ParameterValues& parameters,
                   const DeviceDescription* device) {
  Symbols symbols = constantSymbols(variant);
  const ParameterValues values = valuesFor(workload, parameters);
  for (const auto& [name, value] : values) symbols[name] = value;
  for (const IntegerBinding& integer : workload.integers) symbols[integer.name] = integer.value(size, values);
  symbols.merge(sizeSymbols(workload, size));
  addScalars(symbols, workload);
  addParameterLet(symbols, workload);
  for (const auto& [name, expression] : variant.let) symbols[name] = evaluate(expression, symbols);
  addDefined(symbols, variant.defines);
  symbols["computeUnits"] = device != nullptr ? std::max(1U, device->computeUnits) : 1;
  symbols["largestGroup"] = device != nullptr ? static_cast<double>(device->largestGroup()) : kTypicalGroup;
  return symbols;
}

Variant specialised(const Workload& workload, const Variant& variant, Size size, const ParameterValues& parameters) {
  if (variant.defines.empty() && variant.literals.empty()) return variant;
  Variant made = variant;
  const Symbols symbols = symbolsFor(workload, variant, size, parameters);
  for (const auto& [name, expression] : variant.defines) made.constants[name] = static_cast<int>(symbols.at(name));
  made.defines.clear();
  std::string arrays;
  for (const auto& [name, binding] : variant.literals) {
    const std::vector<float> values = findArray(workload, binding)->values(symbols);
    arrays += fmt::format("constant float {}[{}] = {{", name, values.size());
    for (const float value : values) arrays += fmt::format("{:a}f, ", value);
    arrays += "};\n";
  }
  made.literals.clear();
  // Keeps the compiler's line numbers those of the file.
  if (!arrays.empty()) made.source = arrays + "#line 1\n" + made.source;
  return made;
}

}  // namespace headroom
