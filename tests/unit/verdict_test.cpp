#include <gmock/gmock.h>

#include "headroom/analysis/verdict.hpp"
#include "report_rows.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Returns timedRow() at a rate, with its own ceiling of 4 GP/s.
ResultRow rowAt(double gigapixels) {
  ResultRow row = timedRow();
  row.medianMs = 16 / gigapixels;
  return row;
}

TEST(Verdict, nearTheCopyCeilingComputeIsNotTheLimit) {
  ResultRow row = rowAt(3.1);
  row.variant = "blur.local";
  row.ceilingGigapixelsPerSecond = 4.4;
  EXPECT_EQ(verdict(row),
            "blur.local reaches 70% of this device's copy ceiling at 16 MP (3.1 of 4.4 GP/s); compute is not the "
            "limit.");
}

TEST(Verdict, nearTheArithmeticCeilingMemoryIsNotTheLimit) {
  ResultRow row = rowAt(3.6);
  row.boundBy = Bound::Compute;
  EXPECT_EQ(verdict(row),
            "blur.separable reaches 90% of this device's arithmetic ceiling at 16 MP (3.6 of 4 GP/s); memory is not "
            "the limit.");
}

TEST(Verdict, ofATimeThatIsMostlyLaunchesExplainsItByNoCeiling) {
  const std::string cost = "Its time is mostly the cost of starting launches: an empty launch takes 9 ms.";
  for (const double gigapixels : {3.6, 0.125}) {  // near the ceiling, and at the estimate
    ResultRow row = rowAt(gigapixels);
    EXPECT_NE(limiterOf(row), Limiter::LaunchCost);
    addMark(row, Mark::LaunchCost, cost);
    EXPECT_EQ(limiterOf(row), Limiter::LaunchCost);
    EXPECT_THAT(verdict(row), AllOf(StartsWith("blur.separable reaches "), testing::EndsWith(" of 4 GP/s). " + cost)));
    row.ceilingGigapixelsPerSecond.reset();
    EXPECT_EQ(limiterOf(row), Limiter::LaunchCost);
    EXPECT_THAT(verdict(row), AllOf(StartsWith("blur.separable runs at "), testing::EndsWith(" at 16 MP. " + cost)));
  }
  EXPECT_EQ(toText(Limiter::LaunchCost), "launch cost");
}

TEST(Verdict, ofAProductOfMatricesIsToldInFlopsAndN) {
  ResultRow row = timedRow();
  row.workload = "matmul";
  row.variant = "matmul.blocked";
  row.size = {1024, 1024, 1024};
  row.item = "element";
  row.rate = RateOf::Operations;
  row.flops = 2048;
  row.medianMs = 1.048576;  // 1 GP/s, 2048 GFLOP/s
  row.ceilingGigapixelsPerSecond = 1.25;
  row.boundBy = Bound::Compute;
  EXPECT_EQ(verdict(row),
            "matmul.blocked reaches 80% of this device's arithmetic ceiling at N = 1024 (2048 of 2560 GFLOP/s); memory "
            "is not the limit.");
  row.size = {512, 1024, 2048};
  row.medianMs *= 4;  // for half of the elements: 0.125 GP/s
  row.estimateGigapixelsPerSecond = 0.125;
  EXPECT_THAT(verdict(row),
              AllOf(HasSubstr("at 512 x 1024 x 2048 (256 of 2560 GFLOP/s)"),
                    HasSubstr("guide's estimate (256 GFLOP/s) for its 64 floats of traffic per element")));
  row.role = Role::HostPeer;
  EXPECT_THAT(verdict(row), HasSubstr("matmul.blocked runs at 256 GFLOP/s at 512 x 1024 x 2048 on the host"));
}

TEST(Verdict, withOneCeilingOnlyItDoesNotClaimWhatBinds) {
  ResultRow row = rowAt(3.6);
  row.boundBy = Bound::Unknown;
  EXPECT_THAT(verdict(row),
              AllOf(HasSubstr("only known ceiling"), HasSubstr("is not known"), Not(HasSubstr("compute"))));
}

TEST(Verdict, farFromBothButAboveTheEstimateCachesServeTheLoads) {
  EXPECT_THAT(verdict(rowAt(1)),
              AllOf(HasSubstr("reaches 25%"), HasSubstr("8 times the guide's estimate of 0.125 GP/s"),
                    HasSubstr("caches already serve")));
}

