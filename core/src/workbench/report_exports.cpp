#include "headroom/workbench/report_exports.hpp"

#include <span>
#include <variant>

#include "headroom/split.hpp"
#include "headroom/tuning/tuning.hpp"

namespace headroom {

std::string toTextTable(const StoredReport& stored) {
  if (const auto* tuning = std::get_if<TuningReport>(&stored.report)) return toTextTable(std::span(tuning, 1));
  return toTextTable(std::get<SplitReport>(stored.report));
}

std::string toCsv(const StoredReport& stored) {
  if (const auto* tuning = std::get_if<TuningReport>(&stored.report)) return toCsv(std::span(tuning, 1));
  return toCsv(std::get<SplitReport>(stored.report));
}

std::string toJson(const StoredReport& stored) {
  if (const auto* tuning = std::get_if<TuningReport>(&stored.report)) return toT4(*tuning, stored.context);
  return toJson(std::get<SplitReport>(stored.report), stored.context);
}

}  // namespace headroom
