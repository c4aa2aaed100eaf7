// The mark of rows whose time is mostly the cost of starting launches.
#include "values/launch_cost.hpp"

#include <gmock/gmock.h>

#include "report_rows.hpp"

namespace headroom {
namespace {

using testing::IsEmpty;

const LaunchCosts kStartCosts{4, 6, 30};

/// By the device clock, in samples of 20 launches.
ResultRow rowOfShortLaunches(double medianMs) {
  ResultRow row = timedRow();
  row.marks.clear();
  row.medianMs = medianMs;
  for (Round& round : row.rounds) round.launches = 20;
  return row;
}

ResultRow judgedByStarts(ResultRow row, const LaunchCosts& costs = kStartCosts) {
  judgeLaunchCost(row, costs);
  return row;
}

TEST(LaunchCost, OverHalfOfTheTimeIsMarkedOnce) {
  const ResultRow row = judgedByStarts(judgedByStarts(rowOfShortLaunches(0.0079)));
  EXPECT_EQ(row.marks, std::vector{Mark::LaunchCost});
  EXPECT_EQ(
      row.reason,
      "Its time is mostly the cost of starting launches: an empty launch takes 4 \u00b5s on this device. Try larger "
      "sizes.");
}

TEST(LaunchCost, OfHalfOfTheTimeIsNotMost) {
  EXPECT_THAT(judgedByStarts(rowOfShortLaunches(0.008)).marks, IsEmpty());
}

TEST(LaunchCost, CountsEachCommandOfALaunch) {
  ResultRow row = rowOfShortLaunches(0.015);
  EXPECT_THAT(judgedByStarts(row).marks, IsEmpty());
  row.commands = 2;
  EXPECT_THAT(judgedByStarts(row).reason, testing::HasSubstr(": 2 empty launches take 8 \u00b5s on this device."));
}

TEST(LaunchCost, ThatIsUnknownMarksNothing) {
  EXPECT_THAT(judgedByStarts(rowOfShortLaunches(0.002), {}).marks, IsEmpty());
  ResultRow row = rowOfShortLaunches(0.002);
  judgeLaunchCost(row, std::map<std::string, LaunchCosts>{{"1:0", kStartCosts}});
  EXPECT_THAT(row.marks, IsEmpty()) << "that of another device";
  judgeLaunchCost(row, std::map<std::string, LaunchCosts>{{row.deviceId, kStartCosts}});
  EXPECT_TRUE(hasMark(row, Mark::LaunchCost));
}

TEST(LaunchCost, IsNotJudgedWhereSamplesDoNotContainIt) {
  ResultRow alone = rowOfShortLaunches(0.006);
  for (Round& round : alone.rounds) round.launches = 1;
  EXPECT_THAT(judgedByStarts(alone).marks, IsEmpty()) << "from the start to the end of one launch";
  alone.clock = Clock::Host;
  EXPECT_TRUE(hasMark(judgedByStarts(alone), Mark::LaunchCost)) << "around the call";
  ResultRow cold = rowOfShortLaunches(0.006);
  cold.caches = Caches::Cold;
  EXPECT_THAT(judgedByStarts(cold).marks, IsEmpty());
}

TEST(LaunchCost, IsOfKernelsOnly) {
  ResultRow host = rowOfShortLaunches(0.002);
  host.role = Role::HostPeer;
  EXPECT_THAT(judgedByStarts(host).marks, IsEmpty());
  ResultRow probe = probeRow();
  probe.marks.clear();
  EXPECT_THAT(judgedByStarts(probe).marks, IsEmpty());
  EXPECT_THAT(judgedByStarts(failedRow()).marks, IsEmpty());
  ResultRow ceiling = rowOfShortLaunches(0.006);
  ceiling.role = Role::Ceiling;
  EXPECT_TRUE(hasMark(judgedByStarts(ceiling), Mark::LaunchCost));
}

}  // namespace
}  // namespace headroom
