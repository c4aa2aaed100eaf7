// The table of workloads: their files, and the functions that those name.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
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

constexpr double kTypicalGroup = 1024;  ///< work-items, where expressions are evaluated for no device

/// By the folder of a workload's file.
struct FunctionsOfWorkload {
  std::string_view id;
  WorkloadFunctions (*functions)();
};
constexpr std::array kFunctions{
    FunctionsOfWorkload{"copy", copyFunctions},           FunctionsOfWorkload{"mad", madFunctions},
    FunctionsOfWorkload{"blur", blurFunctions},           FunctionsOfWorkload{"transpose", transposeFunctions},
    FunctionsOfWorkload{"overheads", overheadsFunctions}, FunctionsOfWorkload{"matmul", matmulFunctions}};

/// A workload whose files need no function of its own has none beside those that all may name.
WorkloadFunctions functionsOf(std::string_view id) {
  const auto found = std::ranges::find(kFunctions, id, &FunctionsOfWorkload::id);
  WorkloadFunctions functions = found == kFunctions.end() ? WorkloadFunctions() : found->functions();
  for (ReferenceMethod& common : commonReferences()) functions.references.push_back(std::move(common));
  return functions;
}

std::vector<Workload> readEmbeddedWorkloads() {
  std::vector<Workload> table;
  for (const EmbeddedWorkload& file : embeddedWorkloads())
    table.push_back(readWorkload(file.id, file.text, file.path, functionsOf(file.id)));
  std::ranges::sort(table, {}, &Workload::rank);
  return table;
}

/// The values of expressions that may use each other. Throws Error for one that can't be told.
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

/// Before an index of a kernel's, or memory, overflows.
void requireElements(const Workload& workload, std::string_view buffer, const Shape& shape, Size size) {
  const std::int64_t elements = elementsOf(workload, shape, size);
  if (elements <= kLargestExtent) return;
  throw UsageError(fmt::format("Size {} can't be run: the buffer {} of {} would have {} elements, and {} is the most.",
                               toText(size), buffer, workload.id, elements, kLargestExtent));
}

}  // namespace

const std::vector<Workload>& workloads() {
  static const std::vector<Workload> table = readEmbeddedWorkloads();
  return table;
}

const Workload& findWorkload(std::string_view id) {
  std::string known;
  for (const Workload& workload : workloads()) {
    if (workload.id == id) return workload;
    known += (known.empty() ? "" : ", ") + workload.id;
  }
  throw UsageError(fmt::format("There is no workload \"{}\"; choose one of: {}.", id, known));
}

const Workload* knownWorkload(std::string_view id) {
  const auto found = std::ranges::find(workloads(), id, &Workload::id);
  return found == workloads().end() ? nullptr : &*found;
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

const Input* findInput(const Workload& workload, std::string_view name) {
  const auto found = std::find_if(workload.inputs.begin(), workload.inputs.end(),
                                  [name](const Input& input) { return input.name == name; });
  return found == workload.inputs.end() ? nullptr : &*found;
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
  for (const auto& [name, expression] : workload.let) symbols[name] = std::ceil(evaluate(expression, symbols));
  return symbols;
}

Size trialSize(const Workload& workload) {
  // Odd sides, none of them a multiple of another.
  constexpr std::array<std::int64_t, Size::kMostParameters> kSides{1023, 769, 515, 131, 67, 37};
  return Size(std::span(kSides).first(std::min(kSides.size(), workload.sizes.size())));
}

std::int64_t elementsOf(const Workload& workload, const Shape& shape, Size size) {
  const Symbols symbols = sizeSymbols(workload, size);
  double elements = 1;
  for (const std::string& extent : shape) elements *= std::ceil(evaluate(extent, symbols));
  return static_cast<std::int64_t>(std::clamp(elements, 0.0, 0x1p62));
}

std::int64_t resultElements(const Workload& workload, Size size) {
  return elementsOf(workload, workload.result, size);
}

std::int64_t itemsOf(const Workload& workload, Size size) {
  return workload.items.empty() ? resultElements(workload, size) : elementsOf(workload, {workload.items}, size);
}

double compulsoryNumbers(const Workload& workload, Size size) {
  auto moved = static_cast<double>(resultElements(workload, size));
  for (const Input& input : workload.inputs) moved += static_cast<double>(elementsOf(workload, input.shape, size));
  return moved / static_cast<double>(std::max<std::int64_t>(1, itemsOf(workload, size)));
}

int rowsOf(const Workload& workload, Size size) {
  if (!workload.rows) return 0;
  return static_cast<int>(std::min<std::int64_t>(size[*workload.rows], std::numeric_limits<int>::max()));
}

double secondsToValidate(double items, double sigma) {
  // Two references whose work per pixel grows with sigma: some 2 * 7 sigma taps twice over.
  return items * (1 + sigma) / 1e6;
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
    const std::int64_t largest = isOfPixels(workload) ? kLongestSide : kLargestExtent;
    if (size[i] >= 1 && size[i] <= largest) continue;
    throw UsageError(
        fmt::format("Size {} can't be run: {} must be from 1 to {}.", toText(size), workload.sizes[i].name, largest));
  }
  for (const Input& input : workload.inputs) requireElements(workload, input.name, input.shape, size);
  requireElements(workload, "result", workload.result, size);
}

void requireSigma(const Workload& workload, double sigma) {
  if (!workload.usesSigma) return;
  // Written so that a NaN, which compares false, is refused.
  if (sigma >= workload.smallestSigma && sigma <= workload.largestSigma) return;
  throw UsageError(fmt::format("Sigma {} is out of range; {} takes {} to {} pixels.", sigma, workload.id,
                               workload.smallestSigma, workload.largestSigma));
}

Symbols symbolsFor(const Workload& workload, const Variant& variant, Size size, double sigma,
                   const DeviceDescription* device) {
  Symbols symbols = constantSymbols(variant);
  symbols["sigma"] = workload.usesSigma ? sigma : 0;
  for (const IntegerBinding& integer : workload.integers) symbols[integer.name] = integer.value(size, sigma);
  symbols.merge(sizeSymbols(workload, size));
  addDefined(symbols, variant.defines);
  symbols["computeUnits"] = device != nullptr ? std::max(1U, device->computeUnits) : 1;
  symbols["largestGroup"] = device != nullptr ? static_cast<double>(device->largestGroup()) : kTypicalGroup;
  return symbols;
}

Variant specialised(const Workload& workload, const Variant& variant, Size size, double sigma) {
  if (variant.defines.empty() && variant.literals.empty()) return variant;
  Variant made = variant;
  const Symbols symbols = symbolsFor(workload, variant, size, sigma);
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
  // The compiler goes on counting the lines of the file.
  if (!arrays.empty()) made.source = arrays + "#line 1\n" + made.source;
  return made;
}

}  // namespace headroom
