#include <array>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>

#include "text/json.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"
#include "workbench/run/report_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr std::array kPartTypes{DeviceType::Cpu, DeviceType::Gpu, DeviceType::Accelerator, DeviceType::Other};

json jsonFromSplitPart(const SplitPart& part) {
  return {{"device_id", part.deviceId},
          {"device", part.device},
          {"variant", part.variant},
          {"type", toText(part.type)},
          {"part_of", part.partOf}};
}

SplitPart splitPartFromJson(const json& object) {
  return {textAt(object, "device_id"), textAt(object, "device"), textAt(object, "variant"),
          fromText(kPartTypes, textAt(object, "type"), "device type"), textAt(object, "part_of")};
}

json jsonFromSplitFigures(const SplitFigures& figures) {
  json parts = json::array();
  for (const double ms : figures.partMs) parts.push_back(jsonFromNumber(ms));
  return {{"median_ms", jsonFromNumber(figures.medianMs)},
          {"low_ms", jsonFromNumber(figures.lowMs)},
          {"high_ms", jsonFromNumber(figures.highMs)},
          {"samples", figures.samples},
          {"part_ms", std::move(parts)}};
}

SplitFigures splitFiguresFromJson(const json& object) {
  SplitFigures figures{numberAt(object, "median_ms"),
                       numberAt(object, "low_ms"),
                       numberAt(object, "high_ms"),
                       integerAt<std::size_t>(object, "samples"),
                       {}};
  for (const json& ms : object.at("part_ms")) figures.partMs.push_back(numberFromJson(ms));
  return figures;
}

json jsonFromSplitPoint(const SplitPoint& point) {
  json object{{"rows", point.rows},
              {"status", toText(point.status)},
              {"reason", point.reason},
              {"whole", jsonFromSplitFigures(point.whole)},
              {"kernels", jsonFromSplitFigures(point.kernels)}};
  if (point.maxError) object["max_error"] = jsonFromNumber(*point.maxError);
  return object;
}

int rowCountFromJson(const json& value) {
  if (!value.is_number_integer()) throw std::invalid_argument("rows are not a number");
  const auto count = value.get<std::int64_t>();
  if (count < 0 || count > std::numeric_limits<int>::max()) throw std::invalid_argument("rows are out of range");
  return static_cast<int>(count);
}

/// Views and reports index rows and times by the report's parts.
SplitPoint splitPointFromJson(const json& object, std::size_t parts) {
  SplitPoint point;
  for (const json& rows : object.at("rows")) {
    point.rows.push_back(rowCountFromJson(rows));
  }
  point.status = statusFromText(textAt(object, "status"));
  point.reason = textAt(object, "reason");
  point.whole = splitFiguresFromJson(object.at("whole"));
  point.kernels = splitFiguresFromJson(object.at("kernels"));
  if (object.contains("max_error")) point.maxError = numberAt(object, "max_error");
  for (const SplitFigures* figures : {&point.whole, &point.kernels}) {
    const std::size_t times = figures->partMs.size();
    if (times != 0 && times != parts) throw std::invalid_argument("there is not a time for each part");
  }
  if (point.rows.size() != parts) throw std::invalid_argument("there are not rows for each part");
  return point;
}

}  // namespace

json jsonFromReport(const SplitReport& report) {
  json parts = json::array();
  for (const SplitPart& part : report.parts) parts.push_back(jsonFromSplitPart(part));
  json points = json::array();
  for (const SplitPoint& point : report.points) points.push_back(jsonFromSplitPoint(point));
  json object{{"workload", report.workload}, {"parts", std::move(parts)}, {"points", std::move(points)}};
  addParameters(object, report.parameters);
  addSize(object, report.size);
  return object;
}

SplitReport splitReportFromJson(const json& object) {
  SplitReport report;
  report.workload = textAt(object, "workload");
  report.size = sizeAt(object);
  report.parameters = parametersAt(object);
  for (const json& part : object.at("parts")) report.parts.push_back(splitPartFromJson(part));
  for (const json& point : object.at("points")) {
    report.points.push_back(splitPointFromJson(point, report.parts.size()));
  }
  return report;
}

}  // namespace headroom
