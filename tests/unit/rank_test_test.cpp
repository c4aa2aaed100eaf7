#include "workbench/analysis/rank_test.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace headroom {
namespace {

using Values = std::vector<double>;

TEST(RankTest, IsExactForFewValues) {
  // Of the 20 orders of three and three values, one has all of the first below all of the second, and one the reverse.
  EXPECT_NEAR(mixedProbability(Values{1, 2, 3}, Values{4, 5, 6}), 2.0 / 20, 1e-12);
  EXPECT_NEAR(mixedProbability(Values{4, 5, 6}, Values{1, 2, 3}), 2.0 / 20, 1e-12);
  EXPECT_NEAR(mixedProbability(Values{1, 2, 4}, Values{3, 5, 6}), 4.0 / 20, 1e-12);
  EXPECT_NEAR(mixedProbability(Values{1, 2, 3, 4, 5}, Values{6, 7, 8, 9, 10}), 2.0 / 252, 1e-12);
  // Critical values from tables: the largest U below 5% is 2 for five and five values, and 23 for ten and ten.
  EXPECT_LT(mixedProbability(Values{1, 2, 3, 4, 7}, Values{5, 6, 8, 9, 10}), 0.05);
  EXPECT_GT(mixedProbability(Values{1, 2, 3, 4, 8}, Values{5, 6, 7, 9, 10}), 0.05);
}

TEST(RankTest, IsOneForMixedAndForNoValues) {
  EXPECT_EQ(mixedProbability(Values{1, 3}, Values{2, 2}), 1);
  EXPECT_EQ(mixedProbability(Values{}, Values{1}), 1);
  EXPECT_EQ(leastMixedProbability(0, 3), 1);
  EXPECT_NEAR(leastMixedProbability(5, 5), 2.0 / 252, 1e-12);
}

TEST(RankTest, AgreesWithItsApproximationForManyValues) {
  Values one;
  Values other;
  for (int i = 0; i < 20; ++i) {
    one.push_back(i);
    other.push_back(i + 7.5);
  }
  const double exact = mixedProbability(one, other);
  other.push_back(26.9);
  EXPECT_NEAR(mixedProbability(one, other), exact, 0.4 * exact) << "41 values";
}

}  // namespace
}  // namespace headroom
