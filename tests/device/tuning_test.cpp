// Tuning on a real device: failures are results, the best is found, stored and used, and nothing is tried twice.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "command_line_fixture.hpp"
#include "headroom/system/error.hpp"
#include "headroom/tuning/best_configurations.hpp"

namespace headroom {
namespace {

using testing::collect;
using testing::Collected;
using testing::collectRun;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::testOptions;

constexpr const char* kKernel = "copy.tunable";
constexpr std::size_t kAllowed = 12;  // configurations allowed
constexpr ImageSize kSize{64, 48};
const Configuration kFastest{{"KIND", 0}, {"WORK", 1}};
const Configuration kDefault{{"KIND", 0}, {"WORK", 300}};

class Tuning : public testing::DeviceTest {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("headroom-tuning-test-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder_);
    options_ = testOptions();
    options_.kernelFolders = {HEADROOM_TUNING_KERNELS};
    options_.tuningFolder = folder_ / "tuning";
    DeviceTest::SetUp();
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  static TuningPlan planOf(const std::string& variant) {
    TuningPlan plan;
    plan.variants = {variant};
    plan.sizes = {kSize};
    plan.search = SearchMethod::Exhaustive;
    plan.budgetSeconds = 3600;
    plan.searchSampling.timeBudgetSeconds = 0.005;
    plan.sampling.timeBudgetSeconds = 0.1;
    plan.ceilings = false;
    return plan;
  }

  static Collected tune(Workbench& workbench, const TuningPlan& plan,
                        const std::function<void(const RunEvent&)>& alsoTell = {}) {
    return collect([&](EventSink sink) { return workbench.tune(plan, std::move(sink)); }, alsoTell);
  }
  Collected tune(const TuningPlan& plan) {
    Workbench workbench(options_);
    return tune(workbench, plan);
  }

  std::filesystem::path folder_;
  WorkbenchOptions options_;
};

std::map<int, std::set<Invalidity>> invaliditiesByKind(const std::vector<TuningResult>& results) {
  std::map<int, std::set<Invalidity>> byKind;
  for (const TuningResult& result : results) {
    byKind[result.configuration.at("KIND")].insert(invalidityOf(result.row));
  }
  return byKind;
}

TEST_F(Tuning, WhateverAConfigurationDoesIsATypedResultAndTheBestIsFoundAndKept) {
  const Collected run = tune(planOf(kKernel));
  EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
  EXPECT_EQ(run.finishedCount, 1U);
  ASSERT_EQ(run.tunings.size(), 1U);
  const TuningReport& report = run.tunings.front();
  EXPECT_EQ(report.configurations, 18U);
  EXPECT_EQ(report.allowed, kAllowed) << "too much local memory and too large groups, by the description, are excluded";
  EXPECT_EQ(report.tried.size(), kAllowed);
  EXPECT_EQ(run.tried.size(), kAllowed);
  EXPECT_EQ(report.tried.front().configuration, kDefault) << "the default first";
  const std::map<int, std::set<Invalidity>> expected{{0, {Invalidity::None}},
                                                     {3, {Invalidity::BuildFailed}},
                                                     {4, {Invalidity::WrongResult}},
                                                     {5, {Invalidity::Crashed}}};
  EXPECT_EQ(invaliditiesByKind(report.tried), expected);
  EXPECT_EQ(report.best, kFastest);
  EXPECT_EQ(report.compared.size(), 3U) << "the valid ones, the default among them";
  EXPECT_GT(speedUp(report).value_or(0), 2);
  EXPECT_TRUE(report.compared.front().ownError.has_value()) << "its check is the search's";
  EXPECT_GT(report.tried.front().times.buildMs, 0);
  EXPECT_GT(report.tried.front().times.timingMs, 0);
  EXPECT_GT(report.tried.front().times.checkingMs, 0);
  const auto isCheckedByItsDigest = [](const TuningResult& result) {
    return invalidityOf(result.row) == Invalidity::None && result.row.ownError && result.times.checkingMs == 0;
  };
  EXPECT_TRUE(std::ranges::any_of(report.tried, isCheckedByItsDigest)) << "the same bytes are compared once";
  const auto kept =
      findBestConfiguration(bestConfigurationsFile(options_.tuningFolder),
                            Catalogue(options_.kernelFolders).find(kKernel), report.target.device, kSize, {});
  ASSERT_TRUE(kept.has_value());
  EXPECT_EQ(kept->configuration, kFastest);
  EXPECT_EQ(kept->medianMs, report.compared.front().medianMs);
}

TEST_F(Tuning, AConfigurationThatNeverEndsIsTimedOutAndTheOthersAreTried) {
  // Built in advance, because the deadline also applies to the good variant.
  RunPlan good;
  good.variants = {"copy.tunable_endless"};
  good.sizes = {kSize};
  good.ceilings = false;
  good.sampling = testing::briefSampling();
  {
    Workbench workbench(options_);
    EXPECT_EQ(collectRun(workbench, good).rows.at(0).status, Status::Ok);
  }
  options_.deadline = std::chrono::seconds(4);
  const Collected run = tune(planOf("copy.tunable_endless"));
  ASSERT_EQ(run.tunings.size(), 1U) << run.finished.reason;
  ASSERT_EQ(run.tunings[0].tried.size(), 2U);
  EXPECT_EQ(invalidityOf(run.tunings[0].tried[1].row), Invalidity::TimedOut);
  EXPECT_EQ(run.tunings[0].best, (Configuration{{"ENDLESS", 0}}));
}

TEST_F(Tuning, ThatWasStoppedGoesOnWithoutTryingAnythingTwice) {
  constexpr std::size_t kBeforeStop = 3;
  TuningPlan plan = planOf(kKernel);
  std::set<Configuration> before;
  {
    Workbench workbench(options_);
    std::size_t told = 0;
    const Collected stopped = tune(workbench, plan, [&](const RunEvent& event) {
      if (!std::holds_alternative<ConfigurationTried>(event.what) || ++told < kBeforeStop) return;
      workbench.cancel(event.run);
    });
    EXPECT_EQ(stopped.finished.outcome, Outcome::Cancelled);
    EXPECT_EQ(stopped.finishedCount, 1U);
    ASSERT_EQ(stopped.tunings.size(), 1U) << "what was tried is told, to be written";
    EXPECT_TRUE(stopped.tunings[0].isStopped);
    EXPECT_FALSE(stopped.tunings[0].best.has_value());
    for (const ConfigurationTried& tried : stopped.tried) before.insert(tried.result.configuration);
    EXPECT_EQ(before.size(), kBeforeStop);
  }
  plan.isResuming = true;
  Workbench workbench(options_);
  std::size_t measured = 0;
  std::size_t known = 0;
  const Collected resumed = tune(workbench, plan, [&](const RunEvent& event) {
    if (const auto* started = std::get_if<TuningStarted>(&event.what)) known = started->known;
    if (std::holds_alternative<ConfigurationTried>(event.what)) ++measured;
  });
  ASSERT_EQ(resumed.tunings.size(), 1U) << resumed.finished.reason;
  EXPECT_EQ(known, kBeforeStop);
  EXPECT_EQ(resumed.tunings[0].known, kBeforeStop);
  std::set<Configuration> all;
  for (const ConfigurationTried& tried : resumed.tried) {
    EXPECT_TRUE(all.insert(tried.result.configuration).second) << toText(tried.result.configuration);
  }
  EXPECT_EQ(all.size(), kAllowed);
  for (std::size_t i = 0; i < kBeforeStop; ++i) EXPECT_TRUE(before.contains(resumed.tried[i].result.configuration));
  EXPECT_EQ(resumed.tunings[0].best, kFastest);
}

TEST_F(Tuning, ANewOneTriesEverythingAnewUnlessItResumes) {
  TuningPlan plan = planOf(kKernel);
  plan.budgetSeconds = 1e-6;  // the first configuration is always tried
  const Collected first = tune(plan);
  ASSERT_EQ(first.tunings.size(), 1U);
  EXPECT_EQ(first.tunings[0].tried.size(), 1U);
  const Collected again = tune(plan);
  ASSERT_EQ(again.tunings.size(), 1U);
  EXPECT_EQ(again.tunings[0].known, 0U);
  plan.isResuming = true;
  const Collected resumed = tune(plan);
  ASSERT_EQ(resumed.tunings.size(), 1U);
  EXPECT_EQ(resumed.tunings[0].known, 1U);
}

TEST_F(Tuning, AShortOneDoesNotTakeThePlaceOfWhatALongOneFound) {
  TuningPlan plan = planOf(kKernel);
  const Collected longOne = tune(plan);
  ASSERT_EQ(longOne.tunings.size(), 1U);
  const auto kept = [&] {
    return findBestConfiguration(bestConfigurationsFile(options_.tuningFolder),
                                 Catalogue(options_.kernelFolders).find(kKernel), longOne.tunings.front().target.device,
                                 kSize, {});
  };
  const auto found = kept();
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->configuration, kFastest);
  plan.budgetSeconds = 1e-6;
  const Collected shortOne = tune(plan);
  ASSERT_EQ(shortOne.tunings.size(), 1U);
  EXPECT_THAT(outcomeText(shortOne.tunings.front()), HasSubstr("a longer budget"));
  EXPECT_EQ(kept(), found);
  EXPECT_THAT(shortOne.notes, Contains(HasSubstr("earlier tuning")));
}

TEST_F(Tuning, TunedRunsUseWhatIsKeptUntilTheKernelChanges) {
  const std::filesystem::path kernels = folder_ / "kernels" / "copy";
  std::filesystem::create_directories(kernels);
  std::filesystem::copy_file(std::filesystem::path(HEADROOM_TUNING_KERNELS) / "copy" / "tunable.cl",
                             kernels / "tunable.cl");
  options_.kernelFolders = {folder_ / "kernels"};
  RunPlan plan;
  plan.variants = {kKernel};
  plan.sizes = {kSize};
  plan.ceilings = false;
  plan.sampling = testing::briefSampling();
  plan.tuned = true;
  {
    Workbench workbench(options_);
    const Collected untuned = collectRun(workbench, plan);
    EXPECT_EQ(untuned.rows.at(0).configuration, toText(kDefault));
    EXPECT_THAT(untuned.notes, Contains(HasSubstr("has not been tuned")));
    EXPECT_THAT(untuned.notes, Contains(HasSubstr(fmt::format("`headroom-cli tune --variants {} --sizes {}x{}`",
                                                              kKernel, kSize.width, kSize.height))));
    ASSERT_EQ(tune(workbench, planOf(kKernel)).tunings.size(), 1U);
    const Collected tuned = collectRun(workbench, plan);
    EXPECT_EQ(tuned.rows.at(0).configuration, toText(kFastest));
    EXPECT_EQ(tuned.rows.at(0).status, Status::Ok) << tuned.rows.at(0).reason;
    EXPECT_THAT(tuned.notes, Contains(HasSubstr("KIND=0 WORK=1")));
    plan.configuration = {{"WORK", 900}};
    EXPECT_EQ(collectRun(workbench, plan).rows.at(0).configuration, "KIND=0 WORK=900") << "what is set has precedence";
    plan.configuration.clear();
    plan.tuned = false;
    EXPECT_EQ(collectRun(workbench, plan).rows.at(0).configuration, toText(kDefault));
    plan.tuned = true;
  }
  std::ofstream(kernels / "tunable.cl", std::ios::app) << "// changed\n";
  Workbench workbench(options_);
  const Collected changed = collectRun(workbench, plan);
  EXPECT_EQ(changed.rows.at(0).configuration, toText(kDefault));
  EXPECT_THAT(changed.notes, Contains(HasSubstr("discarded")));
}

TEST_F(Tuning, APlanThatCantBeRunIsRefused) {
  Workbench workbench(options_);
  const auto refuses = [&](const auto& change) {
    TuningPlan plan = planOf(kKernel);
    change(plan);
    EXPECT_THROW(workbench.tune(plan, [](const RunEvent&) {}), UsageError);
  };
  refuses([](TuningPlan& plan) { plan.variants.clear(); });
  refuses([](TuningPlan& plan) { plan.variants = {"copy.native"}; });
  refuses([](TuningPlan& plan) { plan.sizes.clear(); });
  refuses([](TuningPlan& plan) { plan.budgetSeconds = 0; });
  refuses([](TuningPlan& plan) { plan.finalists = 0; });
  TuningPlan nowhere = planOf(kKernel);
  nowhere.device = "no such device";
  const Collected run = tune(workbench, nowhere);
  EXPECT_EQ(run.finished.outcome, Outcome::Failed);
  EXPECT_TRUE(run.finished.noDevice);
}

class TuneCommand : public CommandLine {
 protected:
  Ended tuneWith(const std::string& arguments) {
    return cli("tune --kernels '" HEADROOM_TUNING_KERNELS "' --sizes 64x48 --time-budget 0.05 --no-ceilings " +
               arguments);
  }
};

TEST_F(TuneCommand, PrintsDefaultAndBestAndWritesCsvAndT4WhenOneThatNeverEndsIsTimedOut) {
  // Built in advance, because the timeout also applies to the good variant.
  ASSERT_EQ(
      cli("run -q --kernels '" HEADROOM_TUNING_KERNELS "' --workload copy --variants tunable_endless --sizes 64x48 "
          "--time-budget 0.01 --one-process --no-ceilings")
          .code,
      0);
  const Ended ended = tuneWith("--variants copy.tunable_endless --timeout 4 --search learning --budget 10min --csv '" +
                               path("t.csv") + "' --t4 '" + path("t.json") + "'");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("ENDLESS=0"));
  EXPECT_THAT(ended.out, HasSubstr("2 of 2 configurations tried"));
  EXPECT_THAT(ended.out, HasSubstr("1 invalid: 1 timed out"));
  EXPECT_THAT(ended.err, HasSubstr("is the best so far"));
  EXPECT_THAT(contentOf(path("t.csv")), HasSubstr("search,timed out,"));
  const nlohmann::json t4 = nlohmann::json::parse(contentOf(path("t.json")));
  ASSERT_EQ(t4.at("results").size(), 2U);
  EXPECT_EQ(t4.at("results").at(0).at("invalidity"), "correct");
  EXPECT_EQ(t4.at("results").at(1).at("invalidity"), "timeout");
}

TEST_F(TuneCommand, WhatItKeepsIsWhatTunedRunsUse) {
  ASSERT_EQ(tuneWith("-q --variants copy.tunable --search random --budget 10min").code, 0);
  const std::string run =
      "run -q --kernels '" HEADROOM_TUNING_KERNELS
      "' --workload copy --variants tunable --sizes 64x48 --time-budget 0.01 --one-process --no-ceilings --csv '" +
      path("run.csv") + "' ";
  EXPECT_EQ(cli(run + "--tuned").code, 0);
  EXPECT_THAT(contentOf(path("run.csv")), HasSubstr("KIND=0 WORK=1"));
  EXPECT_EQ(cli(run + "--tuned --set WORK=900").code, 0);
  EXPECT_THAT(contentOf(path("run.csv")), HasSubstr("KIND=0 WORK=900"));
  const Ended refused = cli(run + "--set WORK=2");
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("Choose one of 1, 300, 900."));
  EXPECT_EQ(cli(run + "--set NOTHING=2").code, 2);
  EXPECT_EQ(cli(run + "--set WORK").code, 2);
}

