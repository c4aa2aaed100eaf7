#include "headroom/values/workload_sizes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace headroom {
namespace {

/// Of each number of an image that is read and written once.
constexpr double kPlanesOfACopy = 2;
/// Two factors and the product.
constexpr double kMatrices = 3;
/// Sides that tiles of matrices divide.
constexpr int kProductStep = 16;

}  // namespace

Size imageOfAsMuchMemory(Size product) {
  const double m = product.height;
  const double n = product.width;
  const double k = product.depth;
  return squareOf((m * k + k * n + m * n) / kPlanesOfACopy * 1e-6);
}

Size productOfAsMuchMemory(Size image) {
  const double side = std::sqrt(kPlanesOfACopy * static_cast<double>(image.pixels()) / kMatrices);
  const int steps = std::clamp(static_cast<int>(std::lround(side / kProductStep)), 1, kLongestSide / kProductStep);
  const int n = steps * kProductStep;
  return {n, n, n};
}

WorkloadSizes sizesFor(const Workload& workload, std::span<const Size> given) {
  WorkloadSizes result;
  std::copy_if(given.begin(), given.end(), std::back_inserter(result.sizes),
               [&](Size size) { return size.isOfMatrices() == workload.isOfMatrices; });
  if (!result.sizes.empty() || given.empty()) return result;
  std::string changes;
  for (const Size size : given) {
    const Size converted = workload.isOfMatrices ? productOfAsMuchMemory(size) : imageOfAsMuchMemory(size);
    changes += fmt::format("{}{} for {}", changes.empty() ? "" : ", ", toText(converted), toText(size));
    if (std::find(result.sizes.begin(), result.sizes.end(), converted) != result.sizes.end()) continue;
    result.sizes.push_back(converted);
  }
  result.note = fmt::format("{} runs at {} of as much memory: {}.", workload.id,
                            workload.isOfMatrices ? "matrix sizes (M x N x K)" : "image sizes", changes);
  return result;
}

}  // namespace headroom
