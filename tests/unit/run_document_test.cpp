#include "headroom/run/run_document.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "headroom/values/device_place.hpp"
#include "runner/own_context.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"
#include "values/row_json.hpp"
#include "whole_values.hpp"

namespace headroom {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(RunDocument, IsReadBackWithEveryMember) {
  expectSame(runDocumentFromJson(toJson(someDocument())), someDocument());
}

TEST(RunDocument, OfAnEmptyUnfinishedRunIsReadBack) {
  expectSame(runDocumentFromJson(toJson(RunDocument())), RunDocument());
}

TEST(RunDocument, KeepsEveryOutcome) {
  for (const auto outcome : {Outcome::Completed, Outcome::Cancelled, Outcome::Failed}) {
    EXPECT_EQ(runDocumentFromJson(toJson(RunDocument{{}, {}, {}, outcome})).outcome, outcome);
  }
}

TEST(RunDocument, TellsDerivedFiguresToOtherTools) {
  const json document = json::parse(toJson(RunDocument{{}, {}, {timedRow()}, {}}));
  EXPECT_EQ(document.at("format_version"), 2);
  EXPECT_EQ(document.at("outcome"), "unfinished");
  EXPECT_EQ(document.at("rows").at(0).at("gpix_per_s"), 1.0);
  EXPECT_EQ(document.at("rows").at(0).at("percent_of_ceiling"), 25.0);
}

/// Returns a row in the format of version 1.
json asVersion1(const ResultRow& row) {
  json object = jsonFromRow(row);
  for (const char* key : {"device_id", "caches", "repeat", "wall_samples_ms", "clock", "low_ms", "high_ms",
                          "mild_outliers", "severe_outliers", "event_ms", "marks", "rounds", "timeline"}) {
    object.erase(key);
  }
  return object;
}

json rowOfVersion1(Status status) {
  ResultRow row = timedRow();
  row.status = status;
  return asVersion1(row);
}

TEST(RunDocument, OfVersionsWithoutTheMarkOfLaunchCostsIsJudgedByItsOwnCosts) {
  ResultRow brief = timedRow();
  brief.marks.clear();
  brief.medianMs = 0.006;
  ResultRow lasting = brief;
  lasting.medianMs = 0.6;
  RunDocument written{{}, {RunPlan()}, {brief, lasting}, Outcome::Completed};
  written.context.launchCosts = {{"0:0", {4, 5, 20}}, {"1:0", {400, 500, 2000}}};
  const RunDocument read = runDocumentFromJson(toJson(written));
  EXPECT_EQ(read.rows.at(0).marks, std::vector{Mark::LaunchCost});
  EXPECT_THAT(read.rows.at(0).reason, HasSubstr("an empty launch takes 4 \u00b5s"));
  EXPECT_THAT(read.rows.at(1).marks, ::testing::IsEmpty());
  expectSame(runDocumentFromJson(toJson(read)), read);
  EXPECT_THAT(toCsv(read.rows), HasSubstr(",launch cost,"));
  written.context.launchCosts.erase("0:0");
  EXPECT_THAT(runDocumentFromJson(toJson(written)).rows.at(0).marks, ::testing::IsEmpty());
}

TEST(RunDocument, OfVersion1HasTheHostsClockWhereItWasTheHosts) {
  ResultRow peer = timedRow();
  peer.role = Role::HostPeer;
  ResultRow probe = probeRow();
  probe.samplesMs = probe.wallSamplesMs;  // their place in version 1
  const json old = {{"format_version", 1}, {"rows", {asVersion1(peer), asVersion1(probe), rowOfVersion1(Status::Ok)}}};
  const std::vector<ResultRow> rows = runDocumentFromJson(old.dump()).rows;
  ASSERT_EQ(rows.size(), 3U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(rows[i].clock, Clock::Host);
    EXPECT_TRUE(rows[i].samplesMs.empty());
    EXPECT_EQ(rows[i].wallSamplesMs, timedRow().samplesMs);
    EXPECT_EQ(rows[i].medianMs, 16);
    EXPECT_EQ(rows[i].wallMs, 16);
  }
  EXPECT_EQ(rows[2].clock, Clock::Device);
  EXPECT_EQ(rows[2].samplesMs, timedRow().samplesMs);
  EXPECT_EQ(rows[2].wallMs, timedRow().wallMs) << "which its samples by the device's clock do not tell";
}

TEST(RunDocument, ReadsTheRowsOfVersion1) {
  const json old = {{"format_version", 1}, {"rows", {rowOfVersion1(Status::Ok)}}};
  const RunDocument document = runDocumentFromJson(old.dump());
  EXPECT_TRUE(document.plans.empty());
  EXPECT_EQ(document.outcome, Outcome::Completed);
  ASSERT_EQ(document.rows.size(), 1U);
  EXPECT_EQ(document.rows.front().variant, timedRow().variant);
  EXPECT_EQ(document.rows.front().samplesMs, timedRow().samplesMs);
  EXPECT_EQ(document.rows.front().medianMs, 16);
}

TEST(RunDocument, OfVersion1WasStoppedWhenItHasCancelledRows) {
  const json old = {{"format_version", 1}, {"rows", {rowOfVersion1(Status::Ok), rowOfVersion1(Status::Cancelled)}}};
  EXPECT_EQ(runDocumentFromJson(old.dump()).outcome, Outcome::Cancelled);
}

TEST(RunDocument, RefusesOtherDocumentsWithASentence) {
  const auto sentence = [](std::string_view text) { return sentenceOf<Error>([text] { runDocumentFromJson(text); }); };
  EXPECT_THAT(sentence(""), HasSubstr("not a run document"));
  EXPECT_THAT(sentence("{\"rows\": [1, 2"), AllOf(HasSubstr("truncated"), Not(HasSubstr("json.exception"))));
  EXPECT_THAT(sentence("[]"), HasSubstr("not a run document"));
  EXPECT_THAT(sentence("{\"rows\": []}"), HasSubstr("not a run document"));
  EXPECT_THAT(sentence("{\"format_version\": 99, \"rows\": []}"), AllOf(HasSubstr("format 99"), HasSubstr("1 and 2")));
  EXPECT_THAT(sentence("{\"format_version\": -1, \"rows\": []}"), HasSubstr("damaged"));
  EXPECT_THAT(sentence("{\"format_version\": 2, \"rows\": []}"), HasSubstr("not a run document"));
}

TEST(RunDocument, RefusesEachMemberOfTheWrongKindWithASentence) {
  const json whole = json::parse(toJson(someDocument()));
  const auto refused = [](const json& damaged) {
    return sentenceOf<Error>([&damaged] { runDocumentFromJson(damaged.dump()); });
  };
  // A number is invalid in place of an object, a list or a word, and an object in place of a number.
  for (const json::json_pointer& part : {json::json_pointer("/context"), json::json_pointer("/context/devices/0"),
                                         json::json_pointer("/plans/0"), json::json_pointer("/plans/0/sampling")}) {
    for (const auto& [key, value] : whole.at(part).items()) {
      json damaged = whole;
      damaged.at(part)[key] = value.is_number() || value.is_boolean() ? json::object() : json(17);
      EXPECT_THAT(refused(damaged), HasSubstr("This ")) << part << " " << key;
      damaged.at(part).erase(key);
      // Earlier documents are read without tuning, transfers, memory speed, cache sizes, matrix units, further kernel
      // requirements, kernel folders, hosts, workers and without warnings.
      const bool isOptional = key == "tuned" || key == "configuration" || key == "transfers" || key == "fresh_rounds" ||
                              key == "memory_gbyte_per_s" || key == "matrix_unit" || key == "images" || key == "half" ||
                              key == "double" || key == "own_local_memory" || key == "kernel_folders" ||
                              key == "global_cache_bytes" || key == "named_host" || key == "other_machines" ||
                              key == "workers" || key == "judges_times";
      EXPECT_THAT(refused(damaged), HasSubstr(isOptional ? "nothing was thrown" : "not a run document"))
          << part << " " << key;
    }
  }
  json damaged = whole;
  damaged["outcome"] = "fine";
  EXPECT_THAT(refused(damaged), HasSubstr("damaged: unknown outcome \"fine\""));
  damaged = whole;
  damaged["plans"][0]["sampling"]["rounds"] = -1;
  EXPECT_THAT(refused(damaged), HasSubstr("\"rounds\" is not an integer in range"));
}

TEST(OwnContext, TellsThisProgramAndMachine) {
  const RunContext context = ownContext();
  EXPECT_EQ(context.headroomVersion, version());
  EXPECT_TRUE(context.startedAt.empty()) << "when a run begins is the workbench's to say";
  EXPECT_FALSE(context.host.empty());
  EXPECT_THAT(context.operatingSystem, HasSubstr("Linux "));
  EXPECT_FALSE(context.processor.empty());
  EXPECT_GE(context.processors, 1U);
}

TEST(RunDocument, TellsTheMachineOfItsDevices) {
  const RunDocument document = runDocumentFromJson(toJson(someDocument()));
  EXPECT_EQ(document.context.devices.front().machine.name, document.context.host);
  EXPECT_EQ(document.context.devices.front().machine.processor, document.context.processor);
}

TEST(RunDocument, TellsTheMachineOfDevicesOnOtherHosts) {
  RunDocument run = someDocument();
  run.context.devices.push_back(run.context.devices.front());
  run.context.devices.back().id = placedId(run.context.otherMachines.front().namedHost, "0:0");
  const RunContext read = runDocumentFromJson(toJson(run)).context;
  EXPECT_EQ(read.devices.front().machine.name, run.context.host);
  EXPECT_EQ(read.devices.back().machine.name, run.context.otherMachines.front().host);
  EXPECT_EQ(read.devices.back().machine.namedHost, "far");
}

TEST(OwnContext, HoldsTheVariablesThatSteerOpenClAndNoOthers) {
  const ScopedVariable steering("POCL_MAX_WORK_GROUP_SIZE", "64");
  const ScopedVariable affinity("POCL_AFFINITY", "0");
  const ScopedVariable other("UNRELATED_SECRET", "x");
  const RunContext context = ownContext();
  EXPECT_EQ(context.environment.at("POCL_MAX_WORK_GROUP_SIZE"), "64");
  EXPECT_EQ(context.environment.at("POCL_AFFINITY"), "0");
  EXPECT_FALSE(context.environment.contains("UNRELATED_SECRET"));
}

TEST(OwnContext, TellsWhatIsToBeSetBeforeTheFirstCall) {
  const ScopedVariable affinity("POCL_AFFINITY", std::nullopt);
  EXPECT_EQ(ownContext().environment.at("POCL_AFFINITY"), "1");
}

TEST(RunDocument, ThatLacksSomethingIsRefusedInWordsThatAreNoLibrarys) {
  const auto refusal = [](const std::string& text) {
    return sentenceOf<Error>([&text] { (void)runDocumentFromJson(text); });
  };
  EXPECT_THAT(refusal(R"({"format_version": 2, "rows": 5})"), HasSubstr("\"context\" is missing."));
  for (const char* text : {"[1, 2]", "{\"format_version\": 2, \"context\": 3, \"plans\": 4}", "{}", "{", "\"\""}) {
    EXPECT_THAT(refusal(text), AllOf(HasSubstr("run document"), Not(HasSubstr("json")), Not(HasSubstr("at()"))))
        << text;
  }
}

}  // namespace
}  // namespace headroom
