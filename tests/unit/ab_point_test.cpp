// Verdicts from the interval of paired ratios and the margin.
#include "workbench/ab/ab_point.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <vector>

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

AbPoint pointWith(double ratio, double low, double high) {
  AbPoint point;
  for (ResultRow* row : {&point.base, &point.fresh}) {
    row->variant = "copy.mine";
    row->size = {64, 48};
    row->medianMs = 1;
  }
  point.rounds.resize(20, {1, ratio, ratio, 9});
  point.ratio = ratio;
  point.low = low;
  point.high = high;
  return point;
}

AbPoint judged(AbPoint point) {
  judge(point, 0.02);
  return point;
}

TEST(AbPoint, IsSlowerOrFasterForCertainWhenTheWholeIntervalIsBeyondTheMargin) {
  const AbPoint slower = judged(pointWith(1.05, 1.021, 1.08));
  EXPECT_EQ(slower.difference, Difference::Slower);
  EXPECT_TRUE(slower.isDecided);
  EXPECT_EQ(slower.reason, "The new version takes 2.1% to 8% more time, beyond the margin of 2%.");
  const AbPoint faster = judged(pointWith(0.95, 0.93, 0.979));
  EXPECT_EQ(faster.difference, Difference::Faster);
  EXPECT_TRUE(faster.isDecided);
  EXPECT_THAT(faster.reason, HasSubstr("2.1% to 7% less time"));
}

TEST(AbPoint, IsTheSameWhenTheWholeIntervalIsWithinTheMargin) {
  const AbPoint same = judged(pointWith(1.001, 1 / 1.02, 1.02));
  EXPECT_EQ(same.difference, Difference::Same);
  EXPECT_TRUE(same.isDecided);
  // Certainly slower, but by less than the margin.
  EXPECT_EQ(judged(pointWith(1.01, 1.005, 1.015)).difference, Difference::Same);
}

TEST(AbPoint, IsUndecidedWhereTheIntervalCrossesTheMargin) {
  const AbPoint crossing = judged(pointWith(1.01, 0.99, 1.03));
  EXPECT_EQ(crossing.difference, Difference::Ambiguous);
  EXPECT_FALSE(crossing.isDecided);
  EXPECT_EQ(crossing.reason,
            "The change of the time is within -1% to +3%. Whether that exceeds the margin of 2% is open.");
  const AbPoint slower = judged(pointWith(1.02, 1.01, 1.03));
  EXPECT_EQ(slower.difference, Difference::Slower) << "that much is certain";
  EXPECT_FALSE(slower.isDecided) << "by how much is not";
}

TEST(AbPoint, SaysHowManyRoundsAreMissing) {
  AbPoint point;
  point.rounds.resize(3);
  point.base.medianMs = point.fresh.medianMs = 1;
  judge(point, 0.02);
  EXPECT_EQ(point.difference, Difference::Ambiguous);
  EXPECT_EQ(point.reason, "There are 3 of the 10 rounds that a verdict needs.");
}

TEST(AbPoint, CannotBeComparedWhenAVersionFails) {
  AbPoint failed = pointWith(1, 0.99, 1.01);
  failed.fresh.status = Status::BuildFailed;
  failed.fresh.reason = "The compiler refused it.";
  EXPECT_EQ(judged(failed).difference, Difference::NotComparable);
  EXPECT_EQ(judged(failed).reason, "The new version is BuildFailed: The compiler refused it.");
}

TEST(AbPoint, KeepsWhatEarlierLooksKnew) {
  AbPoint point = pointWith(1, 0, INFINITY);
  point.rounds.assign(10, {1, 1.001, 1.001, 9});
  lookAt(point, 1);
  const double high = point.high;
  EXPECT_NEAR(high, 1.001, 1e-9);
  // Eleven rounds are not significant at the error level of the second look.
  point.rounds.push_back({1, 1.001, 1.001, 9});
  lookAt(point, 2);
  EXPECT_EQ(point.high, high);
  EXPECT_GT(point.low, 0);
}

TEST(AbPoint, DecidesNothingOfARatioThatChangesMeanwhile) {
  AbPoint point = pointWith(1, 0, INFINITY);
  point.rounds.assign(10, {1, 0.95, 0.95, 9});
  lookAt(point, 1);
  point.rounds.assign(44, {1, 1.15, 1.15, 9});
  lookAt(point, 2);
  judge(point, 0.02);
  EXPECT_EQ(point.difference, Difference::Ambiguous);
  EXPECT_FALSE(point.isDecided);
  EXPECT_THAT(point.reason, HasSubstr("changed while it was measured"));
}

