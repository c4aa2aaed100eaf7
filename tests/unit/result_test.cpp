#include "headroom/values/result.hpp"

#include <gmock/gmock.h>

#include <stdexcept>

#include "headroom/analysis/verdict.hpp"
#include "report_rows.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;
using testing::Optional;

TEST(Status, everyStatusIsReadBackFromItsText) {
  for (int i = 0; i <= static_cast<int>(Status::Cancelled); ++i) {
    const auto status = static_cast<Status>(i);
    EXPECT_EQ(statusFromText(toText(status)), status);
  }
  EXPECT_THROW(statusFromText("ok"), std::invalid_argument);
}

TEST(Figures, followFromTheMedianTime) {
  const ResultRow row = timedRow();
  EXPECT_THAT(gigapixelsPerSecond(row), Optional(1.0));
  EXPECT_THAT(gigabytesPerSecond(row), Optional(8.0));
  EXPECT_THAT(gigaflopsPerSecond(row), Optional(124.0));
  EXPECT_THAT(percentOfCeiling(row), Optional(25.0));
  EXPECT_THAT(measuredOverEstimate(row), Optional(8.0));
}

TEST(Figures, ofARowWithoutATimeAreEmpty) {
  ResultRow row = timedRow();
  for (const Status status : {Status::BuildFailed, Status::TimedOut, Status::Crashed, Status::Cancelled}) {
    row.status = status;
    EXPECT_FALSE(gigapixelsPerSecond(row));
    EXPECT_FALSE(percentOfCeiling(row));
  }
  row = timedRow();
  row.medianMs = 0;
  EXPECT_FALSE(gigapixelsPerSecond(row));
  EXPECT_FALSE(gigabytesPerSecond(row));
  EXPECT_FALSE(measuredOverEstimate(row));
}

TEST(Figures, thatNeedAMissingFactAreEmpty) {
  ResultRow row = timedRow();
  row.flops.reset();
  row.ceilingGigapixelsPerSecond.reset();
  row.estimateGigapixelsPerSecond.reset();
  EXPECT_FALSE(gigaflopsPerSecond(row));
  EXPECT_FALSE(percentOfCeiling(row));
  EXPECT_FALSE(measuredOverEstimate(row));
  EXPECT_TRUE(gigapixelsPerSecond(row));
}

TEST(Figures, aWrongResultIsTimedButNotValid) {
  ResultRow row = timedRow();
  row.status = Status::WrongResult;
  EXPECT_TRUE(isTimed(row));
  EXPECT_FALSE(isValid(row));
  EXPECT_THAT(gigapixelsPerSecond(row), Optional(1.0));
}

TEST(Figures, ofAProbeHaveARateInPixelsOnlyWhereItMovesThePlane) {
  ResultRow row = probeRow();
  EXPECT_TRUE(isProbe(row));
  EXPECT_TRUE(isValid(row));
  EXPECT_FALSE(gigapixelsPerSecond(row));
  EXPECT_FALSE(gigabytesPerSecond(row));
  row.iteration = "transfer";
  row.compulsoryFloats = 1;
  row.medianMs = 16;
  EXPECT_THAT(gigapixelsPerSecond(row), Optional(1.0));
  EXPECT_THAT(gigabytesPerSecond(row), Optional(4.0));
  EXPECT_FALSE(isProbe(timedRow()));
}

TEST(SamePoint, IsWhatDeviceAndKeyAreTheSameOf) {
  const ResultRow row = timedRow();
  EXPECT_TRUE(isSamePoint(row, row));
  const auto differs = [&row](auto change) {
    ResultRow other = row;
    change(other);
    return !isSamePoint(row, other);
  };
  EXPECT_TRUE(differs([](ResultRow& other) { other.deviceId = "1:0"; }));
  EXPECT_TRUE(differs([](ResultRow& other) { other.workload = "access"; }));
  EXPECT_TRUE(differs([](ResultRow& other) { other.parameters = {{"sigma", 4}}; }));
  EXPECT_TRUE(differs([](ResultRow& other) { other.repeat = 1; }));
  EXPECT_TRUE(differs([](ResultRow& other) { other.iteration = "launch"; }));
  EXPECT_FALSE(differs([](ResultRow& other) { other.medianMs = 1; }));
}

