// Runtime operations around kernels: probes are measured like variants, and detect work that was not done.
#include <gmock/gmock.h>

#include <algorithm>
#include <limits>

#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::briefSampling;
using testing::collectRun;
using ::testing::HasSubstr;
using testing::testOptions;

/// Sets variables that the runner inherits; they are restored at the end of the test.
class ProbesTest : public testing::DeviceTest {
 protected:
  std::vector<ResultRow> measured(std::vector<std::string> ids, Size size, Sampling sampling, bool ceilings = false) {
    Workbench workbench(testOptions());
    RunPlan plan;
    plan.variants = std::move(ids);
    plan.sizes = {size};
    plan.sampling = sampling;
    plan.ceilings = ceilings;
    const auto run = collectRun(workbench, plan);
    EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
    return run.rows;
  }

  /// Returns the probe's row if calls of this OpenCL function report success without doing anything, from the given
  /// call on.
  ResultRow rowWhenLost(const std::string& id, const char* call, const char* fromNumber) {
    set("OPENCL_LAYERS", HEADROOM_FAULT_LAYER);
    set("HEADROOM_FAULT_CALL", call);
    set("HEADROOM_FAULT_NUMBER", fromNumber);
    set("HEADROOM_FAULT_ERROR", "0");
    set("HEADROOM_FAULT_LASTING", "1");
    const auto rows = measured({id}, {640, 48}, briefSampling());
    EXPECT_EQ(rows.size(), 1U);
    return rows.empty() ? ResultRow{} : rows.front();
  }

  void TearDown() override {
    for (const std::string& name : set_) unsetenv(name.c_str());
  }

 private:
  void set(const char* name, const char* value) {
    setenv(name, value, 1);
    set_.emplace_back(name);
  }

  std::vector<std::string> set_;
};

/// These tests compare times, so they run alone.
class ComparedProbes : public ProbesTest {
 protected:
  /// Compares two probes by the best median of each among up to six runs, because a busy machine only increases
  /// medians. A single best time would not do: it may be too short, where the host was late with its timer.
  void expectShorter(const std::string& shorter, const std::string& longer, Size size) {
    Sampling sampling;
    sampling.timeBudgetSeconds = 0.2;
    sampling.warmUps = 1;
    sampling.minimumSamples = 3;
    double shorterMs = std::numeric_limits<double>::infinity();
    double longerMs = std::numeric_limits<double>::infinity();
    for (int attempt = 0; attempt < 6; ++attempt) {
      sampling.rounds = attempt == 0 ? 1 : 3;  // each in its own process, which takes longer than the timed operations
      const auto rows = measured({shorter, longer}, size, sampling);
      ASSERT_EQ(rows.size(), 2U);
      for (const ResultRow& row : rows) ASSERT_EQ(row.status, Status::Ok) << row.variant << ": " << row.reason;
      shorterMs = std::min(shorterMs, rows[0].medianMs);
      longerMs = std::min(longerMs, rows[1].medianMs);
      if (shorterMs < longerMs) return;
    }
    ADD_FAILURE() << shorter << " takes " << shorterMs << " ms, which is not less than " << longerMs << " ms of "
                  << longer;
  }
};

TEST_F(ProbesTest, HaveNoCeilingsAndRatesInPixelsOnlyWhereTheyMoveThePlane) {
  const auto rows = measured({"overheads.launch-and-wait", "overheads.write-whole", "overheads.write-compute-read"},
                             {640, 480}, briefSampling(), true);
  ASSERT_GT(rows.size(), 3U) << "ceilings come first";
  const std::vector<ResultRow> probes(rows.end() - 3, rows.end());
  for (const ResultRow& row : probes) {
    EXPECT_EQ(row.status, Status::Ok) << row.variant << ": " << row.reason;
    EXPECT_EQ(row.role, Role::Variant);
    EXPECT_FALSE(row.ceilingGigapixelsPerSecond) << row.variant;
    EXPECT_THAT(row.reason, Not(HasSubstr("ceiling"))) << row.variant;
  }
  EXPECT_FALSE(gigapixelsPerSecond(probes[0]));
  ASSERT_TRUE(gigapixelsPerSecond(probes[1]) && gigapixelsPerSecond(probes[2]));
  EXPECT_DOUBLE_EQ(*gigabytesPerSecond(probes[1]), 4 * *gigapixelsPerSecond(probes[1]));
  EXPECT_DOUBLE_EQ(*gigabytesPerSecond(probes[2]), 8 * *gigapixelsPerSecond(probes[2]));
}

