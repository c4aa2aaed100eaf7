#include "headroom/run/run_plan.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <tuple>

#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// Plan, size, ceilings first, variant, repeat.
using PlannedPlace = std::tuple<std::size_t, std::size_t, bool, std::size_t, int>;

template <typename Value>
std::size_t placeOf(const std::vector<Value>& values, const Value& value) {
  return static_cast<std::size_t>(std::find(values.begin(), values.end(), value) - values.begin());
}

/// Rows of none are last.
PlannedPlace placeIn(std::span<const RunPlan> plans, const ResultRow& row) {
  const bool isCeiling = row.role == Role::Ceiling;
  for (std::size_t i = 0; i < plans.size(); ++i) {
    const std::size_t size = placeOf(plans[i].sizes, pointSizeOf(row));
    const std::size_t variant = isCeiling ? 0 : placeOf(plans[i].variants, row.variant);
    const bool isPlanned = size < plans[i].sizes.size() && (isCeiling || variant < plans[i].variants.size());
    if (isPlanned) return {i, size, !isCeiling, variant, row.repeat};
  }
  return {plans.size(), 0, !isCeiling, 0, row.repeat};
}

}  // namespace

ParameterValues parametersOf(const RunPlan& plan) {
  ParameterValues parameters;
  std::set<std::string> differing;  // defaults, which a plan cannot express
  for (const std::string& variant : plan.variants) {
    const Workload* workload = knownWorkload(variant.substr(0, variant.find('.')));
    for (const auto& [name, value] : workload != nullptr ? valuesFor(*workload, plan.parameters) : plan.parameters) {
      const auto [known, isNew] = parameters.emplace(name, value);
      if (!isNew && known->second != value) differing.insert(name);
    }
  }
  for (const std::string& name : differing) parameters.erase(name);
  return parameters;
}

void putInOrder(std::vector<ResultRow>& rows, std::span<const RunPlan> plans) {
  std::stable_sort(rows.begin(), rows.end(), [plans](const ResultRow& one, const ResultRow& other) {
    return placeIn(plans, one) < placeIn(plans, other);
  });
}

}  // namespace headroom
