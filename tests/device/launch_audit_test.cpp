// Kernels that work in some launches only, or write out of bounds: each is detected, and variants measured beside it
// are not blamed.
#include <gmock/gmock.h>

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "../unit/test_folder.hpp"
#include "headroom/split.hpp"
#include "headroom/tuning/tuning.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::briefSampling;
using testing::collectRun;
using ::testing::HasSubstr;

/// A copy whose `body` can use pixel `i` of `pixels` and `launch`, the number of previous launches in the turn.
std::string copyThat(const std::string& body, const std::string& tunables) {
  return fmt::format(R"(/*---
workload  = "copy"
title     = "A copy"
rank      = 900
summary   = "A kernel for the tests of audits."
reference = "identity"

[cost]
memory = "2"
flops  = "0"

{1}
[scratch]
state = "1"

[[pass]]
kernel = "work"
args   = ["source", "result", "state", "width", "height"]
global = ["width", "height"]
local  = ["16", "1"]

[[pass]]
kernel = "count"
args   = ["state"]
global = ["1"]
local  = ["1"]
---*/
kernel void work(global const float* source, global float* result, global const float* state, int width, int height) {{
  const int x = get_global_id(0);
  const int y = get_global_id(1);
  if (x >= width || y >= height) return;
  const int i = y * width + x;
  const int pixels = width * height;
  const int launch = isnan(state[0]) ? 0 : (int)state[0];
  {0}
}}

kernel void count(global float* state) {{
  state[0] = isnan(state[0]) ? 1.0f : state[0] + 1.0f;
}}
)",
                     body, tunables);
}

class LaunchAuditTest : public testing::DeviceTest {
 protected:
  void add(const std::string& name, const std::string& body, const std::string& tunables = {}) {
    std::filesystem::create_directories(folder_.path() / "copy");
    std::ofstream(folder_.path() / "copy" / (name + ".cl")) << copyThat(body, tunables);
    names_.push_back("copy." + name);
  }

  [[nodiscard]] WorkbenchOptions options() const {
    WorkbenchOptions options = testing::testOptions();
    options.kernelFolders = {folder_.path()};
    return options;
  }

  /// Returns the rows of all added kernels, with a good one before and after them.
  std::vector<ResultRow> rows(Sampling sampling) {
    Workbench workbench(options());
    RunPlan plan;
    plan.variants = names_;
    plan.variants.emplace_back("copy.scalar");
    plan.sizes = {{64, 48}};
    plan.ceilings = false;
    plan.sampling = sampling;
    auto run = collectRun(workbench, plan);
    EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
    EXPECT_EQ(run.rows.size(), names_.size() + 1);
    return std::move(run.rows);
  }

  static void expectInnocent(const std::vector<ResultRow>& rows) {
    const auto innocent =
        std::find_if(rows.begin(), rows.end(), [](const ResultRow& row) { return row.variant == "copy.scalar"; });
    ASSERT_NE(innocent, rows.end());
    EXPECT_EQ(innocent->status, Status::Ok) << innocent->reason;
  }

  TestFolder folder_;
  std::vector<std::string> names_;
};

/// Rounds of many launches, in one process.
Sampling someRounds(int samplesOfRound = 4) {
  Sampling sampling = briefSampling();
  sampling.rounds = 8;
  sampling.minimumSamples = sampling.rounds * samplesOfRound;
  sampling.maximumSamples = sampling.minimumSamples;
  sampling.noiseGoal = -1;
  sampling.timeBudgetSeconds = 60;
  return sampling;
}

void expectFound(const ResultRow& row) {
  EXPECT_EQ(row.status, Status::WrongResult) << row.variant;
  EXPECT_THAT(row.reason, HasSubstr("differs from the host reference")) << row.variant;
  if (row.variant == "copy.wrong-at-first") return;
  EXPECT_THAT(row.reason, HasSubstr("An earlier launch was right, launch ")) << row.variant;
}

TEST_F(LaunchAuditTest, FindsLaunchesThatDoNotDoTheirWork) {
  add("works-once", "if (launch == 0) result[i] = source[i];");
  add("works-where-nothing-is", "if (isnan(result[i])) result[i] = source[i];");
  add("wrong-from-2-to-100", "result[i] = launch > 0 && launch < 100 ? 0.5f * source[i] : source[i];");
  add("idle-from-2-to-100", "if (launch < 1 || launch > 99) result[i] = source[i];");
  add("one-pixel-once", "if (launch == 0 || i != pixels / 2) result[i] = source[i];");
  add("wrong-at-first", "result[i] = launch == 0 ? 0.5f * source[i] : source[i];");
  const std::vector<ResultRow> all = rows(someRounds());
  for (const ResultRow& row : all) {
    if (row.variant != "copy.scalar") expectFound(row);
  }
  expectInnocent(all);
}

/// Audits have a limited share of the time. On a quiet machine the audits of one run cover all launches of a period; on
/// a busy one a round audits little more than its first and its last launches. Longer rounds end elsewhere in the
/// period, which is a prime number of launches, so that as many runs reach each of them.
TEST_F(LaunchAuditTest, FindsLaunchesThatSeldomDoNotDoTheirWork) {
  constexpr int kPeriod = 19;
  add("wrong-now-and-then",
      fmt::format("result[i] = launch % {0} == {0} - 1 ? 0.5f * source[i] : source[i];", kPeriod));
  add("idle-now-and-then", fmt::format("if (launch % {0} != {0} - 1) result[i] = source[i];", kPeriod));
  std::set<std::string> missed(names_.begin(), names_.end());
  for (int run = 0; run < kPeriod && !missed.empty(); ++run) {
    const std::vector<ResultRow> all = rows(someRounds(4 + run));
    for (const ResultRow& row : all) {
      if (row.status == Status::Ok || missed.erase(row.variant) == 0) continue;
      expectFound(row);
    }
    expectInnocent(all);
  }
  EXPECT_THAT(missed, ::testing::IsEmpty());
}

