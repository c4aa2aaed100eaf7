// A sweep's time budget, without a device: a function computes how long each job would take.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

class SweepBudget : public testing::Test {
 protected:
  /// Every point takes `secondsPerMegapixel_` seconds per 10^6 pixels.
  std::vector<ResultRow> sweep(const RunPlan& plan) {
    std::vector<ResultRow> rows;
    const DoJob doJob = [this](const Job& job, const JobSink& sink, const std::stop_token&) {
      if (std::holds_alternative<ListDevicesJob>(job)) {
        DeviceDescription device;
        device.id = "0:0";
        sink(DevicesFound{{device}});
      } else if (const auto* asked = std::get_if<MeasureJob>(&job)) {
        const MeasureJob& measureJob = *asked;
        ++measured_;
        ResultRow row = blankRow(findWorkload(measureJob.variant.workload), measureJob.variant, measureJob.role,
                                 measureJob.size, measureJob.parameters);
        const double seconds = secondsPerMegapixel_ * imageSize(measureJob.size).megapixels();
        row.samplesMs.assign(3, 1e3 * seconds);
        row.rounds = {{0, 3 * seconds, 3, 0, 0}};
        summariseSamples(row);
        sink(RowReady{row});
      }
      return JobOutcome{};
    };
    const Tell tell = [&rows](decltype(RunEvent::what) what) {
      if (auto* ready = std::get_if<RowReady>(&what)) rows.push_back(ready->row);
    };
    runSweep(std::span(&plan, 1), catalogue_, RunContext(), {}, doJob, tell, {});
    return rows;
  }

  RunPlan planOf(std::vector<Size> sizes) const {
    RunPlan plan;
    plan.variants = {catalogue_.select("blur", "all").front()};
    plan.sizes = std::move(sizes);
    plan.ceilings = false;
    plan.longestLaunchSeconds = 10;
    return plan;
  }

  Catalogue catalogue_;
  double secondsPerMegapixel_ = 4;
  int measured_ = 0;
};

TEST_F(SweepBudget, APointThatWouldTakeTooLongIsARowThatSaysSo) {
  const std::vector<ResultRow> rows = sweep(planOf({{1000, 1000}, {2000, 1000}, {4000, 1000}, {8000, 1000}}));
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_EQ(measured_, 2);
  EXPECT_EQ(rows[1].status, Status::Ok);
  EXPECT_EQ(rows[2].status, Status::OverBudget);
  EXPECT_THAT(rows[2].reason, HasSubstr("One launch took 8.0 s at 2000 x 1000, so it would take about 16 s here"));
  EXPECT_EQ(rows[3].status, Status::OverBudget);
}

TEST_F(SweepBudget, ASmallerSizeIsMeasuredHoweverSlowTheLargerOneWas) {
  const std::vector<ResultRow> rows = sweep(planOf({{5000, 1000}, {1000, 1000}}));
  EXPECT_EQ(measured_, 2);
  EXPECT_EQ(rows[1].status, Status::Ok);
}

TEST_F(SweepBudget, AShortLaunchOfFewPixelsForetellsNothing) {
  secondsPerMegapixel_ = 20;  // as if 0.2 s of fixed cost at 0.01 MP
  EXPECT_EQ(sweep(planOf({{100, 100}, {1000, 1000}})).back().status, Status::Ok);
}

TEST_F(SweepBudget, ALongerLongestLaunchLetsItRun) {
  RunPlan plan = planOf({{1000, 1000}, {4000, 1000}});
  plan.longestLaunchSeconds = 20;
  EXPECT_EQ(sweep(plan).back().status, Status::Ok);
}

}  // namespace
}  // namespace headroom
