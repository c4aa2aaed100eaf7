#include "headroom/analysis/crossover.hpp"
#include "headroom/workloads.hpp"

#include <gmock/gmock.h>

#include <limits>

namespace headroom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr double kSure = 0.01;

ResultRow rowOf(const std::string& variant, Role role, double megapixels, double ms, double relative = kSure) {
  ResultRow row;
  row.deviceId = role == Role::HostPeer ? "host" : "0:0";
  row.device = role == Role::HostPeer ? "Some processor" : "Some device";
  row.workload = "blur";
  row.variant = variant;
  row.role = role;
  row.size = {static_cast<int>(megapixels * 1000), 1000};
  row.parameters = {{"sigma", 5}};
  row.medianMs = ms;
  row.lowMs = ms * (1 - relative);
  row.highMs = ms * (1 + relative);
  return row;
}

struct Times {
  double megapixels;
  double deviceMs;
  double hostMs;
};

std::vector<ResultRow> rowsOf(const std::vector<Times>& times, double relative = kSure) {
  std::vector<ResultRow> rows;
  for (const Times& at : times) {
    rows.push_back(rowOf("blur.local", Role::Variant, at.megapixels, at.deviceMs, relative));
    rows.push_back(rowOf("blur.opencv", Role::HostPeer, at.megapixels, at.hostMs, relative));
  }
  return rows;
}

Crossover only(const std::vector<ResultRow>& rows) {
  const std::vector<Crossover> all = crossovers(rows);
  EXPECT_EQ(all.size(), 1U);
  return all.empty() ? Crossover() : all.front();
}

TEST(Extent, OfANamedSizeIsWhereItsTickStands) {
  EXPECT_EQ(extentOf(findWorkload("blur"), squareOf(0.25)), 0.25);
  EXPECT_EQ(extentOf(findWorkload("copy"), {1024, 1024}), 1.048576);
  EXPECT_EQ(extentOf(findWorkload("matmul"), {64, 64, 64}), 64);
  ResultRow row;
  row.workload = "somebody's";
  row.size = {4096};
  row.items = 4096;
  row.item = "key";
  EXPECT_EQ(extentOf(row), 4096) << "its folder is not here";
  EXPECT_EQ(extentText(extentOf(row), row.workload, row.item), "4096 keys");
}

TEST(Crossover, IsWhereStraightLinesOverLogarithmicAxesMeet) {
  // The device takes 1 ms at every size, the host 0.1 ms per MP, so they are equal at 10 MP.
  const Crossover found = only(rowsOf({{1, 1, 0.1}, {4, 1, 0.4}, {16, 1, 1.6}, {32, 1, 3.2}}));
  ASSERT_EQ(found.ranges.size(), 1U);
  ASSERT_TRUE(found.ranges.front().from);
  EXPECT_NEAR(*found.ranges.front().from, 10, 1e-9);
  EXPECT_FALSE(found.ranges.front().to);
}

TEST(Crossover, IsNoneWhereTheDeviceIsAlwaysFaster) {
  const Crossover found = only(rowsOf({{1, 1, 2}, {4, 2, 8}}));
  EXPECT_THAT(found.ranges, ElementsAre(FasterRange{}));
  EXPECT_THAT(crossoverSentences(rowsOf({{1, 1, 2}, {4, 2, 8}})),
              ElementsAre("blur, sigma 5: Some device is faster than the fastest code on the host (blur.opencv) at "
                          "every size measured by kernel time."));
}

TEST(Crossover, IsNoneWhereTheDeviceIsNeverFaster) {
  const std::vector<ResultRow> rows = rowsOf({{1, 3, 2}, {4, 12, 8}});
  EXPECT_TRUE(only(rows).ranges.empty());
  EXPECT_THAT(crossoverSentences(rows), ElementsAre(HasSubstr("at no size measured by kernel time.")));
}

