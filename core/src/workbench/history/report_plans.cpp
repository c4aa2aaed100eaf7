#include "workbench/history/report_plans.hpp"

#include <algorithm>

namespace headroom {

RunPlan planOfReport(const TuningReport& report) {
  RunPlan plan;
  plan.devices = {report.target.device.id};
  plan.variants = {report.target.variant};
  plan.sizes = {report.target.size};
  plan.parameters = report.target.parameters;
  return plan;
}

RunPlan planOfReport(const SplitReport& report) {
  RunPlan plan;
  for (const SplitPart& part : report.parts) {
    plan.devices.push_back(part.deviceId);
    if (std::find(plan.variants.begin(), plan.variants.end(), part.variant) == plan.variants.end()) {
      plan.variants.push_back(part.variant);
    }
  }
  plan.sizes = {report.size};
  plan.parameters = report.parameters;
  return plan;
}

}  // namespace headroom