TEST_F(ComparedProbes, ALaunchAmongManyCostsNoMoreThanOneThatIsWaitedFor) {
  expectShorter("overheads.launch-batched", "overheads.launch-and-wait", {64, 64});
}

TEST_F(ComparedProbes, ATimerThatDoesNotWaitSeesLessThanOneThatDoes) {
  expectShorter("overheads.timer-without-wait", "overheads.timer-with-wait", {2000, 2000});
}

TEST_F(ComparedProbes, ATimerThatStartsWhileTheDeviceIsAtWorkSeesMore) {
  expectShorter("overheads.timer-with-wait", "overheads.timer-wait-at-end-only", {2000, 2000});
}

TEST_F(ComparedProbes, ALoopWithoutReadAndWaitSeesLessThanOneThatWaits) {
  expectShorter("overheads.loop-without-wait", "overheads.loop-with-wait", {2000, 2000});
  expectShorter("overheads.loop-with-wait", "overheads.loop-with-reads", {2000, 2000});
}

TEST_F(ComparedProbes, EveryStartFromSourceIsAFreshBuild) {
  // A build served from the driver's cache takes no longer than a load.
  expectShorter("overheads.from-binary", "overheads.from-source", {64, 64});
}

TEST_F(ProbesTest, AWriteThatGotLostIsAWrongResult) {
  for (const char* id : {"overheads.write-whole", "overheads.write-rows", "overheads.write-pinned"}) {
    const ResultRow row = rowWhenLost(id, "clEnqueueWriteBuffer", "1");
    EXPECT_EQ(row.status, Status::WrongResult) << id << row.reason;
    EXPECT_THAT(row.reason, HasSubstr("30720 of 30720 floats on the device are not those that were sent"));
  }
}

TEST_F(ProbesTest, RowsThatGotLostAreCounted) {
  // A transfer is 48 writes: all but the first five of the first transfer are lost.
  const ResultRow row = rowWhenLost("overheads.write-rows", "clEnqueueWriteBuffer", "6");
  EXPECT_EQ(row.status, Status::WrongResult) << row.reason;
  EXPECT_THAT(row.reason, HasSubstr("27520 of 30720"));
}

TEST_F(ProbesTest, AReadThatGotLostIsAWrongResult) {
  for (const char* id : {"overheads.read-whole", "overheads.write-compute-read", "overheads.loop-with-reads"}) {
    const ResultRow row = rowWhenLost(id, "clEnqueueReadBuffer", "1");
    EXPECT_EQ(row.status, Status::WrongResult) << id << row.reason;
    EXPECT_THAT(row.reason, HasSubstr("that came back")) << id;
  }
}

TEST_F(ProbesTest, LaunchesThatGotLostAreCounted) {
  const ResultRow row = rowWhenLost("overheads.launch-batched", "clEnqueueNDRangeKernel", "8");
  EXPECT_EQ(row.status, Status::WrongResult) << row.reason;
  EXPECT_THAT(row.reason, HasSubstr("and 7 ran"));
  for (const char* id : {"overheads.timer-with-wait", "overheads.write-compute-read", "overheads.loop-without-wait"})
    EXPECT_EQ(rowWhenLost(id, "clEnqueueNDRangeKernel", "1").status, Status::WrongResult) << id;
}

TEST_F(ProbesTest, AStartWhoseLaunchGotLostIsAWrongResult) {
  const ResultRow row = rowWhenLost("overheads.from-binary", "clEnqueueNDRangeKernel", "1");
  EXPECT_EQ(row.status, Status::WrongResult) << row.reason;
  EXPECT_THAT(row.reason, HasSubstr("another program"));
}

TEST_F(ProbesTest, AFillThatGotLostIsAWrongResult) {
  // The first fills are for the requested memory and the probe's own first ones.
  for (const char* id : {"overheads.new-buffer", "overheads.reused-buffer"})
    EXPECT_EQ(rowWhenLost(id, "clEnqueueFillBuffer", "2").status, Status::WrongResult) << id;
}

TEST_F(ProbesTest, APlaneThatDoesNotFitTheDeviceIsADeviceLimit) {
  const auto rows = measured({"overheads.write-pinned", "overheads.new-buffer"}, {65536, 65536}, briefSampling());
  ASSERT_EQ(rows.size(), 2U);
  for (const ResultRow& row : rows) EXPECT_EQ(row.status, Status::DeviceLimit) << row.variant << ": " << row.reason;
}

}  // namespace
}  // namespace headroom
