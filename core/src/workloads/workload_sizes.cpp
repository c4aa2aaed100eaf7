#include "headroom/workloads/workload_sizes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// For an image that is read and written once.
constexpr double kPlanesOfACopy = 2;
/// Step of sizes, a multiple of common tiles.
constexpr std::int64_t kStep = 16;

/// Returns the contents of the workload's buffers at this size, in floats.
double numbersOf(const Workload& workload, Size size) {
  return compulsoryBytes(workload, size) / static_cast<double>(sizeof(float));
}

Size cubeOf(const Workload& workload, std::int64_t value) {
  return Size(std::vector<std::int64_t>(workload.sizes.size(), value));
}

/// For workloads with fixed sizes.
Size nearestUsual(const Workload& workload, double numbers) {
  return *std::ranges::min_element(workload.usualOnCpus, {}, [&](const Size& size) {
    return std::abs(std::sqrt(numbersOf(workload, size)) - std::sqrt(numbers));
  });
}

/// A single value applies to every size parameter.
std::optional<Size> fitted(const Workload& workload, Size given) {
  if (given.count() == workload.sizes.size()) return given;
  if (given.count() == 1 && !isOfPixels(workload)) return cubeOf(workload, given[0]);
  return std::nullopt;
}

/// Returns the number of floats of another workload's size: for an image, read and written once; else for the first
/// workload with such sizes.
double numbersMeant(Size given) {
  constexpr std::size_t kSidesOfAnImage = 2;
  if (given.count() != kSidesOfAnImage) {
    for (const Workload& workload : workloads()) {
      if (const auto size = fitted(workload, given)) return numbersOf(workload, *size);
    }
  }
  double product = 1;
  for (const std::int64_t value : given.values()) product *= static_cast<double>(value);
  return kPlanesOfACopy * product;
}

}  // namespace

bool hasListedSizesOnly(const Workload& workload) {
  return std::ranges::any_of(workload.sizes, [](const SizeParameter& each) { return !each.only.empty(); });
}

ImageSize imageOfAsMuchMemory(const Workload& workload, Size size) {
  return squareOf(numbersOf(workload, size) / kPlanesOfACopy * 1e-6);
}

Size sizeOfAsMuchMemory(const Workload& workload, double numbers) {
  if (hasListedSizesOnly(workload)) return nearestUsual(workload, numbers);
  if (isOfPixels(workload)) return squareOf(numbers / kPlanesOfACopy * 1e-6);
  const auto held = [&](std::int64_t steps) { return numbersOf(workload, cubeOf(workload, steps * kStep)); };
  std::int64_t most = 1;
  while (held(most) < numbers && most < kLargestExtent / kStep / 2) most *= 2;
  std::int64_t least = most / 2;
  while (most - least > 1) {
    const std::int64_t middle = least + (most - least) / 2;
    (held(middle) < numbers ? least : most) = middle;
  }
  // The nearer one, by the side of a square with this many numbers.
  const auto side = [](double count) { return std::sqrt(count); };
  const bool isLower = least > 0 && side(numbers) - side(held(least)) < side(held(most)) - side(numbers);
  return cubeOf(workload, std::max<std::int64_t>(1, isLower ? least : most) * kStep);
}

Size fittedSize(const Workload& workload, Size given) {
  return fitted(workload, given).value_or(given);
}

WorkloadSizes sizesFor(const Workload& workload, std::span<const Size> given) {
  WorkloadSizes result;
  const auto add = [&result](Size size) {
    if (std::ranges::find(result.sizes, size) == result.sizes.end()) result.sizes.push_back(size);
  };
  for (const Size size : given) {
    if (const auto own = fitted(workload, size)) add(*own);
  }
  if (!result.sizes.empty() || given.empty()) return result;
  std::string changes;
  for (const Size size : given) {
    const Size converted = sizeOfAsMuchMemory(workload, numbersMeant(size));
    changes += fmt::format("{}{} for {}", changes.empty() ? "" : ", ", toText(converted), toText(size));
    add(converted);
  }
  result.note = fmt::format("{} runs at sizes ({}) of as much memory: {}.", workload.id, sizeForm(workload), changes);
  return result;
}

}  // namespace headroom