TEST(Verdict, atTheEstimateRepeatedLoadsAreTheLimit) {
  ResultRow row = rowAt(1);
  row.estimateGigapixelsPerSecond = 1.05;
  EXPECT_THAT(verdict(row),
              AllOf(HasSubstr("64 floats of traffic per pixel"), HasSubstr("repeated loads are the limit")));
}

TEST(Verdict, belowTheEstimateLatencyAndParallelismAreNamed) {
  ResultRow row = rowAt(1);
  row.estimateGigapixelsPerSecond = 2.5;
  EXPECT_THAT(verdict(row), AllOf(HasSubstr("neither ceiling explains this"), HasSubstr("estimate is 2.5 GP/s"),
                                  HasSubstr("latency, parallelism and the access pattern")));
}

TEST(Verdict, withoutAnEstimateEveryCauseIsNamed) {
  ResultRow row = rowAt(1);
  row.estimateGigapixelsPerSecond.reset();
  EXPECT_THAT(verdict(row), HasSubstr("latency, parallelism, the access pattern and repeated loads"));
}

TEST(Verdict, beatingTheCeilingIsDoubted) {
  ResultRow row = rowAt(6);
  EXPECT_THAT(verdict(row), AllOf(HasSubstr("appears to reach 150%"), HasSubstr("suspect the measurement")));
  row.reason = "Measured twice.";
  EXPECT_THAT(verdict(row), testing::EndsWith("(6 of 4 GP/s). Measured twice."));
}

TEST(Verdict, withoutCeilingsItSaysHowToGetThem) {
  ResultRow row = rowAt(1);
  row.ceilingGigapixelsPerSecond.reset();
  EXPECT_THAT(verdict(row), AllOf(HasSubstr("no ceiling was measured"), HasSubstr("run again with ceilings")));
}

TEST(Verdict, everyFailureNamesVariantSizeAndReason) {
  for (const Status status : {Status::BuildFailed, Status::Unsupported, Status::DeviceLimit, Status::Failed,
                              Status::TimedOut, Status::Crashed, Status::Cancelled}) {
    ResultRow row = failedRow();
    row.status = status;
    EXPECT_THAT(verdict(row), AllOf(StartsWith("blur.local "), HasSubstr("at 0.787 MP"), testing::EndsWith(row.reason)))
        << toText(status);
  }
}

TEST(Verdict, failuresDiffer) {
  ResultRow row = failedRow();
  EXPECT_THAT(verdict(row), HasSubstr("could not be built"));
  row.status = Status::Crashed;
  EXPECT_THAT(verdict(row), HasSubstr("crashed the driver"));
  row.status = Status::TimedOut;
  EXPECT_THAT(verdict(row), HasSubstr("took too long"));
  row.reason.clear();
  EXPECT_THAT(verdict(row), HasSubstr("Choose a smaller size"));
}

TEST(Verdict, aWrongResultDoesNotCount) {
  ResultRow row = rowAt(1);
  row.status = Status::WrongResult;
  row.ownError->maxAbs = 0.25;
  EXPECT_EQ(verdict(row),
            "blur.separable computes a wrong result at 16 MP (off by up to 0.25), so its 1 GP/s are not valid.");
}

TEST(Verdict, aCopyCeilingSaysWhatItMeans) {
  ResultRow row = rowAt(4);
  row.variant = "copy.scalar";
  row.role = Role::Ceiling;
  row.flops = 0;
  EXPECT_EQ(verdict(row),
            "copy.scalar runs at 4 GP/s, 32 GB/s, at 16 MP: the fastest copy is the memory ceiling of this size.");
}

TEST(Verdict, anArithmeticCeilingSaysWhatItMeans) {
  ResultRow row = rowAt(4);
  row.role = Role::Ceiling;
  row.flops = 24;
  EXPECT_THAT(verdict(row), AllOf(HasSubstr("96 GFLOP/s"), HasSubstr("arithmetic ceiling")));
}

TEST(Verdict, aCeilingSaysItsPrecision) {
  ResultRow row = rowAt(4);
  row.role = Role::Ceiling;
  row.flops = 24;
  row.precision = Precision::Int;
  EXPECT_THAT(verdict(row), AllOf(HasSubstr("96 GOP/s"), HasSubstr("int arithmetic ceiling")));
  row.localFloats = 100;
  EXPECT_THAT(verdict(row), AllOf(HasSubstr("1600 GB/s of local memory"), HasSubstr("the roof of what kernels move")));
}

