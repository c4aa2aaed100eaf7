#include "headroom/run/run_plan.hpp"

#include <set>

#include "headroom/workloads.hpp"

namespace headroom {

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

}  // namespace headroom