TEST_F(TuneCommand, InterruptedWritesWhatItTriedAndTellsHowToGoOn) {
  Ended ended;
  std::string csv;
  // Increases the budget if building a kernel takes longer; all configurations take minutes.
  for (int seconds = 4; seconds <= 64 && csv.find("\nsearch,") == std::string::npos; seconds *= 2) {
    ended = cli("tune --variants blur.strips --sizes 16MP --budget 10min --no-ceilings --time-budget 30 --csv '" +
                    path("t.csv") + "'",
                fmt::format("timeout -s INT {}", seconds));
    csv = contentOf(path("t.csv"));
  }
  EXPECT_THAT(csv, HasSubstr("\nsearch,"));
  EXPECT_THAT(csv, Not(HasSubstr("\ncomparison,")));
  EXPECT_THAT(ended.out, HasSubstr("stopped before the fastest were compared"));
  EXPECT_THAT(ended.err, HasSubstr("stopped before the end"));
  EXPECT_THAT(ended.err, HasSubstr("--resume"));
}

TEST_F(TuneCommand, SaysThatItKeepsWhatItFoundOnlyWhereItDoes) {
  const Ended first = tuneWith("--variants copy.tunable --search random --budget 10min");
  EXPECT_THAT(first.err, HasSubstr("The best configuration of copy.tunable at 64 x 48 is stored in " + path("data")));
  const Ended second = tuneWith("--variants copy.tunable --search random --budget 0.000001s");
  EXPECT_THAT(second.err, HasSubstr("earlier tuning"));
  EXPECT_THAT(second.err, Not(HasSubstr("The best configuration of")));
}

