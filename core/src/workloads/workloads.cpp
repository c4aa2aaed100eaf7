// The one table of workloads.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "headroom/error.hpp"
#include "headroom/workload.hpp"
#include "workloads/deriche.hpp"
#include "workloads/gaussian.hpp"
#include "workloads/opencv_peer.hpp"
#include "workloads/references.hpp"

namespace headroom {
namespace {

Bindings bindNothing(double) {
  return {};
}

Bindings bindBlur(double sigma) {
  const int radius = gaussianRadius(sigma, kVariantSigmas);
  const std::vector<double> weights = gaussianWeights(sigma, radius);
  Bindings bindings;
  bindings.integers["radius"] = radius;
  std::vector<float>& floats = bindings.arrays["weights"];
  for (const double weight : weights) floats.push_back(static_cast<float>(weight));
  bindings.arrays["coefficients"] = flattened(dericheCoefficients(sigma));
  return bindings;
}

Workload copyWorkload() {
  Workload workload;
  workload.id = "copy";
  workload.title = "Copy";
  workload.summary = "Every pixel read once and written once: the speed of memory, the ceiling of everything else.";
  workload.ceiling = Bound::Memory;
  workload.references = {identityReference()};
  workload.bind = bindNothing;
  return workload;
}

Workload madWorkload() {
  Workload workload;
  workload.id = "mad";
  workload.title = "Multiply and add";
  workload.summary =
      "A copy with arithmetic in between: how many operations per pixel come free with the memory traffic.";
  workload.ceiling = Bound::Compute;
  workload.hasCommonTruth = false;
  workload.references = {logisticReference(), chainsReference()};
  workload.bind = bindNothing;
  return workload;
}

Workload blurWorkload() {
  Workload workload;
  workload.id = "blur";
  workload.title = "Gaussian blur";
  workload.summary = "A Gaussian blur of standard deviation sigma; beyond the border the edge pixel is repeated.";
  workload.usesSigma = true;
  workload.smallestSigma = 0.3;
  workload.largestSigma = 100;
  workload.references = {gaussianReference(), truncatedGaussianReference(), dericheReference()};
  workload.peers = {opencvBlurPeer()};
  workload.arrayBindings = {"weights", "coefficients"};
  workload.integerBindings = {"radius"};
  workload.bind = bindBlur;
  return workload;
}

}  // namespace

const std::vector<Workload>& workloads() {
  static const std::vector<Workload> table{copyWorkload(), madWorkload(), blurWorkload()};
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

void requireSigma(const Workload& workload, double sigma) {
  if (!workload.usesSigma) return;
  // Written so that a NaN, which compares false, is refused.
  if (sigma >= workload.smallestSigma && sigma <= workload.largestSigma) return;
  throw UsageError(fmt::format("Sigma {} is out of range; {} takes {} to {} pixels.", sigma, workload.id,
                               workload.smallestSigma, workload.largestSigma));
}

Symbols symbolsFor(const Workload& workload, const Variant& variant, Size size, double sigma) {
  Symbols symbols = constantSymbols(variant);
  symbols["width"] = size.width;
  symbols["height"] = size.height;
  symbols["sigma"] = workload.usesSigma ? sigma : 0;
  if (workload.usesSigma)
    for (const auto& [name, value] : workload.bind(sigma).integers) symbols[name] = value;
  return symbols;
}

}  // namespace headroom
