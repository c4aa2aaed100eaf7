#include "workbench/tuning/gaussian_process.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace headroom {
namespace {

double smoothValue(double x, double y) {
  return x * x - 0.5 * x * y + 0.25 * y;
}

/// Fitted to smoothValue() on a grid of 5 x 5.
GaussianProcess fittedToGrid() {
  std::vector<Place> places;
  std::vector<double> values;
  for (int x = 0; x < 5; ++x) {
    for (int y = 0; y < 5; ++y) {
      places.push_back({x / 4.0, y / 4.0});
      values.push_back(smoothValue(x / 4.0, y / 4.0));
    }
  }
  GaussianProcess process;
  process.fit(places, values);
  return process;
}

TEST(GaussianProcess, KnowsWhatWasMeasuredAndInterpolatesBetween) {
  const GaussianProcess process = fittedToGrid();
  const Prediction measured = process.predict({0.5, 0.5});
  const Prediction between = process.predict({0.3, 0.6});
  EXPECT_NEAR(measured.mean, smoothValue(0.5, 0.5), 1e-3);
  EXPECT_NEAR(between.mean, smoothValue(0.3, 0.6), 1e-2);
  EXPECT_LT(measured.deviation, between.deviation);
}

/// The expected values come from a plain Cholesky decomposition, written out row by row; every solver must reproduce
/// them.
TEST(GaussianProcess, PredictsTheSameWhoeverSolvesTheSystem) {
  const GaussianProcess process = fittedToGrid();
  const Prediction inside = process.predict({0.3, 0.6});
  EXPECT_NEAR(inside.mean, 0.14999408980656972, 1e-12);
  EXPECT_NEAR(inside.deviation, 0.023005267764313758, 1e-11);
  const Prediction atEdge = process.predict({0.9, 0.1});
  EXPECT_NEAR(atEdge.mean, 0.8281458147284062, 1e-12);
  EXPECT_NEAR(atEdge.deviation, 0.037696940924583519, 1e-11);
}

TEST(GaussianProcess, OfOneValueIsThatValueLessAndLessSurely) {
  GaussianProcess process;
  process.fit({{0.0}}, std::vector<double>{3});
  EXPECT_EQ(process.predict({1.0}).mean, 3);
  EXPECT_GT(process.predict({1.0}).deviation, process.predict({0.0}).deviation);
}

}  // namespace
}  // namespace headroom