TEST_F(TuneCommand, TheCommandThatAnUntunedRunSuggestsTunesIt) {
  const std::string run =
      "run --tuned --no-ceilings --variants fused --sizes 64x48 --sigma 2.5 --device cpu --time-budget 0.01 "
      "--one-process";
  const std::string told = cli(run).err;
  const std::size_t begin = told.find("`headroom-cli tune ");
  ASSERT_NE(begin, std::string::npos) << told;
  const std::string command = told.substr(begin + 14, told.find('`', begin + 1) - begin - 14);
  EXPECT_EQ(cli(command + " --budget 0.1s --time-budget 0.01 --no-ceilings").code, 0) << command;
  EXPECT_THAT(cli(run).err, HasSubstr("which tuning found best"));
}

TEST_F(TuneCommand, TellsWhyNoneOfTheConfigurationsCounts) {
  const Ended ended = cli("tune --variants blur.recursive --sizes 64x48 --sigma 50 --budget 1s --no-ceilings");
  EXPECT_EQ(ended.code, 1);
  EXPECT_THAT(ended.out, HasSubstr(", 0 allowed, 0 tried"));
  EXPECT_THAT(ended.out, HasSubstr("none is allowed here: the default takes sigma from "));
}

TEST_F(TuneCommand, RefusesWhatItCantDo) {
  EXPECT_EQ(tuneWith("--variants copy.tunable --budget soon").code, 2);
  EXPECT_EQ(tuneWith("--variants copy.tunable --search clever").code, 2);
  EXPECT_EQ(tuneWith("--variants copy.tunable,copy.tunable_endless --t4 '" + path("t.json") + "'").code, 2);
  EXPECT_EQ(tuneWith("--variants copy.tunable --resume --no-history").code, 2);
  EXPECT_EQ(tuneWith("--variants copy.tunable --device nothing").code, 5);
  EXPECT_EQ(tuneWith("--variants copy.tunable --csv '" + path("no/such/folder/t.csv") + "'").code, 1);
}

}  // namespace
}  // namespace headroom