TEST(Crossover, HasTwoEndsWhereTheDeviceIsFasterOnlyInBetween) {
  // Ratios 1/4, 4, 1/4: the lines cross halfway on the logarithmic axis.
  const std::vector<ResultRow> rows = rowsOf({{1, 4, 1}, {4, 1, 4}, {16, 4, 1}});
  const Crossover found = only(rows);
  ASSERT_EQ(found.ranges.size(), 1U);
  EXPECT_NEAR(found.ranges.front().from.value(), 2, 1e-9);
  EXPECT_NEAR(found.ranges.front().to.value(), 8, 1e-9);
  EXPECT_THAT(crossoverSentences(rows), ElementsAre(HasSubstr("between about 2 MP and 8 MP by kernel time.")));
}

TEST(Crossover, HasAnEndWhereTheDeviceIsFasterOnlyAtSmallSizes) {
  const Crossover found = only(rowsOf({{1, 1, 4}, {4, 4, 1}}));
  ASSERT_EQ(found.ranges.size(), 1U);
  EXPECT_FALSE(found.ranges.front().from);
  EXPECT_NEAR(found.ranges.front().to.value(), 2, 1e-9);
}

TEST(Crossover, DoesNotTellWhatLiesWithinTheIntervals) {
  std::vector<ResultRow> rows = rowsOf({{1, 4, 1}, {16, 1, 4}});
  const std::vector<ResultRow> close = rowsOf({{4, 1, 1.1}}, 0.2);
  rows.insert(rows.end(), close.begin(), close.end());
  const Crossover found = only(rows);
  ASSERT_EQ(found.points.size(), 3U);
  EXPECT_EQ(found.points[1].faster, Faster::Unknown);
  ASSERT_EQ(found.ranges.size(), 1U);
  EXPECT_NEAR(found.ranges.front().from.value(), 4, 1e-9) << "from the sizes on either side";
  EXPECT_THAT(crossoverSentences(rows),
              ElementsAre(testing::EndsWith("from about 4 MP on by kernel time. The intervals overlap at 4 MP by "
                                            "kernel time.")));
}

TEST(Crossover, TellsNothingWhereNoIntervalHasAnEnd) {
  std::vector<ResultRow> rows = rowsOf({{1, 1, 100}});
  rows[0].lowMs = 0;
  rows[0].highMs = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(only(rows).ranges.empty());
  EXPECT_THAT(crossoverSentences(rows),
              ElementsAre("blur, sigma 5: whether Some device or the fastest host implementation (blur.opencv) is "
                          "faster cannot be decided. The intervals overlap at 1 MP by kernel time."));
}

TEST(Crossover, TellsOfWhichPixelsItIsWhereThereAreOthers) {
  std::vector<ResultRow> rows = rowsOf({{1, 1, 2}});
  EXPECT_THAT(crossoverSentences(rows), ElementsAre(testing::StartsWith("blur, sigma 5: ")));
  ResultRow ofBytes = rows[0];
  ofBytes.pixel = PixelFormat{Element::UChar, 1};
  rows.push_back(ofBytes);
  EXPECT_THAT(crossoverSentences(rows), ElementsAre(testing::StartsWith("blur, sigma 5, float: ")));
}

TEST(Crossover, TellsTransfersBesideTheKernelsAlone) {
  std::vector<ResultRow> rows = rowsOf({{1, 1, 2}, {4, 1, 8}});
  rows[0].whole = WholeOperation{{8}, 8, 8, 8, 4, 1, 3};
  rows[2].whole = WholeOperation{{2}, 2, 2, 2, 0.5, 1, 0.5};
  const std::vector<Crossover> all = crossovers(rows);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].time, TimeKind::Kernel);
  EXPECT_EQ(all[1].time, TimeKind::EndToEnd);
  EXPECT_NEAR(all[1].ranges.at(0).from.value(), 2, 1e-9) << "ratios 1/4 and 4";
  EXPECT_THAT(crossoverSentences(rows), ElementsAre(HasSubstr("at every size measured by kernel time, and from "
                                                              "about 2 MP on by end-to-end time.")));
}