TEST(Verdict, farFromItsCeilingARowNearItsLocalRoofSaysSo) {
  ResultRow row = rowAt(1);
  row.boundBy = Bound::Compute;
  row.precision = Precision::Double;
  row.ceilingGigapixelsPerSecond = 10;
  row.localFloats = 34;
  row.localRoofGigapixelsPerSecond = 1.25;
  EXPECT_THAT(verdict(row), AllOf(HasSubstr("10% of this device's double arithmetic ceiling"),
                                  HasSubstr("local memory is the limit, at 80% of the 1.25 GP/s that its bandwidth "
                                            "allows for 136 bytes per pixel: keep more of them in registers.")));
  row.localRoofGigapixelsPerSecond = 2;
  EXPECT_THAT(verdict(row), testing::Not(HasSubstr("local memory")));
}

TEST(Verdict, ratesAreInWhatTheWorkloadCounts) {
  ResultRow row = rowAt(1);
  row.rate = RateOf::Bytes;
  row.compulsoryFloats = 3;
  EXPECT_EQ(rateUnit(row), "GB/s");
  EXPECT_DOUBLE_EQ(workOf(row), 12 * itemsOf(row));
  EXPECT_THAT(verdict(row), HasSubstr("(12 of "));
  row.rate = RateOf::Operations;
  row.flops = 7;
  row.precision = Precision::Int;
  EXPECT_EQ(rateUnit(row), "GOP/s");
  EXPECT_THAT(verdict(row), HasSubstr("(7 of "));
  row.role = Role::Ceiling;
  EXPECT_EQ(rateUnit(row), "GP/s") << "ceilings are compared by what they move or compute, and named by items";
}

TEST(Verdict, aHostPeerIsAYardstick) {
  ResultRow row = rowAt(1);
  row.role = Role::HostPeer;
  EXPECT_THAT(verdict(row), AllOf(HasSubstr("on the host"), HasSubstr("do not apply")));
}

TEST(Verdict, aProbeTellsWhatItsIterationTakes) {
  EXPECT_EQ(verdict(probeRow()), "overheads.launch-and-wait takes 5.2 \u00b5s per launch at 16 MP.");
  ResultRow build = probeRow();
  build.variant = "overheads.from-source";
  build.iteration = "start";
  build.medianMs = 162.4;
  EXPECT_EQ(verdict(build), "overheads.from-source takes 162 ms per start at 16 MP.");
  build.medianMs = 2500;
  EXPECT_THAT(verdict(build), HasSubstr("takes 2.5 s per start"));
}

TEST(Verdict, aTransferTellsItsRatesAsWell) {
  ResultRow row = probeRow();
  row.iteration = "transfer";
  row.compulsoryFloats = 1;
  row.medianMs = 16;
  row.reason = "One sample.";
  EXPECT_THAT(verdict(row), testing::EndsWith("takes 16 ms per transfer at 16 MP: 1 GP/s, 4 GB/s. One sample."));
}

TEST(Verdict, aProbeWhoseWorkWasNotDoneDoesNotCount) {
  ResultRow row = probeRow();
  row.status = Status::WrongResult;
  row.reason = "101 launches were requested and 100 ran.";
  EXPECT_EQ(verdict(row),
            "overheads.launch-and-wait did not do what it was timed for at 16 MP, so its time is invalid. 101 "
            "launches were requested and 100 ran.");
  row.status = Status::Crashed;
  EXPECT_THAT(verdict(row), HasSubstr("crashed the driver"));
}

TEST(Verdict, smallSizesAreToldInPixels) {
  ResultRow row = rowAt(1);
  row.size = {64, 37};
  EXPECT_THAT(verdict(row), HasSubstr("at 64 x 37"));
}

TEST(Verdict, aFewPerCentKeepTwoDigits) {
  EXPECT_THAT(verdict(rowAt(0.05)), HasSubstr("reaches 1.2%"));
}

TEST(Verdict, whatThereIsToKnowFollows) {
  ResultRow row = rowAt(3.5);
  row.reason = "Both clocks disagree by 9%.";
  EXPECT_THAT(verdict(row), testing::EndsWith("compute is not the limit. Both clocks disagree by 9%."));
}

}  // namespace
}  // namespace headroom
