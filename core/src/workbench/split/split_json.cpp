// Shared work as a JSON document.
#include "headroom/split.hpp"
#include "text/json.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {

namespace {

using nlohmann::json;

constexpr int kFormatVersion = 1;

json jsonFromFigures(const SplitReport& report, const SplitPoint& point, SplitTimes times) {
  if (!isTimed(point, times)) return nullptr;
  const SplitFigures& figures = point.figures(times);
  json gains = json::array();
  for (std::size_t part = 0; part < report.parts.size(); ++part) {
    const auto gain = speedUp(report, point, part, times);
    gains.push_back(gain ? jsonFromNumber(*gain) : json(nullptr));
  }
  return {{"median_ms", jsonFromNumber(figures.medianMs)},
          {"low_ms", jsonFromNumber(figures.lowMs)},
          {"high_ms", jsonFromNumber(figures.highMs)},
          {"samples", figures.samples},
          {"part_ms", figures.partMs},
          {"speed_up_over", std::move(gains)},
          {"is_best", bestPoint(report, times) == &point},
          {"is_within_noise_of_best", isAmongFastest(report, point, times)}};
}

json jsonFromPoint(const SplitReport& report, const SplitPoint& point) {
  json shares = json::array();
  for (std::size_t part = 0; part < report.parts.size(); ++part) shares.push_back(shareOf(point, part));
  return {{"rows", point.rows},
          {"shares", std::move(shares)},
          {"status", toText(point.status)},
          {"reason", point.reason},
          {"max_error", point.maxError ? jsonFromNumber(*point.maxError) : json(nullptr)},
          {"whole", jsonFromFigures(report, point, SplitTimes::Whole)},
          {"kernels", jsonFromFigures(report, point, SplitTimes::Kernels)}};
}

}  // namespace

std::string toJson(const SplitReport& report, const RunContext& context) {
  json parts = json::array();
  for (const SplitPart& part : report.parts) {
    parts.push_back({{"device_id", part.deviceId}, {"device", part.device}, {"variant", part.variant}});
  }
  json points = json::array();
  for (const SplitPoint& point : report.points) points.push_back(jsonFromPoint(report, point));
  json split{{"workload", report.workload},
             {"parts", std::move(parts)},
             {"points", std::move(points)},
             {"sentence", toSentence(report)}};
  addParameters(split, report.parameters);
  addSize(split, report.size);
  const json document{
      {"format_version", kFormatVersion}, {"context", jsonFromContext(context)}, {"split", std::move(split)}};
  return jsonText(document, kFileIndent) + '\n';
}

}  // namespace headroom
