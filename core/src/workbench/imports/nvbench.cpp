// nvbench --json: benchmarks with states (one per combination of axis values), which contain summaries of measurements.
#include <fmt/format.h>

#include <array>
#include <map>

#include "headroom/system/error.hpp"
#include "workbench/imports/importers.hpp"
#include "workbench/imports/json_access.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr int kJsonFormat = 1;

/// A timing method, and the tags of its summaries; the first one that a state has is used. Cold: one launch at a time,
/// after emptying the caches.
struct Method {
  const char* time;
  const char* itemRate;
  const char* byteRate;
};
constexpr std::array kMethods = {
    Method{"nv/cold/time/gpu/mean", "nv/cold/bw/item_rate", "nv/cold/bw/global/bytes_per_second"},
    Method{"nv/batch/time/gpu/mean", "nv/batch/bw/item_rate", "nv/batch/bw/global/bytes_per_second"},
    Method{"nv/cpu_only/time/cpu/mean", "nv/cpu_only/bw/item_rate", "nv/cpu_only/bw/global/bytes_per_second"},
};

/// The figure named "value" in a summary's data.
std::optional<double> figureOf(const json& summaries, std::string_view tag) {
  for (const json& summary : summaries) {
    if (textOf(summary, "tag") != tag) continue;
    for (const json& datum : listOf(summary, "data")) {
      if (textOf(datum, "name") == "value") return numberOf(datum, "value");
    }
  }
  return std::nullopt;
}

std::string textOfAxisValue(const json& value) {
  if (value.is_string()) return value.get<std::string>();
  return value.is_primitive() ? value.dump() : std::string();
}

/// Names of the devices by number.
std::map<double, std::string> devicesOf(const json& document) {
  std::map<double, std::string> devices;
  for (const json& device : listOf(document, "devices")) {
    if (const auto id = numberOf(device, "id")) devices[*id] = textOf(device, "name");
  }
  return devices;
}

std::string deviceOf(const json& state, const std::map<double, std::string>& devices) {
  const std::optional<double> id = numberOf(state, "device");
  if (!id) return "host";
  const auto found = devices.find(*id);
  return found == devices.end() ? fmt::format("device {}", *id) : found->second;
}

void addState(Readings& readings, const std::string& benchmark, const json& state, const std::string& device) {
  ImportedPoint point;
  point.device = device;
  point.label = benchmark;
  point.series = benchmark;
  NamedSize size;
  for (const json& axis : listOf(state, "axis_values")) {
    const std::string name = textOf(axis, "name");
    const std::string assignment = fmt::format(" {}={}", name, textOfAxisValue(memberOf(axis, "value")));
    point.label += assignment;
    const std::optional<double> number = numberOf(axis, "value");
    if (!number || !size.take(name, *number)) point.series += assignment;
  }
  if (isTrue(state, "is_skipped")) {
    return readings.leaveOut(point.label, "skipped: " + textOf(state, "skip_reason"));
  }
  const json& summaries = listOf(state, "summaries");
  for (const Method& method : kMethods) {
    const Iteration iteration = {figureOf(summaries, method.itemRate), figureOf(summaries, method.byteRate),
                                 figureOf(summaries, method.time), size.pixels()};
    if (setFigures(point, iteration)) return readings.add(std::move(point));
  }
  readings.leaveOut(point.label, "it holds neither a rate nor a mean time");
}

}  // namespace

bool isNvbenchJson(const json& document) {
  if (memberOf(memberOf(memberOf(document, "meta"), "version"), "nvbench").is_object()) return true;
  const json& benchmarks = listOf(document, "benchmarks");
  return !benchmarks.empty() && memberOf(benchmarks.front(), "states").is_array();
}

ImportedResults importNvbench(const json& document, const std::string& origin) {
  const json& version = memberOf(memberOf(document, "meta"), "version");
  const std::optional<double> format = numberOf(memberOf(version, "json"), "major");
  if (format && *format != kJsonFormat) {
    throw Error(Stage::ReportFile,
                fmt::format("{} is JSON of nvbench's format {}; format {} is read. Write it with another version of "
                            "nvbench.",
                            origin, *format, kJsonFormat));
  }
  Readings readings(tidyText("nvbench " + textOf(memberOf(version, "nvbench"), "string")));
  const std::map<double, std::string> devices = devicesOf(document);
  for (const json& benchmark : listOf(document, "benchmarks")) {
    const std::string name = textOf(benchmark, "name");
    for (const json& state : listOf(benchmark, "states")) addState(readings, name, state, deviceOf(state, devices));
  }
  return readings.take(origin);
}

}  // namespace headroom
