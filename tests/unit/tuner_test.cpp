// A tuning run from its plan to its report, without a device: a function computes the result of each job.
#include "workbench/tuning/tuner.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "headroom/tuning/best_configurations.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "test_folder.hpp"
#include "whole_values.hpp"

namespace headroom {
namespace {

const std::string kVariant = "blur.separable";

class Tuner : public ::testing::Test {
 protected:
  /// Returns the time of a launch in milliseconds; called for every round.
  using LaunchMs = std::function<double(const MeasureJob&)>;

  Tuner() {
    plan_.variants = {kVariant};
    plan_.sizes = {{1000, 1000}};
    plan_.search = SearchMethod::Exhaustive;
    plan_.budgetSeconds = 3600;
  }

  std::vector<TuningReport> tune(const LaunchMs& launchMs) {
    std::vector<TuningReport> reports;
    jobs_.clear();
    const DoJob doJob = [&](const Job& job, const JobSink& sink, const std::stop_token&) {
      if (std::holds_alternative<ListDevicesJob>(job)) sink(DevicesFound{{device_}});
      if (std::holds_alternative<FreshStartJob>(job)) ++freshStarts_;
      if (const auto* asked = std::get_if<MeasureJob>(&job)) {
        jobs_.push_back(*asked);
        if (buildMs_.count() > 0 && asked->round == 0) {
          sink(Activity{"building", 0, Phase::Building});
          std::this_thread::sleep_for(buildMs_);
        }
        sink(Activity{"timing " + toText(configurationOf(asked->variant))});
        const double ms = launchMs(*asked);
        if (stop_.stop_requested()) return JobOutcome{JobOutcome::Kind::Cancelled, {}};
        sink(RowReady{roundOf(*asked, ms)});
      }
      return JobOutcome{};
    };
    const Tell tell = [&](decltype(RunEvent::what) what) {
      if (auto* done = std::get_if<TuningDone>(&what)) reports.push_back(std::move(done->report));
      if (auto* progress = std::get_if<Progress>(&what)) shares_.push_back(progress->share.value_or(-1));
    };
    RunContext context = someContext();
    if (processors_ > 0) context.processors = processors_;
    const RunFinished finished =
        runTuning(plan_, catalogue_, folder_.path(), context, doJob, tell, stop_.get_token(), ahead_);
    EXPECT_EQ(finished.outcome, stop_.stop_requested() ? Outcome::Cancelled : Outcome::Completed);
    return reports;
  }

  static ResultRow roundOf(const MeasureJob& job, double ms) {
    ResultRow row = blankRow(findWorkload(job.variant.workload), job.variant, job.role, job.size, job.parameters);
    const bool isTooSlow = job.stopAboveMs > 0 && ms > job.stopAboveMs;
    if (isTooSlow) row.stoppedBy = kStoppedBySlowness;
    for (int i = 0; i < (isTooSlow ? 2 : 10); ++i) row.samplesMs.push_back(ms * (1 + 0.0005 * i));
    row.wallSamplesMs = {ms * 1.01};
    row.rounds = {{0, 0.01, static_cast<int>(row.samplesMs.size()), 1, 0}};
    if (job.round == 0) row.ownError = ErrorFigures{1e-6, 1e-7, 120};
    summariseSamples(row);
    return row;
  }

  DeviceDescription device_ = someDevice();
  TuningPlan plan_;
  Catalogue catalogue_;
  TestFolder folder_;
  std::vector<MeasureJob> jobs_;
  int freshStarts_ = 0;
  std::stop_source stop_;  // stops launches
  AheadBuilder* ahead_ = nullptr;
  unsigned processors_ = 0;               // 0: of someContext()
  std::chrono::milliseconds buildMs_{0};  // duration of each first turn
  std::vector<double> shares_;            // share of the time, from Progress
};

double byWidth(const MeasureJob& job) {
  const Configuration configuration = configurationOf(job.variant);
  const auto width = configuration.find("LOCAL_X");
  return width == configuration.end() ? 1 : 10.0 + 100.0 / width->second;
}

/// Records which builds it was asked for, and how many configurations had been measured by then.
class ListedBuilds : public AheadBuilder {
 public:
  explicit ListedBuilds(const std::vector<MeasureJob>& measured) : measured_(measured) {}

  [[nodiscard]] std::size_t places() const override { return 3; }
  std::vector<std::optional<double>> build(std::span<const CompileAheadJob> jobs, const std::stop_token&) override {
    std::vector<std::string> batch;
    for (const CompileAheadJob& job : jobs) batch.push_back(toText(configurationOf(job.variant)));
    batches.push_back(batch);
    measuredBefore.push_back(measured_.size());
    return std::vector<std::optional<double>>(jobs.size(), took);
  }
  void rest() override { ++rests; }

