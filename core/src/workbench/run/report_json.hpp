// Reports of tunings and splits as JSON values, for journals: everything is read back as it was.
#pragma once

#include <nlohmann/json.hpp>

#include "headroom/run/split_plan.hpp"
#include "headroom/run/tuning_plan.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// Each reader throws std::invalid_argument or nlohmann::json::exception for anything that its writer did not write.
nlohmann::json jsonFromTrial(const TuningResult& result);
TuningResult trialFromJson(const nlohmann::json& json);

nlohmann::json jsonFromReport(const TuningReport& report);
TuningReport tuningReportFromJson(const nlohmann::json& json);

/// Completes rows that an earlier version wrote, by the context that they were measured in: the mark of launch costs.
void completeRows(TuningReport& report, const RunContext& context);

nlohmann::json jsonFromReport(const SplitReport& report);
SplitReport splitReportFromJson(const nlohmann::json& json);

}  // namespace headroom
