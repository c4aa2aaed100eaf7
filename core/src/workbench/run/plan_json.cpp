#include "headroom/values/result.hpp"
#include "text/json.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

}  // namespace

json jsonFromPlan(const RunPlan& plan) {
  json sizes = json::array();
  for (const Size size : plan.sizes) sizes.push_back(jsonFromSize(size));
  json object{{"devices", plan.devices},
              {"variants", plan.variants},
              {"sizes", std::move(sizes)},
              {"ceilings", plan.ceilings},
              {"caches", toText(plan.caches)},
              {"repeats", plan.repeats},
              {"sampling", jsonFromSampling(plan.sampling)},
              {"seed", plan.seed},
              {"longest_launch_s", jsonFromNumber(plan.longestLaunchSeconds)},
              {"tuned", plan.tuned},
              {"configuration", json(plan.configuration)},
              {"transfers", plan.transfers}};
  if (plan.workers != 1) object["workers"] = plan.workers;
  if (!plan.judgesTimes) object["judges_times"] = false;
  addParameters(object, plan.parameters);
  return object;
}

RunPlan planFromJson(const json& object) {
  RunPlan plan;
  plan.devices = object.at("devices").get<std::vector<std::string>>();
  plan.variants = object.at("variants").get<std::vector<std::string>>();
  for (const json& size : object.at("sizes")) plan.sizes.push_back(sizeAt(size));
  plan.parameters = parametersAt(object);
  plan.ceilings = object.at("ceilings").get<bool>();
  plan.caches = fromText(kAllCaches, textAt(object, "caches"), "caches");
  plan.repeats = integerAt<int>(object, "repeats");
  plan.sampling = samplingFromJson(object.at("sampling"));
  plan.seed = integerAt<std::uint64_t>(object, "seed");
  plan.longestLaunchSeconds = numberAt(object, "longest_launch_s");
  // Plans of earlier versions have none of these.
  plan.tuned = object.value("tuned", false);
  plan.transfers = object.value("transfers", false);
  if (object.contains("workers")) plan.workers = integerAt<int>(object, "workers");
  plan.judgesTimes = object.value("judges_times", true);
  if (object.contains("configuration")) plan.configuration = object.at("configuration").get<Configuration>();
  plan.parameters = parametersOf(plan);
  return plan;
}

}  // namespace headroom
