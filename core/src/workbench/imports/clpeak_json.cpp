// clpeak 2.x writes a flat list of entries (format 2); clpeak 3.x devices with tests with metrics (format 3).
#include <fmt/format.h>

#include "headroom/system/error.hpp"
#include "workbench/imports/clpeak.hpp"
#include "workbench/imports/importers.hpp"
#include "workbench/imports/json_access.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr int kFlatFormat = 2;
constexpr int kNestedFormat = 3;

/// Adds the figure of an entry or a metric, or a note on why it has none.
void addFigure(Readings& readings, ClpeakReading reading, const json& figure) {
  if (const std::optional<double> value = numberOf(figure, "value")) {
    reading.value = *value;
    return addClpeakReading(readings, reading);
  }
  const std::string status = textOf(figure, "status");
  readings.leaveOut(labelOf(reading), status.empty() ? std::string("it has no value")
                                                     : fmt::format("{}: {}", status, textOf(figure, "reason")));
}

void addEntry(Readings& readings, const json& entry) {
  ClpeakReading reading;
  reading.device = textOf(entry, "device");
  reading.backend = textOf(entry, "backend");
  reading.test = textOf(entry, "test");
  reading.metric = textOf(entry, "metric");
  reading.unit = textOf(entry, "unit");
  addFigure(readings, std::move(reading), entry);
}

/// A metric's own unit replaces all unit members.
void takeUnit(ClpeakReading& reading, const json& from) {
  if (!from.contains("unit")) return;
  reading.unit = textOf(from, "unit");
  reading.quantity = textOf(from, "quantity");
  reading.scale = numberOf(from, "scale").value_or(1);
}

void addTest(Readings& readings, ClpeakReading reading, const json& test) {
  if (!test.is_object()) return;
  reading.test = textOf(test, "id");
  takeUnit(reading, test);
  const std::string variant = textOf(test, "variant");
  for (const json& metric : listOf(test, "metrics")) {
    if (!metric.is_object()) continue;
    ClpeakReading one = reading;
    one.metric = textOf(metric, "id");
    if (!variant.empty()) one.metric += " (" + variant + ")";
    takeUnit(one, metric);
    addFigure(readings, std::move(one), metric);
  }
}

ImportedResults importFlat(const json& document, const std::string& origin, std::string tool) {
  Readings readings(std::move(tool));
  for (const json& entry : listOf(document, "entries")) addEntry(readings, entry);
  return readings.take(origin);
}

ImportedResults importNested(const json& document, const std::string& origin, std::string tool) {
  Readings readings(std::move(tool));
  if (isTrue(document, "cancelled")) readings.note("The run was stopped before its end: tests may be missing.");
  for (const json& device : listOf(document, "devices")) {
    ClpeakReading reading;
    reading.device = textOf(device, "name");
    reading.backend = textOf(device, "backend");
    for (const json& test : listOf(device, "tests")) addTest(readings, reading, test);
  }
  return readings.take(origin);
}

}  // namespace

bool isClpeakJson(const json& document) {
  return textOf(document, "schema") == "clpeak/run" || memberOf(document, "clpeak_version").is_string();
}

ImportedResults importClpeakJson(const json& document, const std::string& origin) {
  const std::string tool = tidyText("clpeak " + textOf(document, "clpeak_version"));
  const double format = numberOf(document, "format_version").value_or(0);
  if (format == kFlatFormat) return importFlat(document, origin, tool);
  if (format == kNestedFormat) return importNested(document, origin, tool);
  throw Error(Stage::ReportFile,
              fmt::format("{} is JSON of clpeak's format {}; formats {} and {} are read. Write it with another version "
                          "of clpeak.",
                          origin, format, kFlatFormat, kNestedFormat));
}

}  // namespace headroom
