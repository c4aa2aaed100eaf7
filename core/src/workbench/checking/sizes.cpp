#include "workbench/checking/sizes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "catalogue/unsupported.hpp"
#include "headroom/checking.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// Groups of this many work-items divide the global size of a pass that is not rounded up.
bool isDivided(const Pass& pass, const Symbols& symbols) {
  if (pass.isRounded || pass.kernel.empty()) return true;
  for (std::size_t i = 0; i < std::min(pass.global.size(), pass.local.size()); ++i) {
    if (!isKnown(pass.global[i], symbols) || !isKnown(pass.local[i], symbols)) continue;
    const double local = std::max(1.0, std::ceil(evaluate(pass.local[i], symbols)));
    if (std::fmod(std::ceil(evaluate(pass.global[i], symbols)), local) != 0) return false;
  }
  return true;
}

/// Whether the size is valid, as far as can be known before a launch.
bool takes(const Workload& workload, const Variant& variant, Size size, const ParameterValues& parameters) {
  try {
    requireSize(workload, size);
    const Symbols symbols = symbolsFor(workload, variant, size, parameters);
    return lackOfConditions(variant, symbols).empty() &&
           std::ranges::all_of(variant.passes, [&](const Pass& pass) { return isDivided(pass, symbols); });
  } catch (const Error&) {
    return false;
  }
}

double productOf(Size size) {
  double product = 1;
  for (const std::int64_t value : size.values()) product *= static_cast<double>(value);
  return product;
}

/// Limit of the values' product, because work grows with it, or with its square if loops run over everything.
double largestProduct(std::size_t parameters) {
  constexpr std::array<double, 3> kLargest{1024, 4096, 32768};
  return kLargest.at(std::min(parameters, kLargest.size()) - 1);
}

/// Returns the size and its halves, halving the largest value first, until there is little work; includes odd values.
std::vector<Size> halvesOf(Size size) {
  std::vector<Size> sizes{size};
  while (productOf(size) > largestProduct(size.count())) {
    std::size_t largest = 0;
    for (std::size_t i = 1; i < size.count(); ++i) {
      if (size[i] > size[largest]) largest = i;
    }
    size = size.with(largest, (size[largest] + 1) / 2);
    sizes.push_back(size);
  }
  std::ranges::reverse(sizes);
  return sizes;
}

/// Values that groups do not divide.
Size oddSize(std::size_t parameters) {
  constexpr std::array<std::int64_t, Size::kMostParameters> kOne{1021};
  constexpr std::array<std::int64_t, Size::kMostParameters> kTwo{67, 19};
  constexpr std::array<std::int64_t, Size::kMostParameters> kThree{35, 19, 23};
  constexpr std::array<std::int64_t, Size::kMostParameters> kMore{11, 9, 7, 5, 6, 3};
  const auto& odd = parameters == 1 ? kOne : parameters == 2 ? kTwo : parameters == 3 ? kThree : kMore;
  return Size(std::span(odd).first(parameters));
}

/// Values that groups divide, smallest first.
std::vector<Size> evenSizes(std::size_t parameters) {
  std::vector<Size> sizes;
  for (const std::int64_t value : {4, 16, 32, 64, 128, 256, 512, 1024, 4096}) {
    const Size even(std::vector<std::int64_t>(parameters, value));
    if (productOf(even) >= largestProduct(parameters) / 2) sizes.push_back(even);
  }
  return sizes;
}

Size smallestUsual(const Workload& workload) {
  return std::min(workload.usualOnCpus.front(), workload.usualElsewhere.front(),
                  [](Size one, Size other) { return productOf(one) < productOf(other); });
}

/// Returns the first valid one of the tried sizes, or finally the smallest usual size of the workload.
Size firstTaken(const Variant& variant, const ParameterValues& parameters, bool startsWithOdd) {
  const Workload& workload = findWorkload(variant.workload);
  const Size usual = smallestUsual(workload);
  std::vector<Size> tried;
  if (!workload.listsSizes) {
    tried = evenSizes(workload.sizes.size());
    if (startsWithOdd) tried.insert(tried.begin(), oddSize(workload.sizes.size()));
    std::erase_if(tried, [&usual](Size size) { return productOf(size) > productOf(usual); });
  }
  for (const Size size : halvesOf(usual)) tried.push_back(size);
  for (const Size size : tried) {
    if (takes(workload, variant, size, parameters)) return size;
  }
  return usual;
}

/// Multiplies each value by this number of halves.
Size grown(Size size, const std::array<std::int64_t, Size::kMostParameters>& halves) {
  for (std::size_t i = 0; i < size.count(); ++i) size = size.with(i, (size[i] * halves.at(i) + 1) / 2);
  return size;
}

}  // namespace

Size smallSize(const Variant& variant, const ParameterValues& parameters) {
  return firstTaken(variant, parameters, true);
}

std::vector<Size> awkwardSizes(std::size_t parameters) {
  if (parameters == 1) return {{1}, {3}, {100}, {4099}, {65536}, {70001}};
  if (parameters == 2) return {{1, 1}, {1, 257}, {257, 1}, {67, 35}, {64, 37}, {515, 389}};
  if (parameters == 3) {
    return {{1, 1, 1}, {3, 1, 7}, {1, 257, 5}, {100, 1, 33}, {65, 33, 17}, {64, 128, 32}, {130, 139, 131}};
  }
  return {Size(std::vector<std::int64_t>(parameters, 1)), oddSize(parameters)};
}

std::vector<Size> awkwardSizes(const Variant& variant, const ParameterValues& parameters) {
  const Workload& workload = findWorkload(variant.workload);
  constexpr std::ptrdiff_t kMostHalves = 4;
  std::vector<Size> sizes =
      workload.listsSizes ? halvesOf(smallestUsual(workload)) : awkwardSizes(workload.sizes.size());
  std::erase_if(sizes, [&](Size size) { return !takes(workload, variant, size, parameters); });
  // The smallest ones, and the listed one.
  if (workload.listsSizes && std::ssize(sizes) > kMostHalves)
    sizes.erase(sizes.begin() + kMostHalves - 1, sizes.end() - 1);
  if (sizes.empty()) sizes.push_back(smallSize(variant, parameters));
  return sizes;
}

std::optional<std::pair<Size, Size>> countingSizes(const Variant& variant, const ParameterValues& parameters) {
  constexpr std::array<std::array<std::int64_t, Size::kMostParameters>, 2> kGrowths{
      {{4, 6, 3, 4, 4, 4}, {4, 4, 4, 4, 4, 4}}};
  const Workload& workload = findWorkload(variant.workload);
  const Size smaller = firstTaken(variant, parameters, false);
  for (const auto& growth : kGrowths) {
    const Size larger = grown(smaller, growth);
    if (takes(workload, variant, larger, parameters) && takes(workload, variant, smaller, parameters))
      return std::pair(smaller, larger);
  }
  return std::nullopt;
}

}  // namespace headroom
