#include "workbench/checking/growth.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "headroom/checking.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// An expression's values at the three sizes.
struct Expression {
  double smaller = 0;
  double larger = 0;
  double wanted = 0;
};

/// Returns infinity if it depends on values that a launch computes.
double workItemsIn(const Variant& variant, const Symbols& symbols) {
  double items = 0;
  for (const Pass& pass : variant.passes) {
    if (pass.kernel.empty()) continue;
    items += pass.loop.empty() ? workItemsOf(pass, symbols) : HUGE_VAL;
  }
  return items;
}

class Growth {
 public:
  Growth(const Variant& variant, const ParameterValues& parameters, std::array<Size, 3> sizes)
      : variant_(variant), parameters_(parameters), sizes_(sizes) {
    add([this](Size size) { return declaredWork(variant_, size, parameters_).operations.value_or(0); });
    add([this](Size size) { return static_cast<double>(itemsOf(workload(), size)); });
    add([this](Size size) { return workItemsIn(variant_, symbolsFor(workload(), variant_, size, parameters_)); });
    const std::size_t count = sizes_[0].count();
    // Every product of some of the values.
    for (std::size_t chosen = 0; chosen < (std::size_t{1} << count); ++chosen)
      add([&](Size size) { return productOf(size, chosen); });
    add([this](Size size) { return declaredWork(variant_, size, parameters_).compulsoryBytes; });
    for (std::size_t i = 0; i < count; ++i) {
      const auto value = [i](Size size) { return static_cast<double>(size[i]); };
      add([&](Size size) { return value(size) * std::log2(value(size)); });
      add([&](Size size) { return value(size) * value(size); });
      add([&](Size size) { return value(size) * value(size) * value(size); });
    }
  }

  /// Returns a count at the third size. Raises `mismatch` to its error at the second size.
  [[nodiscard]] double at(double smaller, double larger, double& mismatch) const {
    if (smaller <= 0 || larger <= 0) return larger;
    const Expression* best = nullptr;
    double least = HUGE_VAL;
    for (const Expression& each : expressions_) {
      const double off = std::abs(smaller * each.larger / each.smaller - larger) / larger;
      // Earlier expressions are more probable: a later one must be better by more than the effect of rounded-up groups.
      constexpr double kClearlyBetter = 0.005;
      if (off >= least - kClearlyBetter) continue;
      best = &each;
      least = off;
    }
    mismatch = std::max(mismatch, least);
    return best == nullptr ? larger : larger * best->wanted / best->larger;
  }

 private:
  [[nodiscard]] const Workload& workload() const { return findWorkload(variant_.workload); }

  template <typename Value>
  void add(const Value& value) {
    const Expression expression{value(sizes_[0]), value(sizes_[1]), value(sizes_[2])};
    const auto isUsable = [](double number) { return std::isfinite(number) && number > 0; };
    if (isUsable(expression.smaller) && isUsable(expression.larger) && isUsable(expression.wanted))
      expressions_.push_back(expression);
  }

  static double productOf(Size size, std::size_t chosen) {
    double product = 1;
    for (std::size_t i = 0; i < size.count(); ++i) {
      if ((chosen >> i & 1U) != 0) product *= static_cast<double>(size[i]);
    }
    return product;
  }

  const Variant& variant_;
  const ParameterValues& parameters_;
  std::array<Size, 3> sizes_;
  std::vector<Expression> expressions_;
};

}  // namespace

ScaledCounts scaledCounts(const CountedAt& smaller, const CountedAt& larger, const Variant& variant,
                          const ParameterValues& parameters, Size to) {
  const Growth growth(variant, parameters, {smaller.size, larger.size, to});
  ScaledCounts scaled{to, larger.counts, smaller.size, larger.size, 0};
  using Counts = AccessCounts;
  for (const auto member :
       {&Counts::launches, &Counts::workItems, &Counts::operations, &Counts::integerOperations, &Counts::globalLoads,
        &Counts::globalStores, &Counts::globalLoadBytes, &Counts::globalStoreBytes, &Counts::localLoadBytes,
        &Counts::localStoreBytes, &Counts::constantLoadBytes, &Counts::atomics, &Counts::imageAccesses, &Counts::copies,
        &Counts::barriers})
    scaled.counts.*member = growth.at(smaller.counts.*member, larger.counts.*member, scaled.mismatch);
  return scaled;
}

}  // namespace headroom
