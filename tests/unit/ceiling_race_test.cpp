#include "workbench/sweep/ceiling_race.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "report_rows.hpp"

namespace headroom {
namespace {

using testing::ElementsAre;

ResultRow copyOf(double medianMs, double minMs, std::size_t rounds = 1) {
  ResultRow row = timedRow();
  row.workload = "copy";
  row.variant = "copy.scalar";
  row.role = Role::Ceiling;
  row.medianMs = medianMs;
  row.minMs = minMs;
  row.flops = 0;
  row.rounds.resize(rounds);
  return row;
}

TEST(CeilingRace, IsLostByWhoseFastestSampleIsWellBehindTheFastestMedian) {
  const ResultRow fast = copyOf(10, 9.9);
  const ResultRow slow = copyOf(14, 12);
  const ResultRow near = copyOf(14, 10.5);
  const std::vector<const ResultRow*> rows{&fast, &slow, &near};
  EXPECT_TRUE(cannotBeTheCeiling(slow, rows));
  EXPECT_FALSE(cannotBeTheCeiling(near, rows)) << "a later round may show that it is as fast";
  EXPECT_FALSE(cannotBeTheCeiling(fast, rows));
}

TEST(CeilingRace, IsOverAfterThreeRounds) {
  const ResultRow first = copyOf(10, 9.9, 3);
  const ResultRow second = copyOf(10.1, 9.9, 3);
  const ResultRow late = copyOf(10.1, 9.9, 2);
  const std::vector<const ResultRow*> rows{&first, &second, &late};
  EXPECT_TRUE(cannotBeTheCeiling(second, rows));
  EXPECT_FALSE(cannotBeTheCeiling(late, rows));
  EXPECT_FALSE(cannotBeTheCeiling(first, rows));
}

TEST(CeilingRace, IsRunAmongTheSameKindAlone) {
  const ResultRow floats = copyOf(10, 10);
  ResultRow bytes = copyOf(40, 40);
  bytes.pixel.element = Element::UChar;
  ResultRow arithmetic = copyOf(40, 40);
  arithmetic.workload = "mad";
  arithmetic.flops = 100;
  ResultRow doubles = arithmetic;
  doubles.medianMs = doubles.minMs = 80;
  doubles.precision = Precision::Double;
  ResultRow local = copyOf(400, 400);
  local.workload = "local";
  local.localFloats = 100;
  const std::vector<const ResultRow*> rows{&floats, &bytes, &arithmetic, &doubles, &local};
  for (const ResultRow* row : rows) EXPECT_FALSE(cannotBeTheCeiling(*row, rows));
  EXPECT_THAT(fastestCeilings(rows), testing::UnorderedElementsAre(&floats, &bytes, &arithmetic, &doubles, &local));
}

TEST(CeilingRace, IsNotRunByVariantsNorByWhatFailed) {
  const ResultRow fast = copyOf(10, 10);
  ResultRow variant = copyOf(40, 40);
  variant.role = Role::Variant;
  ResultRow failed = copyOf(0, 0);
  failed.status = Status::Crashed;
  const std::vector<const ResultRow*> rows{&fast, &variant, &failed};
  EXPECT_FALSE(cannotBeTheCeiling(variant, rows));
  EXPECT_FALSE(cannotBeTheCeiling(failed, rows));
  EXPECT_THAT(fastestCeilings(rows), ElementsAre(&fast));
}

}  // namespace
}  // namespace headroom
