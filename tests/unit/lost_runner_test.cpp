// A machine that is gone in the middle of a run. A function stands for its runner.
#include "workbench/sweep/lost_runner.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

class LostRunnerTest : public ::testing::Test {
 protected:
  static JobOutcome execute(LostRunner& runner) {
    return runner.execute(MeasureJob{}, [](const JobEvent&) {}, {});
  }

  bool isThere_ = false;
  std::size_t attempts_ = 0;
  const DoJob doJob_ = [this](const Job&, const JobSink&, const std::stop_token&) {
    ++attempts_;
    JobOutcome outcome;
    if (isThere_) return outcome;
    outcome = {JobOutcome::Kind::Failed, "Connection refused."};
    outcome.noRunner = true;
    return outcome;
  };
};

TEST_F(LostRunnerTest, IsNotTriedForEveryPointOfARun) {
  LostRunner runner(doJob_, 0ms);
  for (int job = 0; job < 100; ++job) {
    const JobOutcome outcome = execute(runner);
    EXPECT_EQ(outcome.kind, JobOutcome::Kind::Failed);
    EXPECT_TRUE(outcome.noRunner);
    EXPECT_THAT(outcome.reason, HasSubstr("Connection refused."));
  }
  EXPECT_EQ(attempts_, LostRunner::kMostLostJobs);
  EXPECT_THAT(execute(runner).reason, HasSubstr("After 4 such attempts"));
}

TEST_F(LostRunnerTest, IsUsedAgainWhenItComesBack) {
  LostRunner runner(doJob_, 0ms);
  for (std::size_t job = 0; job + 1 < LostRunner::kMostLostJobs; ++job) execute(runner);
  isThere_ = true;
  EXPECT_EQ(execute(runner).kind, JobOutcome::Kind::Done);
  isThere_ = false;
  for (std::size_t job = 0; job + 1 < LostRunner::kMostLostJobs; ++job) execute(runner);
  isThere_ = true;
  EXPECT_EQ(execute(runner).kind, JobOutcome::Kind::Done) << "the attempts before do not count";
}

TEST_F(LostRunnerTest, IsTriedForSomeTimeWhereAttemptsAreShort) {
  LostRunner runner(doJob_, 24h);
  for (int job = 0; job < 50; ++job) execute(runner);
  EXPECT_EQ(attempts_, 50U);
}

}  // namespace
}  // namespace headroom
