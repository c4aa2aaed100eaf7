// The table of workloads: their files, and the functions that those name.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
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
    FunctionsOfWorkload{"copy", copyFunctions},     FunctionsOfWorkload{"mad", madFunctions},
    FunctionsOfWorkload{"blur", blurFunctions},     FunctionsOfWorkload{"transpose", transposeFunctions},
    FunctionsOfWorkload{"access", accessFunctions}, FunctionsOfWorkload{"overheads", overheadsFunctions},
    FunctionsOfWorkload{"matmul", matmulFunctions}};

/// A workload whose files need no function of its own has none.
WorkloadFunctions functionsOf(std::string_view id) {
  const auto found = std::ranges::find(kFunctions, id, &FunctionsOfWorkload::id);
  return found == kFunctions.end() ? WorkloadFunctions() : found->functions();
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

const ReferenceMethod& findReference(const Workload& workload, std::string_view name) {
  std::string known;
  for (const ReferenceMethod& method : workload.references) {
    if (method.name == name) return method;
    known += (known.empty() ? "" : ", ") + method.name;
  }
  throw Error(Stage::KernelFile,
              fmt::format("Workload {} has no reference \"{}\"; choose one of: {}.", workload.id, name, known));
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

double compulsoryNumbers(const Workload& workload, Size size) {
  std::int64_t read = 0;
  for (const Input& input : workload.inputs) read += input.pixels(size);
  return 1 + static_cast<double>(read) / static_cast<double>(size.pixels());
}

double secondsToValidate(Size size, double sigma) {
  // Two references whose work per pixel grows with sigma: some 2 * 7 sigma taps twice over.
  return static_cast<double>(size.pixels()) * (1 + sigma) / 1e6;
}

void requireSize(const Workload& workload, Size size) {
  const auto isSide = [](int side) { return side >= 1 && side <= kLongestSide; };
  if (!isSide(size.width) || !isSide(size.height) || size.depth < 0 || size.depth > kLongestSide) {
    throw UsageError(fmt::format("Size {} can't be run: each side must be from 1 to {}.", toText(size), kLongestSide));
  }
  if (workload.isOfMatrices == size.isOfMatrices()) return;
  throw UsageError(workload.isOfMatrices
                       ? fmt::format("Size {} is a picture's, and {} multiplies matrices. Write N (\"1024\") or MxNxK "
                                     "(\"512x1024x256\").",
                                     toText(size), workload.id)
                       : fmt::format("Size {} is of matrices, and {} works on pictures. Write megapixels (\"16MP\") or "
                                     "WIDTHxHEIGHT (\"1023x769\").",
                                     toText(size), workload.id));
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
  symbols["width"] = size.width;
  symbols["height"] = size.height;
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
