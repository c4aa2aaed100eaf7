#include "text/json.hpp"
#include "catalogue/story_kinds.hpp"
#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/workloads.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

template <typename Value, typename Convert>
std::string document(const char* key, std::span<const Value> values, Convert convert) {
  json list = json::array();
  for (const Value& value : values) list.push_back(convert(value));
  return jsonText({{"format_version", kReportFormatVersion}, {key, std::move(list)}}, kFileIndent) + '\n';
}

/// Returns an empty text for an unknown workload.
std::string_view precisionText(const Variant& variant) {
  const Workload* const workload = knownWorkload(variant.workload);
  return workload == nullptr ? std::string_view() : toText(precisionOf(*workload, variant));
}

json jsonFromVariant(const Variant& variant) {
  json tunables = json::array();
  for (const Tunable& tunable : variant.tunables) {
    tunables.push_back({{"name", tunable.name}, {"default", tunable.defaultValue}, {"values", tunable.values}});
  }
  json story = json::array();
  for (const StoryKind& kind : kStoryKinds) {
    if (variant.story.contains(kind.type)) story.push_back(kind.word);
  }
  // From the time when sigma was the only parameter: variants for all values have 0 and 1e300.
  const auto ofSigma = variant.valid.find(kSigmaKey);
  const ParameterRange sigmaRange = ofSigma == variant.valid.end() ? ParameterRange{0, 1e300} : ofSigma->second;
  json valid = json::object();
  for (const auto& [name, range] : variant.valid) {
    valid[name] = {jsonFromNumber(range.smallest), jsonFromNumber(range.largest)};
  }
  return {{"id", variant.id},
          {"workload", variant.workload},
          {"name", variant.name},
          {"title", variant.title},
          {"summary", variant.summary},
          {"rank", variant.rank},
          {"host_peer", variant.isHostPeer()},
          {"device_library", variant.isDeviceLibrary()},
          {"probe", variant.isProbe()},
          {"origin", variant.origin},
          {"smallest_sigma", jsonFromNumber(sigmaRange.smallest)},
          {"largest_sigma", jsonFromNumber(sigmaRange.largest)},
          {"valid", std::move(valid)},
          {"needs_matrix_unit", variant.needsMatrixUnit},
          {"needs_half", variant.needsHalf},
          {"needs_double", variant.needsDouble},
          {"require", variant.require},
          {"story", std::move(story)},
          {"error", variant.error},
          {"cost",
           {{"memory", variant.cost.memory},
            {"flops", variant.cost.flops},
            {"executed", variant.cost.executed},
            {"local", variant.cost.local}}},
          {"precision", precisionText(variant)},
          {"tunables", std::move(tunables)}};
}

}  // namespace

std::string toJson(std::span<const DeviceDescription> devices) {
  return document("devices", devices, jsonFromDevice);
}

std::string toJson(std::span<const Variant> variants) {
  return document("variants", variants, jsonFromVariant);
}

}  // namespace headroom
