// How long a runner with a job may be silent, and how long it may chatter.
#include "workbench/hosts/job_patience.hpp"

#include <gtest/gtest.h>

namespace headroom {
namespace {

using namespace std::chrono_literals;

constexpr JobPatience::Time kStart{};

TEST(JobPatience, IsTheDeadlineFromTheLastSignOfLife) {
  JobPatience patience(4s, 0ms, kStart);
  EXPECT_EQ(patience.left(kStart + 1s), 3s);
  patience.hear(kStart + 3s);
  EXPECT_EQ(patience.left(kStart + 4s), 3s);
  EXPECT_LE(patience.left(kStart + 9s), 0ms);
}

TEST(JobPatience, IsLongerForWorkOnTheHostUntilTheNextSign) {
  JobPatience patience(4s, 0ms, kStart);
  patience.allow(10);
  EXPECT_EQ(patience.left(kStart), 14s);
  patience.allow(0);
  EXPECT_EQ(patience.left(kStart), 4s);
}

/// The time until it is over for a runner that sends a sign of life each `pause`; the limit if it is not.
std::chrono::seconds endOf(JobPatience patience, std::chrono::seconds pause, double hostWorkSeconds,
                           std::chrono::seconds limit) {
  std::chrono::seconds at{0};
  while (!patience.isOver() && at < limit) {
    at += pause;
    patience.hear(kStart + at);
    patience.allow(hostWorkSeconds);
  }
  return at;
}

TEST(JobPatience, EndsForARunnerThatSendsSignsOfLifeForEver) {
  EXPECT_EQ(endOf(JobPatience(4s, 2s, kStart), 1s, 0, 1h), JobPatience::kMostDeadlines * 4s + 2s)
      << "and the time of its sampling";
}

TEST(JobPatience, EndsForARunnerThatAnnouncesWorkForEver) {
  EXPECT_LE(endOf(JobPatience(4s, 0s, kStart), 3600s, 1e300, 10 * JobPatience::kMostHostWork),
            JobPatience::kMostHostWork + 2h);
}

TEST(JobPatience, CountsATimeInWhichThisProgramWasStoppedAsOneDeadline) {
  JobPatience patience(4s, 0s, kStart);
  patience.hear(kStart + 24h);
  EXPECT_FALSE(patience.isOver());
}

}  // namespace
}  // namespace headroom
