// The notes below a comparison: how the conditions of two runs differ.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <string>

#include "compared_rows.hpp"
#include "headroom/analysis/comparison.hpp"
#include "headroom/report/report.hpp"
#include "workbench/analysis/plan_conditions.hpp"

namespace headroom {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(ComparisonNotes, OfTheSameConditionsAreEmpty) {
  EXPECT_THAT(compareRuns(documentWithContext(), documentWithContext()).notes, IsEmpty());
}

TEST(ComparisonNotes, TellWhatDiffersBetweenTheConditions) {
  RunDocument fresh = documentWithContext();
  fresh.rows[0].driver = "2.0";
  fresh.context.headroomVersion = "2";
  fresh.context.host = "b";
  fresh.context.operatingSystem = "Linux";
  fresh.context.processor = "P";
  fresh.context.processors = 3;
  fresh.context.kernels = {{"blur.separable", "def", "-DB"}, {"blur.new", "x", ""}};
  fresh.context.environment.clear();
  fresh.outcome = Outcome::Cancelled;
  EXPECT_THAT(compareRuns(documentWithContext(), fresh).notes,
              ElementsAre("Different driver: 1.0 in the base, 2.0 in the new run.",
                          "Different kernel source of blur.separable.",
                          "Different build options of blur.separable: -DA in the base, -DB in the new run.",
                          "Different version of Headroom: 1 in the base, 2 in the new run.",
                          "Different host: a in the base, b in the new run.",
                          "Different operating system: unknown in the base, Linux in the new run.",
                          "Different processor: unknown in the base, P in the new run.",
                          "Different number of processors: 0 in the base, 3 in the new run.",
                          "Different POCL_AFFINITY: \"1\" in the base, unset in the new run.",
                          "The new run was stopped before its end."));
}

TEST(ComparisonNotes, NameWhatDiffersBetweenThePlans) {
  RunDocument base = documentWithContext();
  base.plans = {RunPlan()};
  RunDocument fresh = base;
  fresh.plans[0].seed = 7;
  fresh.plans[0].sampling.rounds = 9;
  fresh.plans[0].sampling.freshRounds = false;
  fresh.plans[0].configuration = {{"LOCAL_X", 256}};
  fresh.plans[0].workers = 4;
  fresh.context.hosting = "in process";
  EXPECT_THAT(compareRuns(base, fresh).notes,
              ElementsAre("Different place of OpenCL: unknown in the base, in process in the new run.",
                          "Different seed: 1 in the base, 7 in the new run.",
                          "Different values of tunables (--set): none in the base, LOCAL_X=256 in the new run.",
                          "Different number of workers: 1 in the base, 4 in the new run.",
                          "Different number of rounds: 5 in the base, 9 in the new run.",
                          "Different process mode: a process for each round in the base, one process for all rounds in "
                          "the new run."));
}

TEST(ComparisonNotes, NameTheConfigurationsThatPointsWereMeasuredWith) {
  RunDocument base = documentWithContext();
  RunDocument fresh = base;
  base.rows[0].configuration = "LOCAL_X=16";
  fresh.rows[0].configuration = "LOCAL_X=256";
  EXPECT_THAT(compareRuns(base, fresh).notes, ElementsAre("Different configuration of " + base.rows[0].variant +
                                                          ": LOCAL_X=16 in the base, LOCAL_X=256 in the new run."));
}

/// Returns names such as "sampling.rounds" for members of members.
std::set<std::string> membersOf(const nlohmann::json& object, const std::string& prefix = "") {
  std::set<std::string> names;
  for (const auto& [name, value] : object.items()) {
    if (name == "sampling") {
      names.merge(membersOf(value, "sampling."));
    } else {
      names.insert(prefix + name);
    }
  }
  return names;
}

template <typename Of>
std::set<std::string> namedIn(std::span<const NamedCondition<Of>> conditions, std::set<std::string> names) {
  for (const NamedCondition<Of>& condition : conditions) names.emplace(condition.member);
  return names;
}

TEST(ComparisonNotes, KnowEachMemberOfADocument) {
  RunDocument document = documentWithContext();
  document.plans = {RunPlan()};
  document.plans.front().parameters = {{"gamma", 2}};
  document.plans.front().workers = 2;
  document.context.devices = {DeviceDescription()};
  document.context.hosting = "in process";
  const auto written = nlohmann::json::parse(toJson(document));
  const auto& context = written.at("context");
  // Variant and device are part of a point; a selector can be written in several ways.
  EXPECT_EQ(namedIn(planConditions(), {"devices", "variants"}), membersOf(written.at("plans").at(0)));
  // Kernels, environment and drivers have their own notes; the other members are measured, or the same in every run.
  EXPECT_EQ(namedIn(contextConditions(), {"devices", "kernels", "environment", "started_at", "kernel_folders",
                                          "launch_costs", "noise_floors"}),
            membersOf(context));
  // A driver has one cache size; documents written before it was recorded would all differ.
  EXPECT_EQ(namedIn(deviceConditions(), {"id", "name", "driver_version", "global_cache_bytes"}),
            membersOf(context.at("devices").at(0)));
}

TEST(ComparisonNotes, TellOfDocumentsThatSayNothingOfTheirConditions) {
  RunDocument old = comparedDocument({comparedRow(100, 1)});
  old.outcome.reset();
  EXPECT_THAT(compareRuns(old, documentWithContext()).notes,
              ElementsAre("The base does not record its conditions: device, kernels and host may differ.",
                          "The base had not ended when it was written."));
}

}  // namespace
}  // namespace headroom
