// The parts of a run's document as JSON values: for documents and for journals.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "headroom/run/run_document.hpp"

namespace headroom {

/// Each reader throws std::invalid_argument or nlohmann::json::exception for anything that its writer did not write.
nlohmann::json jsonFromContext(const RunContext& context);
RunContext contextFromJson(const nlohmann::json& json);

nlohmann::json jsonFromPlan(const RunPlan& plan);
RunPlan planFromJson(const nlohmann::json& json);

/// Context and plans: the part of a document, and of a journal's first line, beside the rows.
nlohmann::json jsonFromHead(const RunDocument& document);
/// Returns a document of that context and those plans. Throws Error for a version that this program cannot read.
RunDocument documentFromHead(const nlohmann::json& json);

/// A whole document, see toJson(const RunDocument&). Its reader throws Error as documentFromHead() does.
nlohmann::json jsonFromDocument(const RunDocument& document);
RunDocument documentFromJson(const nlohmann::json& json);

/// Completes rows that an earlier version wrote: the sizes of ceilings, and the mark of launch costs.
void completeRows(RunDocument& document);

nlohmann::json jsonFromLabel(const RunLabel& label);
/// Throws UsageError for a label that checkedLabel() refuses.
RunLabel labelFromJson(const nlohmann::json& json);

/// "completed"...; "unfinished" if there is none.
std::string outcomeText(const std::optional<Outcome>& outcome);
std::optional<Outcome> outcomeFromText(const std::string& text);

}  // namespace headroom
