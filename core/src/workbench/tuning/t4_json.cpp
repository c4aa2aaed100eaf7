// Tuning results in the T4 schema of auto-tuning results.
#include <algorithm>
#include <string_view>

#include "headroom/tuning/tuning.hpp"
#include "text/json.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"

namespace headroom {

namespace {

using nlohmann::json;

constexpr std::string_view kSchemaVersion = "1.0.0";
constexpr std::string_view kObjective = "time";

/// The schema's words.
std::string_view invalidityText(Invalidity invalidity) {
  switch (invalidity) {
    case Invalidity::None:
      return "correct";
    case Invalidity::BuildFailed:
      return "compile";
    case Invalidity::WrongResult:
      return "correctness";
    case Invalidity::TimedOut:
      return "timeout";
    case Invalidity::TooMuchLocalMemory:
    case Invalidity::TooLargeGroup:
    case Invalidity::DeviceLimit:
    case Invalidity::Unsupported:
      return "constraints";
    case Invalidity::Crashed:
    case Invalidity::CallFailed:
      break;
  }
  return "runtime";
}

/// The schema requires numbers, and JSON has no infinity: other values are left out.
void addMeasurement(json& measurements, std::string_view name, std::optional<double> value, std::string_view unit) {
  const json number = value ? jsonFromNumber(*value) : json();
  if (number.is_number()) measurements.push_back({{"name", name}, {"value", number}, {"unit", unit}});
}

json measurementsOf(const ResultRow& row) {
  json measurements = json::array();
  if (!isTimed(row)) return measurements;
  addMeasurement(measurements, kObjective, row.medianMs, "ms");
  addMeasurement(measurements, "time_min", row.minMs, "ms");
  addMeasurement(measurements, "noise", row.noise, "");
  addMeasurement(measurements, speedUnit(row), measuredSpeed(row), speedUnit(row));
  if (row.ownError) addMeasurement(measurements, "max_abs_error", row.ownError->maxAbs, "");
  return measurements;
}

json jsonFromTimes(const TuningResult& result) {
  const TuningTimes& times = result.times;
  json runtimes = json::array();
  for (const double sample : countingSamples(result.row)) {
    if (const json number = jsonFromNumber(sample); number.is_number()) runtimes.push_back(number);
  }
  // Time other than building, timing and checking: memory, and communication with the runner.
  const double framework = std::max(0.0, times.totalMs - times.buildMs - times.timingMs - times.checkingMs);
  return {{"compilation_time", times.buildMs},  {"benchmark", times.timingMs},    {"framework", framework},
          {"search_algorithm", times.searchMs}, {"validation", times.checkingMs}, {"runtimes", std::move(runtimes)}};
}

json t4FromResult(const TuningResult& result) {
  const Invalidity invalidity = invalidityOf(result.row);
  return {{"timestamp", result.triedAt},
          {"configuration", json(result.configuration)},
          {"times", jsonFromTimes(result)},
          {"invalidity", invalidityText(invalidity)},
          {"correctness", invalidity == Invalidity::None ? 1 : 0},
          {"measurements", measurementsOf(result.row)},
          {"objectives", json::array({kObjective})}};
}

/// Metadata of the imported file; the rest is unknown.
json importedMetadata(const TuningReport& report) {
  return {{"autotuner", report.importedFrom},
          {"device", report.target.device.name},
          {"kernel", {{"name", report.target.variant}}},
          {"timeunit", "ms"}};
}

json metadataOf(const TuningReport& report, const RunContext& context) {
  if (!report.importedFrom.empty()) return importedMetadata(report);
  const TuningTarget& target = report.target;
  json kernel{{"name", target.variant}};
  addParameters(kernel, target.parameters);
  addSize(kernel, target.size);
  return {{"hardware",
           {{"hardware_description",
             json::array({jsonFromDevice(target.device), {{"host", context.host}, {"processor", context.processor}}})},
            {"operating_system", context.operatingSystem}}},
          {"environment",
           {{"device_query", json(context.environment)},
            {"requirements", json::array({"Headroom " + context.headroomVersion})}}},
          {"kernel", std::move(kernel)},
          {"search",
           {{"method", toText(report.search)},
            {"configurations", report.configurations},
            {"allowed", report.allowed},
            {"allowed_is_exact", report.isAllowedExact}}}};
}

}  // namespace

std::string toT4(const TuningReport& report, const RunContext& context) {
  json results = json::array();
  for (const TuningResult& result : report.tried) results.push_back(t4FromResult(result));
  const json document = {
      {"schema_version", kSchemaVersion}, {"metadata", metadataOf(report, context)}, {"results", std::move(results)}};
  return jsonText(document, kFileIndent) + '\n';
}

}  // namespace headroom