TEST(Crossover, SaysOnceWhatIsTheSameWithAndWithoutTransfers) {
  std::vector<ResultRow> rows = rowsOf({{1, 1, 20}, {4, 1, 80}});
  rows[0].whole = rows[2].whole = WholeOperation{{8}, 8, 8, 8, 4, 1, 3};
  EXPECT_THAT(crossoverSentences(rows), ElementsAre(HasSubstr(" at every size measured, with and without transfers.")));
  rows[2].lowMs = rows[2].whole->lowMs = 0;
  rows[2].highMs = rows[2].whole->highMs = 1000;
  EXPECT_THAT(crossoverSentences(rows),
              ElementsAre(HasSubstr(
                  " wherever the intervals allow a comparison, with and without transfers. The intervals overlap at 4 "
                  "MP, with and without transfers.")));
}

TEST(Crossover, NamesUndecidedSizesForEachKindOfTimeWhereTheyDiffer) {
  std::vector<ResultRow> rows = rowsOf({{1, 1, 20}, {4, 1, 80}});
  rows[0].whole = rows[2].whole = WholeOperation{{8}, 8, 8, 8, 4, 1, 3};
  rows[0].lowMs = 0;
  rows[0].highMs = 1000;
  rows[2].whole->lowMs = 0;
  rows[2].whole->highMs = 1000;
  EXPECT_THAT(crossoverSentences(rows),
              ElementsAre(testing::EndsWith(" The intervals overlap at 1 MP by kernel time. The intervals overlap at 4 "
                                            "MP by end-to-end time.")));
}

TEST(Crossover, ComparesTheFastestOfBothSides) {
  std::vector<ResultRow> rows = rowsOf({{1, 10, 2}});
  rows.push_back(rowOf("blur.best", Role::Variant, 1, 1));
  rows.push_back(rowOf("blur.serial", Role::HostPeer, 1, 50));
  const Crossover found = only(rows);
  ASSERT_EQ(found.points.size(), 1U);
  EXPECT_EQ(found.points[0].deviceVariant, "blur.best");
  EXPECT_EQ(found.points[0].hostVariant, "blur.opencv");
  EXPECT_NEAR(found.points[0].ratio, 2, 1e-9);
}

TEST(Crossover, OfMatricesIsToldInN) {
  std::vector<ResultRow> rows = rowsOf({{1, 4, 1}, {4, 1, 4}});
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].workload = "matmul";
    rows[i].rate = RateOf::Operations;
    rows[i].parameters = {};
    rows[i].size = i < 2 ? Size{100, 100, 100} : Size{200, 400, 800};  // as much work as a cube of side 400
  }
  EXPECT_EQ(extentOf(findWorkload("matmul"), {1024, 1024, 1024}), 1024);
  const Crossover found = only(rows);
  EXPECT_NEAR(found.ranges.at(0).from.value(), 200, 1e-9);
  EXPECT_THAT(crossoverSentences(rows), ElementsAre(HasSubstr("matmul: Some device is faster")));
  EXPECT_THAT(crossoverSentences(rows), ElementsAre(HasSubstr("from about N = 200 on by kernel time.")));
}

TEST(Crossover, KeepsProblemsDevicesAndPixelsApart) {
  std::vector<ResultRow> rows = rowsOf({{1, 1, 2}});
  ResultRow bytes = rowOf("blur.strips-8bit", Role::Variant, 1, 0.1);
  bytes.pixel.element = Element::UChar;
  rows.push_back(bytes);
  ResultRow other = rows[0];
  other.deviceId = "1:0";
  other.device = "Another device";
  rows.push_back(other);
  const std::vector<Crossover> all = crossovers(rows);
  ASSERT_EQ(all.size(), 2U) << "no peer on the host has pixels of bytes";
  EXPECT_EQ(all[0].device, "Some device");
  EXPECT_EQ(all[1].device, "Another device");
  EXPECT_EQ(all[0].points.at(0).deviceVariant, "blur.local");
}

TEST(Crossover, LeavesOutWhatIsNotValid) {
  std::vector<ResultRow> rows = rowsOf({{1, 1, 2}});
  rows[0].status = Status::WrongResult;
  EXPECT_TRUE(crossovers(rows).empty());
  EXPECT_TRUE(crossoverSentences(rows).empty());
}

}  // namespace
}  // namespace headroom