  std::optional<double> took = 500;
  std::vector<std::vector<std::string>> batches;
  std::vector<std::size_t> measuredBefore;
  int rests = 0;

 private:
  const std::vector<MeasureJob>& measured_;
};

TEST_F(Tuner, LongBuildsAreMadeAheadSeveralAtOnceAndMeasuredInTheSameOrder) {
  plan_.ceilings = false;
  const auto ordinary = tune(byWidth);
  ListedBuilds builds(jobs_);
  ahead_ = &builds;
  plan_.buildsAtOnce = 3;
  buildMs_ = std::chrono::milliseconds(110);
  const TuningReport report = tune(byWidth).at(0);
  ASSERT_EQ(report.tried.size(), ordinary.at(0).tried.size());
  std::vector<std::string> order;
  for (const TuningResult& result : report.tried) order.push_back(toText(result.configuration));
  for (std::size_t i = 0; i < order.size(); ++i)
    EXPECT_EQ(order[i], toText(ordinary[0].tried[i].configuration)) << "the same are tried, in the same order";
  std::vector<std::string> built{order.front()};  // the default, built normally
  for (std::size_t i = 0; i < builds.batches.size(); ++i) {
    EXPECT_EQ(builds.measuredBefore[i], built.size()) << "all that was built before has been measured";
    EXPECT_LE(builds.batches[i].size(), builds.places());
    built.insert(built.end(), builds.batches[i].begin(), builds.batches[i].end());
  }
  EXPECT_GE(built.size() + 1, order.size()) << "one that is left over is built when it is measured";
  for (std::size_t i = 0; i < built.size(); ++i) EXPECT_EQ(built[i], order[i]);
  EXPECT_GE(report.tried.at(1).times.buildMs, 500) << "its build counts";
  EXPECT_EQ(builds.rests, 1) << "before the comparison";
}

TEST_F(Tuner, ShortBuildsAreNotMadeAhead) {
  plan_.ceilings = false;
  ListedBuilds builds(jobs_);
  ahead_ = &builds;
  tune(byWidth);
  EXPECT_TRUE(builds.batches.empty());
}

TEST_F(Tuner, OnACpuWithoutCoresToSpareNothingIsBuiltAheadUnlessAsked) {
  plan_.ceilings = false;
  device_.type = DeviceType::Cpu;
  processors_ = 2;
  ListedBuilds builds(jobs_);
  ahead_ = &builds;
  buildMs_ = std::chrono::milliseconds(110);
  tune(byWidth);
  EXPECT_TRUE(builds.batches.empty());
  processors_ = 4;
  tune(byWidth);
  EXPECT_TRUE(builds.batches.empty()) << "builds have to take longer, unasked";
  buildMs_ = std::chrono::milliseconds(1010);
  plan_.budgetSeconds = 3;  // a few builds
  tune(byWidth);
  ASSERT_FALSE(builds.batches.empty());
  EXPECT_EQ(builds.batches.front().size(), 2U);
}

TEST_F(Tuner, WhereNothingCanBeBuiltAheadItIsNotTriedAgain) {
  plan_.ceilings = false;
  plan_.buildsAtOnce = 3;
  ListedBuilds builds(jobs_);
  builds.took = std::nullopt;
  ahead_ = &builds;
  buildMs_ = std::chrono::milliseconds(110);
  const TuningReport report = tune(byWidth).at(0);
  EXPECT_EQ(builds.batches.size(), 1U);
  EXPECT_EQ(report.tried.size(), report.allowed);
}

TEST_F(Tuner, ChecksTheResultOfEachConfigurationOnce) {
  const auto reports = tune(byWidth);
  ASSERT_EQ(reports.size(), 1U);
  std::map<std::string, int> checks;
  std::set<std::string> compared;
  for (const MeasureJob& job : jobs_) {
    if (job.role == Role::Ceiling) continue;
    const std::string configuration = toText(configurationOf(job.variant));
    if (job.round == 0) {
      ++checks[configuration];
    } else {
      compared.insert(configuration);
      EXPECT_GT(job.knownLaunchMs, 0) << "a later round does not find out again";
    }
  }
  EXPECT_EQ(checks.size(), reports[0].allowed);
  for (const auto& [configuration, count] : checks) EXPECT_EQ(count, 1) << configuration;
  EXPECT_EQ(compared.size(), static_cast<std::size_t>(plan_.finalists) + 1) << "the default is none of the fastest";
  for (const ResultRow& row : reports[0].compared) EXPECT_TRUE(row.ownError.has_value()) << row.configuration;
}

TEST_F(Tuner, WhatTheDeviceCannotRunIsNeitherTriedNorCounted) {
  device_.maxWorkGroupSize = 128;
  plan_.ceilings = false;
  const auto reports = tune(byWidth);
  const TuningReport& report = reports.at(0);
  EXPECT_LT(report.allowed, report.configurations);
  EXPECT_GT(report.allowed, 2U);
  EXPECT_EQ(report.tried.size(), report.allowed);
  for (const MeasureJob& job : jobs_) {
    const Configuration asked = configurationOf(job.variant);
    EXPECT_LE(asked.at("LOCAL_X") * asked.at("LOCAL_Y"), 128);
  }
  EXPECT_THAT(toTextTable(reports), ::testing::HasSubstr(" allowed, "));
  device_.maxWorkGroupSize = 1;
  const auto none = tune(byWidth);
  EXPECT_TRUE(jobs_.empty());
  EXPECT_TRUE(none.at(0).tried.empty());
  EXPECT_THAT(toTextTable(none), ::testing::HasSubstr("none is allowed here: the default needs "));
}

TEST_F(Tuner, TakesTheRoundsOfALongLaunchWithoutANewProcessForEach) {
  plan_.ceilings = false;
  plan_.searchSampling.noiseGoal = -1;  // never reached
  plan_.searchSampling.maximumSamples = 30;
  plan_.sampling.freshRounds = false;
  const auto reports = tune(byWidth);
  EXPECT_GT(reports.at(0).tried.front().row.rounds.size(), 1U);
  EXPECT_EQ(freshStarts_, 0);
}

TEST_F(Tuner, AbandonsWhatIsClearlySlowerAndComparesTheOthersFirst) {
  plan_.ceilings = false;
  const auto launchMs = [](const MeasureJob& job) {
    return configurationOf(job.variant).at("LOCAL_X") == 16 ? 100.0 : byWidth(job);
  };
  const auto reports = tune(launchMs);
  const TuningReport& report = reports.at(0);
  EXPECT_EQ(jobs_.front().stopAboveMs, 0) << "nothing is known to be faster than the default";
  EXPECT_NEAR(jobs_[1].stopAboveMs, 1.5 * (10 + 100.0 / 64), 0.1);
  std::size_t abandoned = 0;
  for (const TuningResult& result : report.tried) {
    EXPECT_EQ(isAbandoned(result.row), result.configuration.at("LOCAL_X") == 16) << toText(result.configuration);
    EXPECT_EQ(invalidityOf(result.row), Invalidity::None);
    if (!isAbandoned(result.row)) continue;
    ++abandoned;
    EXPECT_THAT(result.row.reason, ::testing::HasSubstr("abandoned early: "));
    EXPECT_NEAR(result.row.medianMs, 100, 1);
    EXPECT_TRUE(result.row.ownError.has_value()) << "it is checked all the same";
  }
  EXPECT_GT(abandoned, 0U);
  EXPECT_THAT(toTextTable(reports), ::testing::HasSubstr(std::to_string(abandoned) + " abandoned early"));
  for (const ResultRow& row : report.compared) EXPECT_LT(row.medianMs, 20) << row.configuration;
  for (const MeasureJob& job : jobs_) {
    if (job.round == 0) continue;
    EXPECT_EQ(job.stopAboveMs, 0) << "the comparison measures all";
  }
}

TEST_F(Tuner, AnEarlierTuningsBestAbandonsNothing) {
  plan_.ceilings = false;
  plan_.budgetSeconds = 1e-9;
  tune(byWidth);
  plan_.budgetSeconds = 3600;
  plan_.isResuming = true;
  // Ten times as slow in the second run.
  const auto reports = tune([](const MeasureJob& job) { return 10 * byWidth(job); });
  ASSERT_EQ(reports.at(0).known, 1U);
  for (const TuningResult& result : reports[0].tried) EXPECT_FALSE(isAbandoned(result.row));
}

TEST_F(Tuner, TheLuckiestOfTheSearchIsNotTheBestOfTheComparison) {
  const Configuration lucky{{"LOCAL_X", 16}, {"LOCAL_Y", 1}};
  const auto reports = tune([&lucky](const MeasureJob& job) {
    return configurationOf(job.variant) == lucky && job.round == 0 ? 1.0 : byWidth(job);
  });
  const TuningReport& report = reports.at(0);
  ASSERT_TRUE(report.best.has_value());
  EXPECT_EQ(report.best->at("LOCAL_X"), 256);
  EXPECT_EQ(report.compared.back().configuration, toText(lucky));
  EXPECT_NEAR(speedUp(report).value(), (10 + 100.0 / 64) / (10 + 100.0 / 256), 1e-6);
}

TEST_F(Tuner, StoppedInItsComparisonKeepsTheBestWhenEachHadItsTurn) {
  plan_.ceilings = false;
  const auto isCompared = [](const MeasureJob& job) { return job.round > 0; };
  const auto turns = [&](const MeasureJob& asked) {
    return std::count_if(jobs_.begin(), jobs_.end(), [&](const MeasureJob& job) {
      return isCompared(job) && configurationOf(job.variant) == configurationOf(asked.variant);
    });
  };
  const auto reports = tune([&](const MeasureJob& job) {
    if (isCompared(job) && turns(job) == 2) stop_.request_stop();  // in the second round
    return byWidth(job);
  });
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_TRUE(reports[0].isStopped);
  ASSERT_TRUE(reports[0].best.has_value());
  EXPECT_EQ(reports[0].best->at("LOCAL_X"), 256);
  EXPECT_TRUE(reports[0].isKept);
  EXPECT_THAT(outcomeText(reports[0]), ::testing::HasSubstr("stopped early"));
}

TEST_F(Tuner, StoppedBeforeEachHadItsTurnTellsWhatWasTriedAndKeepsNothing) {
  plan_.ceilings = false;
  bool isSearching = true;
  for (const std::size_t lastJob : {3, 0}) {
    isSearching = lastJob > 0;
    stop_ = std::stop_source();
    int compared = 0;
    const auto reports = tune([&](const MeasureJob& job) {
      if (job.round > 0) ++compared;
      if (isSearching ? jobs_.size() == lastJob : compared == 2) stop_.request_stop();
      return byWidth(job);
    });
    ASSERT_EQ(reports.size(), 1U);
    EXPECT_TRUE(reports[0].isStopped);
    EXPECT_GE(reports[0].tried.size(), 2U);
    EXPECT_EQ(reports[0].tried.size() == reports[0].allowed, !isSearching);
    EXPECT_FALSE(reports[0].best.has_value());
    EXPECT_FALSE(reports[0].isKept);
    EXPECT_TRUE(reports[0].compared.empty()) << "half a comparison";
    EXPECT_THAT(outcomeText(reports[0]), ::testing::HasSubstr("stopped before"));
    EXPECT_THAT(toCsv(reports), ::testing::HasSubstr("\nsearch,"));
  }
}

TEST_F(Tuner, ProgressIsOfTheTimeAndGoesOnThroughTheComparison) {
  plan_.budgetSeconds = 0.5;
  tune([](const MeasureJob& job) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    return byWidth(job);
  });
  ASSERT_GT(shares_.size(), 3U);
  EXPECT_TRUE(std::is_sorted(shares_.begin(), shares_.end()));
  EXPECT_GE(shares_.front(), 0);
  EXPECT_LT(shares_.front(), 0.3);
  EXPECT_GT(shares_.back(), 0.5);
  EXPECT_LE(shares_.back(), 1);
}

TEST_F(Tuner, CeilingsTakeTurnsWithWhatIsCompared) {
  const auto reports = tune(byWidth);
  EXPECT_FALSE(reports.at(0).ceilings.empty());
  EXPECT_TRUE(percentOfCeiling(reports[0].compared.front()).has_value());
  plan_.ceilings = false;
  EXPECT_TRUE(tune(byWidth).at(0).ceilings.empty());
}

TEST_F(Tuner, TargetsAreVariantsTimesSizesAndEachKeepsItsBest) {
  plan_.variants = {kVariant, "blur.fused"};
  plan_.sizes = {{100, 100}, {1000, 1000}};
  plan_.ceilings = false;
  ASSERT_EQ(tune(byWidth).size(), 4U);
  for (const std::string& variant : plan_.variants) {
    for (const Size size : plan_.sizes) {
      EXPECT_TRUE(findBestConfiguration(bestConfigurationsFile(folder_.path()), catalogue_.find(variant), someDevice(),
                                        size, plan_.parameters))
          << variant << " " << toText(size);
    }
  }
}

TEST_F(Tuner, ReportsWhetherItsBestIsWhatIsKept) {
  plan_.ceilings = false;
  EXPECT_TRUE(tune(byWidth).at(0).isKept);
  plan_.budgetSeconds = 1e-9;  // the default only, which gains nothing
  EXPECT_FALSE(tune(byWidth).at(0).isKept) << "what the longer tuning found stays";
}

TEST_F(Tuner, ResumesWithoutAJobForWhatWasTried) {
  plan_.budgetSeconds = 1e-9;  // the default only
  ASSERT_EQ(tune(byWidth).at(0).tried.size(), 1U);
  plan_.budgetSeconds = 3600;
  plan_.isResuming = true;
  plan_.search = SearchMethod::Learning;
  const auto reports = tune(byWidth);
  EXPECT_EQ(reports.at(0).known, 1U);
  EXPECT_EQ(reports[0].tried.size(), reports[0].allowed);
  const Configuration standard = configurationOf(catalogue_.find(kVariant));
  for (const MeasureJob& job : jobs_) {
    EXPECT_FALSE(job.round == 0 && configurationOf(job.variant) == standard) << "tried before";
  }
}

}  // namespace
}  // namespace headroom
