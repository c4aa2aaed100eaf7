#include "values/whole_operation.hpp"

#include <gtest/gtest.h>

#include "report_rows.hpp"

namespace headroom {
namespace {

const std::vector<double> kUploads{2, 1, 3};
const std::vector<double> kKernels{5, 5, 4};
const std::vector<double> kDownloads{1, 1, 9};

TEST(WholeOperation, IsTheMedianOfTheWholeAndOfEachPart) {
  const WholeOperation whole = summariseWhole({9, 10, 20}, kUploads, kKernels, kDownloads);
  EXPECT_EQ(whole.medianMs, 10);
  EXPECT_EQ(whole.uploadMs, 2);
  EXPECT_EQ(whole.kernelMs, 5);
  EXPECT_EQ(whole.downloadMs, 1);
  EXPECT_EQ(whole.samplesMs, (std::vector<double>{9, 10, 20})) << "raw and in order";
}

TEST(WholeOperation, ReachesFromShortestToLongestWhereSamplesAreTooFewForAnInterval) {
  const WholeOperation few = summariseWhole({9, 10, 20}, kUploads, kKernels, kDownloads);
  EXPECT_EQ(few.lowMs, 9);
  EXPECT_EQ(few.highMs, 20);
  const WholeOperation many = summariseWhole(std::vector<double>(40, 10.0), kUploads, kKernels, kDownloads);
  EXPECT_EQ(many.lowMs, 10);
  EXPECT_EQ(many.highMs, 10);
}

TEST(WholeOperation, WithoutSamplesSaysNothing) {
  EXPECT_EQ(summariseWhole({}, {}, {}, {}), WholeOperation{});
}

TEST(TimeOf, IsTheKernelsOrTheWholeOperations) {
  ResultRow row = timedRow();
  EXPECT_EQ(timeOf(row, TimeKind::Kernel)->ms, 16);
  EXPECT_FALSE(timeOf(row, TimeKind::EndToEnd)) << "was not measured";
  EXPECT_FALSE(kernelAndTransfersMs(row));
  row.whole = summariseWhole({40, 40, 41}, kUploads, kKernels, kDownloads);
  EXPECT_EQ(timeOf(row, TimeKind::EndToEnd)->ms, 40);
  EXPECT_EQ(timeOf(row, TimeKind::EndToEnd)->highMs, 41);
  EXPECT_EQ(kernelAndTransfersMs(row), 16 + 2 + 1);
  EXPECT_EQ(endToEndGigapixelsPerSecond(row), 16.0 / 40);
  EXPECT_EQ(endToEndGigaflopsPerSecond(row), 16.0 / 40 * 124);
}

TEST(TimeOf, IsAHostPeersTimeWhicheverIsAskedFor) {
  ResultRow row = timedRow();
  row.role = Role::HostPeer;
  EXPECT_EQ(timeOf(row, TimeKind::EndToEnd)->ms, 16);
  EXPECT_EQ(kernelAndTransfersMs(row), 16);
}

TEST(TimeOf, IsNothingForARowWithoutATime) {
  ResultRow row = failedRow();
  row.whole = WholeOperation{{1}, 1, 1, 1, 0.5, 0.25, 0.25};
  EXPECT_FALSE(timeOf(row, TimeKind::Kernel));
  EXPECT_FALSE(timeOf(row, TimeKind::EndToEnd));
  EXPECT_FALSE(endToEndGigapixelsPerSecond(row));
}

}  // namespace
}  // namespace headroom
