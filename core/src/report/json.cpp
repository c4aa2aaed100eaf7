#include <fmt/format.h>

#include "headroom/error.hpp"
#include "headroom/report.hpp"
#include "report/row_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr int kIndent = 2;

void putFigure(json& object, const char* key, const std::optional<double>& figure) {
  if (figure) object[key] = jsonFromNumber(*figure);
}

/// What can be computed from the rest: for readers with other tools than ours; rowsFromJson passes over it.
json jsonWithDerivedFigures(const ResultRow& row) {
  json object = jsonFromRow(row);
  putFigure(object, "gpix_per_s", gigapixelsPerSecond(row));
  putFigure(object, "gbyte_per_s", gigabytesPerSecond(row));
  putFigure(object, "gflop_per_s", gigaflopsPerSecond(row));
  putFigure(object, "percent_of_ceiling", percentOfCeiling(row));
  putFigure(object, "measured_over_estimate", measuredOverEstimate(row));
  return object;
}

template <typename Value, typename Convert>
std::string document(const char* key, std::span<const Value> values, Convert convert) {
  json list = json::array();
  for (const Value& value : values) list.push_back(convert(value));
  return jsonText({{"format_version", kReportFormatVersion}, {key, std::move(list)}}, kIndent) + '\n';
}

json jsonFromVariant(const Variant& variant) {
  json tunables = json::array();
  for (const Tunable& tunable : variant.tunables) {
    tunables.push_back({{"name", tunable.name}, {"default", tunable.defaultValue}, {"values", tunable.values}});
  }
  return {{"id", variant.id},
          {"workload", variant.workload},
          {"name", variant.name},
          {"title", variant.title},
          {"summary", variant.summary},
          {"rank", variant.rank},
          {"host_peer", variant.isHostPeer()},
          {"probe", variant.isProbe()},
          {"origin", variant.origin},
          {"smallest_sigma", jsonFromNumber(variant.smallestSigma)},
          {"largest_sigma", jsonFromNumber(variant.largestSigma)},
          {"cost", {{"memory", variant.cost.memory}, {"flops", variant.cost.flops}}},
          {"tunables", std::move(tunables)}};
}

}  // namespace

std::string toJson(std::span<const ResultRow> rows) {
  return document("rows", rows, jsonWithDerivedFigures);
}

std::string toJson(std::span<const DeviceDescription> devices) {
  return document("devices", devices, jsonFromDevice);
}

std::string toJson(std::span<const Variant> variants) {
  return document("variants", variants, jsonFromVariant);
}

std::vector<ResultRow> rowsFromJson(std::string_view text) {
  try {
    const json document = json::parse(text);
    const int format = document.at("format_version").get<int>();
    if (format != kReportFormatVersion) {
      throw Error(
          Stage::ReportFile,
          fmt::format("These results are of format {}; this Headroom reads format {}. Open them with the version "
                      "that wrote them.",
                      format, kReportFormatVersion));
    }
    std::vector<ResultRow> rows;
    for (const json& row : document.at("rows")) rows.push_back(rowFromJson(row));
    return rows;
  } catch (const json::exception& failure) {
    throw Error(Stage::ReportFile, fmt::format("This is not a results file of Headroom's: {}.", failure.what()));
  } catch (const std::invalid_argument& failure) {
    throw Error(Stage::ReportFile, fmt::format("This results file is damaged: {}.", failure.what()));
  }
}

}  // namespace headroom
