#include "headroom/result.hpp"
#include "report/json_members.hpp"
#include "report/run_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

}  // namespace

json jsonFromSampling(const Sampling& sampling) {
  return {{"warm_ups", sampling.warmUps},
          {"minimum_samples", sampling.minimumSamples},
          {"maximum_samples", sampling.maximumSamples},
          {"noise_goal", jsonFromNumber(sampling.noiseGoal)},
          {"time_budget_s", jsonFromNumber(sampling.timeBudgetSeconds)},
          {"rounds", sampling.rounds},
          {"fresh_rounds", sampling.freshRounds}};
}

Sampling samplingFromJson(const json& object) {
  Sampling sampling;
  sampling.warmUps = integerAt<int>(object, "warm_ups");
  sampling.minimumSamples = integerAt<int>(object, "minimum_samples");
  sampling.maximumSamples = integerAt<int>(object, "maximum_samples");
  sampling.noiseGoal = numberAt(object, "noise_goal");
  sampling.timeBudgetSeconds = numberAt(object, "time_budget_s");
  sampling.rounds = integerAt<int>(object, "rounds");
  sampling.freshRounds = object.value("fresh_rounds", false);  // as in versions that knew nothing of it
  return sampling;
}

json jsonFromPlan(const RunPlan& plan) {
  json sizes = json::array();
  for (const Size size : plan.sizes) sizes.push_back(jsonFromSize(size));
  return {{"devices", plan.devices},    {"variants", plan.variants},
          {"sizes", std::move(sizes)},  {"sigma", jsonFromNumber(plan.sigma)},
          {"ceilings", plan.ceilings},  {"caches", toText(plan.caches)},
          {"repeats", plan.repeats},    {"sampling", jsonFromSampling(plan.sampling)},
          {"seed", plan.seed},          {"longest_launch_s", jsonFromNumber(plan.longestLaunchSeconds)},
          {"tuned", plan.tuned},        {"configuration", json(plan.configuration)},
          {"transfers", plan.transfers}};
}

RunPlan planFromJson(const json& object) {
  RunPlan plan;
  plan.devices = object.at("devices").get<std::vector<std::string>>();
  plan.variants = object.at("variants").get<std::vector<std::string>>();
  for (const json& size : object.at("sizes")) plan.sizes.push_back(sizeAt(size));
  plan.sigma = numberAt(object, "sigma");
  plan.ceilings = object.at("ceilings").get<bool>();
  plan.caches = fromText(kAllCaches, textAt(object, "caches"), "caches");
  plan.repeats = integerAt<int>(object, "repeats");
  plan.sampling = samplingFromJson(object.at("sampling"));
  plan.seed = integerAt<std::uint64_t>(object, "seed");
  plan.longestLaunchSeconds = numberAt(object, "longest_launch_s");
  // Plans of earlier versions have none of these.
  plan.tuned = object.value("tuned", false);
  plan.transfers = object.value("transfers", false);
  if (object.contains("configuration")) plan.configuration = object.at("configuration").get<Configuration>();
  return plan;
}

}  // namespace headroom