TEST(AbPoint, TheRatioOfARoundIsTheMedianOfItsPairs) {
  // A burst of other work that affects three of five pairs, in one version at a time and once in both, does not change
  // the result.
  const AbRound round = roundOf(std::vector<double>{1, 3, 1, 4, 1}, std::vector<double>{2, 2, 9, 8, 2});
  EXPECT_NEAR(round.ratio, 2, 1e-12);
  EXPECT_EQ(round.pairs, 5U);
  EXPECT_EQ(round.baseMs, 1);
  EXPECT_EQ(round.freshMs, 2);
}

TEST(AbGate, FailsWhatIsSlowerForCertainAndNamesWhatIsOpen) {
  AbReport report{"old", "new", "Device", 0.02, 60, {}};
  report.points = {judged(pointWith(1.05, 1.03, 1.07)), judged(pointWith(1.01, 0.99, 1.03)),
                   judged(pointWith(1, 0.99, 1.01)), judged(pointWith(0.99, 0.975, 1.005))};
  ASSERT_EQ(regressions(report).size(), 1U);
  EXPECT_EQ(regressions(report)[0], "copy.mine at 64 x 48 takes 5% more time.");
  ASSERT_EQ(undecided(report).size(), 1U) << "what may be faster by over the margin is not slower by it";
  EXPECT_THAT(undecided(report)[0], HasSubstr("copy.mine at 64 x 48: The change of the time is within -1% to +3%"));
  report.points = {judged(pointWith(1, 0.99, 1.01))};
  report.points[0].fresh.status = Status::Crashed;
  judge(report.points[0], 0.02);
  EXPECT_EQ(regressions(report).size(), 1U);
  EXPECT_THAT(undecided(report), IsEmpty());
}

TEST(AbReport, ShowsChangeIntervalAndVerdictInEveryForm) {
  AbReport report{"old|er", "new", "Device", 0.02, 60, {judged(pointWith(1.05, 1.03, 1.07))}};
  EXPECT_THAT(toTextTable(report),
              AllOf(HasSubstr("Base: old|er. New: new."), HasSubstr("+3% to +7%"), HasSubstr("SLOWER")));
  EXPECT_THAT(toMarkdown(report), AllOf(HasSubstr("old\\|er"), HasSubstr("| SLOWER |")));
  EXPECT_THAT(toJson(report, {}), AllOf(HasSubstr("\"difference\": \"SLOWER\""), HasSubstr("\"low\": 1.03")));
  report.points[0].base.parameters = {{"sigma", 2}, {"gamma", 2.2}};
  const std::string csv = toCsv(report);
  EXPECT_THAT(csv, HasSubstr(",reason,size,parameters\r\n"));
  EXPECT_THAT(csv, HasSubstr(",64 x 48,gamma=2.2\r\n"));
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + 20);
  EXPECT_THAT(csv, HasSubstr("1.05,1.03,1.07,SLOWER,"));
}

TEST(AbPoint, PassesAGateUnlessItIsOrMayBeSlowerOrIsBroken) {
  const auto gated = [](const AbPoint& point) { return gateOf(point, 0.02); };
  EXPECT_EQ(gated(judged(pointWith(1.001, 0.99, 1.01))), GateResult::Passed);
  EXPECT_EQ(gated(judged(pointWith(0.9, 0.8, 1.01))), GateResult::Passed) << "faster by how much is open";
  EXPECT_EQ(gated(judged(pointWith(1.05, 1.03, 1.08))), GateResult::Failed);
  EXPECT_EQ(gated(judged(pointWith(1.01, 0.99, 1.03))), GateResult::Undecided);
  EXPECT_EQ(gated(judged(pointWith(1.02, 1.05, 1.01))), GateResult::Undecided) << "the looks contradict each other";
  AbPoint broken = pointWith(1, 1, 1);
  broken.fresh.status = Status::WrongResult;
  EXPECT_EQ(gated(judged(broken)), GateResult::Failed);
  AbPoint mended = pointWith(1, 1, 1);
  mended.base.status = Status::WrongResult;
  EXPECT_EQ(gated(judged(mended)), GateResult::Undecided);
}

}  // namespace
}  // namespace headroom
