#include <gmock/gmock.h>

#include "headroom/report/report.hpp"
#include "report_rows.hpp"

namespace headroom {
namespace {

const std::string kDrift = "copy.vector4 was 12% slower at the end of this size, so rows cannot be compared.";

ResultRow rowOf(const std::string& variant) {
  ResultRow row = timedRow();
  row.variant = variant;
  row.marks.clear();
  row.reason.clear();
  return row;
}

TEST(ReasonsText, ASentenceThatMarksAWholeSizeIsToldOnce) {
  std::vector<ResultRow> rows{rowOf("blur.local"), rowOf("blur.separable"), rowOf("blur.conv2d")};
  addMark(rows[1], Mark::Unsteady, "Its rounds differ by 20.5%, from 1.2 to 1.5 ms.");
  for (ResultRow& row : rows) addMark(row, Mark::Drift, kDrift);
  EXPECT_EQ(toReasonsText(rows), "4000 x 4000, rows marked drift: " + kDrift +
                                     "\n"
                                     "blur.separable, 4000 x 4000, Ok: Its rounds differ by 20.5%, from 1.2 to 1.5 "
                                     "ms.\n");
}

TEST(ReasonsText, TheCostOfLaunchesIsToldOncePerSize) {
  const std::string cost = "Its time is mostly the cost of starting launches. Try larger sizes.";
  std::vector<ResultRow> rows{rowOf("blur.local"), rowOf("blur.separable"), rowOf("blur.conv2d")};
  for (std::size_t i = 0; i < 2; ++i) addMark(rows[i], Mark::LaunchCost, cost);
  EXPECT_EQ(toReasonsText(rows), "4000 x 4000, rows marked launch cost: " + cost + "\n");
}

TEST(ReasonsText, EachSizeHasItsOwn) {
  std::vector<ResultRow> rows{rowOf("blur.local"), rowOf("blur.separable"), rowOf("blur.local")};
  rows[2].size = {1023, 769};
  for (ResultRow& row : rows) addMark(row, Mark::Busy, "Other programs kept 0.43 processors busy meanwhile.");
  EXPECT_EQ(toReasonsText(rows),
            "4000 x 4000, rows marked busy: Other programs kept 0.43 processors busy meanwhile.\n"
            "blur.local, 1023 x 769, Ok: Other programs kept 0.43 processors busy meanwhile.\n");
}

TEST(ReasonsText, WhatRowsOnlyHappenToShareIsToldOfEach) {
  std::vector<ResultRow> rows{failedRow(), failedRow()};
  rows[1].log.clear();
  EXPECT_EQ(toReasonsText(rows),
            "blur.local, 1023 x 769, BuildFailed: The compiler said \"no\", twice.\nline 1\nline 2\n"
            "blur.local, 1023 x 769, BuildFailed: The compiler said \"no\", twice.\n");
}

TEST(ReasonsText, OfRowsWithoutAReasonIsEmpty) {
  EXPECT_EQ(toReasonsText(std::vector<ResultRow>{rowOf("blur.local")}), "");
}

TEST(ReasonsText, WhatDisturbsADeviceAndTheHostIsToldOnceForBoth) {
  const std::string busy = "Other programs kept 1.2 processors busy meanwhile.";
  std::vector<ResultRow> rows{rowOf("blur.local"), rowOf("blur.separable"), rowOf("blur.opencv")};
  rows[2].deviceId = "host";
  rows[2].role = Role::HostPeer;
  for (ResultRow& row : rows) addMark(row, Mark::Busy, busy);
  EXPECT_EQ(toReasonsText(rows), "4000 x 4000, rows marked busy: " + busy + "\n");
}

TEST(ReasonsText, AProductAndItsCeilingsAreOneSize) {
  const std::string busy = "Other programs kept 1.2 processors busy meanwhile.";
  std::vector<ResultRow> rows{rowOf("copy.scalar"), rowOf("mad.peak"), rowOf("matmul.naive")};
  rows[0].size = {32, 32};
  rows[1].size = {1024, 1024};
  rows[0].beside = rows[1].beside = {24, 24, 24};
  rows[2].size = {24, 24, 24};
  for (ResultRow& row : rows) addMark(row, Mark::Busy, busy);
  rows[0].role = rows[1].role = Role::Ceiling;
  EXPECT_EQ(toReasonsText(rows), "24 x 24 x 24, rows marked busy: " + busy + "\n");
}

TEST(ReasonsText, CausesThatDifferAreToldOfThoseThatTheyAreOf) {
  std::vector<ResultRow> rows{rowOf("blur.local"), rowOf("blur.separable"), rowOf("blur.conv2d")};
  addMark(rows[0], Mark::Busy, "First cause.");
  addMark(rows[1], Mark::Busy, "First cause.");
  addMark(rows[2], Mark::Busy, "Another cause.");
  EXPECT_EQ(toReasonsText(rows),
            "4000 x 4000, rows marked busy: First cause.\nblur.conv2d, 4000 x 4000, Ok: Another cause.\n");
}

}  // namespace
}  // namespace headroom
