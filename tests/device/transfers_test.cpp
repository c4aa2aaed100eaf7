// End-to-end times beside kernel times: inputs written, kernels run, result read back.
#include <gmock/gmock.h>

#include <algorithm>

#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::briefSampling;
using testing::collectRun;
using ::testing::HasSubstr;
using testing::testOptions;

/// Sets variables that the runner inherits; they are restored at the end of the test.
class SweepTransfers : public testing::DeviceTest {
 protected:
  static RunPlan planOf(std::vector<std::string> variants) {
    RunPlan plan;
    plan.variants = std::move(variants);
    plan.sizes = {{320, 240}};
    plan.sampling = briefSampling();
    plan.ceilings = false;
    plan.transfers = true;
    return plan;
  }

  static std::vector<ResultRow> measured(const RunPlan& plan) {
    Workbench workbench(testOptions());
    const auto run = collectRun(workbench, plan);
    EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
    return run.rows;
  }

  void set(const char* name, const char* value) {
    setenv(name, value, 1);
    set_.emplace_back(name);
  }

  void TearDown() override {
    for (const std::string& name : set_) unsetenv(name.c_str());
  }

 private:
  std::vector<std::string> set_;
};

/// Parts by the device clock are parts of a sample, and clocks agree within a few per cent. Parts by the host clock are
/// timed after the samples, when the machine may be busier.
constexpr double kMostByDeviceClock = 1.1;
constexpr double kMostByHostClock = 20;

void expectWhole(const ResultRow& row, double mostOfLongest = kMostByDeviceClock) {
  EXPECT_EQ(row.status, Status::Ok) << row.variant << ": " << row.reason;
  ASSERT_TRUE(row.whole) << row.variant;
  const WholeOperation& whole = *row.whole;
  ASSERT_GE(whole.samplesMs.size(), 3U) << row.variant;
  const double longestMs = *std::max_element(whole.samplesMs.begin(), whole.samplesMs.end());
  for (const double part : {whole.uploadMs, whole.kernelMs, whole.downloadMs}) {
    EXPECT_GT(part, 0) << row.variant;
    EXPECT_LT(part, mostOfLongest * longestMs) << row.variant << ": a part of it";
  }
  EXPECT_LE(whole.lowMs, whole.medianMs) << row.variant;
  EXPECT_GE(whole.highMs, whole.medianMs) << row.variant;
}

TEST_F(SweepTransfers, AreTimedForBuffersImagesAndBytes) {
  const auto rows = measured(planOf({"blur.separable", "blur.image-separable", "blur.strips-8bit", "transpose.local"}));
  ASSERT_EQ(rows.size(), 4U);
  for (const ResultRow& row : rows) expectWhole(row);
}

TEST_F(SweepTransfers, AreTimedWithColdCachesAndInEveryRepeat) {
  RunPlan plan = planOf({"blur.separable"});
  plan.caches = Caches::Cold;
  plan.repeats = 2;
  const auto rows = measured(plan);
  ASSERT_EQ(rows.size(), 2U);
  for (const ResultRow& row : rows) expectWhole(row);
}

TEST_F(SweepTransfers, AreNotTimedUnlessAskedFor) {
  RunPlan plan = planOf({"blur.separable"});
  plan.transfers = false;
  EXPECT_FALSE(measured(plan).front().whole);
}

TEST_F(SweepTransfers, AreNoneOfCeilingsProbesAndTheHost) {
  RunPlan plan = planOf({"blur.opencv", "overheads.write-whole"});
  plan.ceilings = true;
  const auto rows = measured(plan);
  ASSERT_GT(rows.size(), 2U);
  for (const ResultRow& row : rows) EXPECT_FALSE(row.whole) << row.variant;
}

TEST_F(SweepTransfers, AreTimedByTheHostsClockWhereTheDevicesCantBeRight) {
  for (const char* clock : {"zero", "reversed", "fast"}) {
    set("OPENCL_LAYERS", HEADROOM_FAULT_LAYER);
    set("HEADROOM_FAULT_CLOCK", clock);
    const auto rows = measured(planOf({"blur.separable"}));
    ASSERT_EQ(rows.size(), 1U) << clock;
    expectWhole(rows.front(), kMostByHostClock);
  }
}

TEST_F(SweepTransfers, AReadThatGotLostIsNoResult) {
  set("OPENCL_LAYERS", HEADROOM_FAULT_LAYER);
  set("HEADROOM_FAULT_CALL", "clEnqueueReadBuffer");
  set("HEADROOM_FAULT_NUMBER", "2");  // the first one reads the input
  set("HEADROOM_FAULT_ERROR", "0");
  set("HEADROOM_FAULT_LASTING", "1");
  const auto rows = measured(planOf({"blur.separable"}));
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_NE(rows.front().status, Status::Ok) << rows.front().reason;
}

}  // namespace
}  // namespace headroom
