#include "headroom/report/comparison_columns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "headroom/report/report.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

ResultRow rowOf(const std::string& variant, double medianMs, int side = 1000) {
  ResultRow row;
  row.workload = "blur";
  row.variant = "blur." + variant;
  row.size = {side, side};
  row.medianMs = medianMs;
  row.lowMs = medianMs * 0.995;
  row.highMs = medianMs * 1.005;
  return row;
}

Comparison compared(std::vector<ResultRow> base, std::vector<ResultRow> fresh) {
  RunDocument baseRun;
  baseRun.rows = std::move(base);
  RunDocument freshRun;
  freshRun.rows = std::move(fresh);
  return compareRuns(baseRun, freshRun);
}

std::string textOf(std::string_view column, const PointComparison& point) {
  const auto columns = comparisonColumns();
  const auto found = std::find_if(columns.begin(), columns.end(), [&](const auto& c) { return c.name == column; });
  return found != columns.end() ? found->text(point) : "no such column";
}

TEST(ComparisonColumns, TellTheChangeOfSpeedWithItsSign) {
  const Comparison comparison =
      compared({rowOf("a", 1.2), rowOf("b", 1), rowOf("c", 1)}, {rowOf("a", 1), rowOf("b", 1.25), rowOf("c", 1)});
  EXPECT_EQ(textOf("change_percent", comparison.points[0]), "+20%");
  EXPECT_EQ(textOf("verdict", comparison.points[0]), "FASTER");
  EXPECT_EQ(textOf("change_percent", comparison.points[1]), "-20%");
  EXPECT_EQ(textOf("verdict", comparison.points[1]), "SLOWER");
  EXPECT_EQ(textOf("verdict", comparison.points[2]), "SAME");
  EXPECT_EQ(textOf("baseline_gpix_per_s", comparison.points[1]), "1.00");
}

TEST(ComparisonColumns, HaveNoChangeWhereThereIsNothingToCompareWith) {
  const Comparison comparison = compared({rowOf("a", 1)}, {rowOf("b", 1)});
  ASSERT_EQ(comparison.points.size(), 2U);
  for (const PointComparison& point : comparison.points) EXPECT_EQ(textOf("change_percent", point), "-");
  EXPECT_EQ(textOf("verdict", comparison.points[1]), "ONLY IN NEW");
}

TEST(ComparisonColumns, FindTheComparisonOfEachRow) {
  const std::vector<ResultRow> rows{rowOf("b", 2), rowOf("new", 1), rowOf("a", 1)};
  const Comparison comparison = compared({rowOf("a", 1), rowOf("gone", 1), rowOf("b", 1)}, rows);
  const std::vector<const PointComparison*> points = pointsOf(comparison, rows);
  ASSERT_EQ(points.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    ASSERT_NE(points[i], nullptr);
    EXPECT_EQ(points[i]->fresh->variant, rows[i].variant);
  }
  EXPECT_EQ(points[0]->difference, Difference::Slower);
  EXPECT_EQ(pointsOf(comparison, std::vector{rowOf("other", 1)})[0], nullptr);
}

TEST(ComparisonColumns, SayItInASentence) {
  const Comparison comparison = compared({rowOf("a", 1)}, {rowOf("a", 1.25)});
  EXPECT_THAT(toSentence(comparison.points[0], "the base"), StartsWith("Against the base: SLOWER, speed -20%. It "));
}

TEST(ComparisonColumns, StandBehindTheOthersInACsv) {
  const std::vector<ResultRow> rows{rowOf("a", 2), rowOf("b", 1)};
  const std::string csv = toCsv(rows, compared({rowOf("a", 1)}, rows));
  EXPECT_THAT(csv, HasSubstr(",baseline_gpix_per_s,change_percent,verdict\r\n"));
  EXPECT_THAT(csv, HasSubstr(",1,-50,SLOWER\r\n"));
  EXPECT_THAT(csv, HasSubstr(",,,ONLY IN NEW\r\n"));
  EXPECT_THAT(csv, StartsWith(toCsv(rows).substr(0, toCsv(rows).find('\r'))));
}

}  // namespace
}  // namespace headroom