TEST_F(LaunchAuditTest, BlamesWhoeverWritesItsInputAndNobodyElse) {
  add("writes-source", "result[i] = source[i]; if (i == 7) ((global float*)source)[i] = 0.5f;");
  const std::vector<ResultRow> all = rows(someRounds());
  const auto guilty =
      std::find_if(all.begin(), all.end(), [](const ResultRow& row) { return row.variant != "copy.scalar"; });
  EXPECT_EQ(guilty->status, Status::WrongResult);
  EXPECT_THAT(guilty->reason, HasSubstr("changed its input \"source\""));
  expectInnocent(all);
}

TEST_F(LaunchAuditTest, NamesTheBufferOutsideOfWhichAKernelWrites) {
  add("one-behind", "result[i] = source[i]; if (i == 0) result[pixels] = 1;");
  add("one-before", "result[i] = source[i]; if (i == 0) result[-1] = 1;");
  add("a-row-behind", "result[i] = source[i]; if (y == 0) result[pixels + 100 * width + x] = source[i];");
  add("behind-source", "result[i] = source[i]; if (i == 0) ((global float*)source)[pixels] = 1;");
  add("copies-bands", "result[i] = source[i]; if (i == 0) result[pixels] = source[pixels];");
  add("behind-state", "result[i] = source[i]; if (i == 0) ((global float*)state)[1] = 1;");
  const std::vector<ResultRow> all = rows(briefSampling());
  const std::vector<std::string> places{
      "behind the end of its buffer \"result\"", "before the start of its buffer \"result\"",
      "behind the end of its buffer \"result\"", "behind the end of its buffer \"source\"",
      "behind the end of its buffer \"result\"", "behind the end of its buffer \"state\""};
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto row =
        std::find_if(all.begin(), all.end(), [&](const ResultRow& one) { return one.variant == names_[i]; });
    ASSERT_NE(row, all.end());
    EXPECT_EQ(row->status, Status::WrongResult) << row->variant;
    EXPECT_THAT(row->reason, HasSubstr(places[i])) << row->variant;
    EXPECT_THAT(row->reason, ::testing::Not(HasSubstr("reference"))) << "its result is right";
  }
  expectInnocent(all);
}

TEST_F(LaunchAuditTest, TuningKeepsNoConfigurationThatWorksOnce) {
  add("lazy", "if (LAZY == 0 || launch == 0) result[i] = source[i];", "[tune.LAZY]\ndefault = 0\nvalues  = [0, 1]\n");
  WorkbenchOptions tuning = options();
  tuning.tuningFolder = folder_ / "tuning";
  Workbench workbench(tuning);
  TuningPlan plan;
  plan.variants = names_;
  plan.sizes = {{64, 48}};
  plan.search = SearchMethod::Exhaustive;
  plan.searchSampling.timeBudgetSeconds = 0.005;
  plan.sampling = briefSampling();
  plan.ceilings = false;
  const auto run = testing::collect([&](EventSink sink) { return workbench.tune(plan, std::move(sink)); });
  ASSERT_EQ(run.tunings.size(), 1U) << run.finished.reason;
  for (const TuningResult& tried : run.tunings[0].tried) {
    const bool isLazy = tried.configuration.at("LAZY") == 1;
    EXPECT_EQ(tried.row.status, isLazy ? Status::WrongResult : Status::Ok) << tried.row.reason;
  }
  EXPECT_EQ(run.tunings[0].best, (Configuration{{"LAZY", 0}}));
}

TEST_F(LaunchAuditTest, SharedWorkIsAuditedToo) {
  const std::vector<std::pair<std::string, std::string>> bodies{
      {"works-where-nothing-is", "if (isnan(result[i])) result[i] = source[i];"},
      {"writes-source", "result[i] = source[i]; if (i == 7) ((global float*)source)[i] = 0.5f;"},
      {"one-behind", "result[i] = source[i]; if (i == 0) result[pixels] = 1;"}};
  for (const auto& [name, body] : bodies) add(name, body);
  Workbench workbench(options());
  for (const std::string& name : names_) {
    SplitPlan plan;
    plan.devices = {"cpu"};
    plan.parts = 2;
    plan.variants = {name};
    plan.size = {190, 210};
    plan.step = 0.5;
    plan.resolution = 1;
    plan.rounds = 1;
    plan.secondsPerShare = 0;
    const auto run = testing::collect([&](EventSink sink) { return workbench.split(plan, std::move(sink)); });
    ASSERT_TRUE(run.split.has_value()) << run.finished.reason;
    for (const SplitPoint& point : run.split->points) {
      EXPECT_EQ(point.status, Status::WrongResult) << name;
      EXPECT_THAT(point.reason, ::testing::AnyOf(HasSubstr("host reference"), HasSubstr("changed its input \"source\""),
                                                 HasSubstr("behind the end of its buffer \"result\"")));
    }
  }
}

}  // namespace
}  // namespace headroom