TEST(SamplesByRound, AreThoseOfTheClockThatCounts) {
  ResultRow row = timedRow();
  row.wallSamplesMs = {18, 19};
  ASSERT_EQ(samplesByRound(row).size(), 2U);
  EXPECT_EQ(samplesByRound(row)[1].size(), 3U);
  EXPECT_EQ(samplesByRound(row)[1].front(), 16);
  row.clock = Clock::Host;
  EXPECT_EQ(samplesByRound(row)[1].size(), 1U);
  EXPECT_EQ(samplesByRound(row)[1].front(), 19);
}

class ApplyCeilings : public testing::Test {
 protected:
  ApplyCeilings() {
    row.ceilingGigapixelsPerSecond.reset();
    row.estimateGigapixelsPerSecond.reset();
    row.boundBy = Bound::Unknown;
  }
  ResultRow row = timedRow();
};

TEST_F(ApplyCeilings, theEstimateIsTheGuidesModel) {
  // The guide's own example: a copy rate of 14.2 GP/s and 64 floats per pixel give 443 MP/s.
  applyCeilings(row, {14.2, 1000});
  EXPECT_THAT(row.estimateGigapixelsPerSecond, Optional(testing::DoubleNear(0.44375, 1e-12)));
}

TEST_F(ApplyCeilings, theSmallerCeilingBinds) {
  applyCeilings(row, {4, 1240});  // 4 GP/s by memory traffic, 10 GP/s by arithmetic
  EXPECT_THAT(row.ceilingGigapixelsPerSecond, Optional(4.0));
  EXPECT_EQ(row.boundBy, Bound::Memory);
  applyCeilings(row, {4, 248});  // 2 GP/s by arithmetic
  EXPECT_THAT(row.ceilingGigapixelsPerSecond, Optional(2.0));
  EXPECT_EQ(row.boundBy, Bound::Compute);
}

TEST_F(ApplyCeilings, compulsoryTrafficScalesTheMemoryCeiling) {
  row.compulsoryFloats = 4;
  applyCeilings(row, {4, 1240});
  EXPECT_THAT(row.ceilingGigapixelsPerSecond, Optional(2.0));
}

TEST_F(ApplyCeilings, withoutRatesNothingIsClaimed) {
  applyCeilings(row, {});
  EXPECT_FALSE(row.ceilingGigapixelsPerSecond);
  EXPECT_FALSE(row.estimateGigapixelsPerSecond);
  EXPECT_EQ(row.boundBy, Bound::Unknown);
  EXPECT_EQ(row.reason, "");
}

TEST_F(ApplyCeilings, withOneCeilingMissingTheBoundIsUnknown) {
  applyCeilings(row, {4, 0});
  EXPECT_THAT(row.ceilingGigapixelsPerSecond, Optional(4.0));
  EXPECT_EQ(row.boundBy, Bound::Unknown);
}

TEST_F(ApplyCeilings, withoutArithmeticMemoryBinds) {
  row.flops = 0;
  applyCeilings(row, {4, 0});
  EXPECT_EQ(row.boundBy, Bound::Memory);
}

TEST_F(ApplyCeilings, onlyMoreThanTheImpossibleShareIsReported) {
  applyCeilings(row, {1 / 1.04, 1e6});
  EXPECT_EQ(row.reason, "");
  applyCeilings(row, {1 / 1.06, 1e6});
  EXPECT_THAT(row.reason, HasSubstr("106% of its ceiling"));
}

TEST_F(ApplyCeilings, theReasonThatWasThereStays) {
  row.reason = "The clocks disagree.";
  applyCeilings(row, {0.5, 1e6});
  EXPECT_THAT(row.reason, testing::StartsWith("The clocks disagree. This is 200%"));
}

TEST_F(ApplyCeilings, aProbeHasNone) {
  row.iteration = "transfer";
  applyCeilings(row, {0.1, 1});
  EXPECT_FALSE(row.ceilingGigapixelsPerSecond);
  EXPECT_FALSE(row.estimateGigapixelsPerSecond);
  EXPECT_EQ(row.reason, "");
}

TEST_F(ApplyCeilings, aHostPeerIsNotBoundByTheDevice) {
  row.role = Role::HostPeer;
  applyCeilings(row, {4, 1240});
  EXPECT_FALSE(row.ceilingGigapixelsPerSecond);
  EXPECT_FALSE(row.estimateGigapixelsPerSecond);
}

}  // namespace
}  // namespace headroom
