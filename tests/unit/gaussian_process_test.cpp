#include "workbench/tuning/gaussian_process.hpp"

#include <gtest/gtest.h>

#include <cmath>
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

TEST(GaussianProcess, BelievesAnAssumedValueWithoutAnotherFit) {
  const GaussianProcess process = fittedToGrid();
  const std::vector<Place> places{{0.3, 0.6}, {0.35, 0.6}, {0.9, 0.1}};
  AssumingPredictions predictions(process, places);
  std::vector<Prediction> before;
  for (std::size_t i = 0; i < places.size(); ++i) {
    before.push_back(predictions.at(i));
    EXPECT_NEAR(before[i].mean, process.predict(places[i]).mean, 1e-12);
    EXPECT_NEAR(before[i].deviation, process.predict(places[i]).deviation, 1e-12);
  }
  const double assumed = before[0].mean - before[0].deviation;
  predictions.assume(0, assumed);
  EXPECT_LT(predictions.at(0).deviation, before[0].deviation);
  EXPECT_LT(predictions.at(0).mean, before[0].mean) << "towards the assumed value";
  EXPECT_GT(predictions.at(0).mean, assumed - 1e-9) << "and not beyond";
  EXPECT_LT(predictions.at(1).deviation, before[1].deviation) << "a neighbour is known better too";
  EXPECT_LT(predictions.at(1).mean, before[1].mean);
  EXPECT_LE(predictions.at(2).deviation, before[2].deviation + 1e-12);
}

TEST(GaussianProcess, PlacesThatAreKeptAreBelievedAsAmongAll) {
  const GaussianProcess process = fittedToGrid();
  const std::vector<Place> places{{0.9, 0.1}, {0.3, 0.6}, {0.5, 0.5}, {0.35, 0.6}};
  AssumingPredictions all(process, places);
  AssumingPredictions some(process, places);
  some.keep(std::vector<std::size_t>{1, 3});
  all.assume(1, 0.5);
  some.assume(0, 0.5);
  EXPECT_EQ(some.at(0).mean, all.at(1).mean);
  EXPECT_EQ(some.at(1).mean, all.at(3).mean);
  EXPECT_EQ(some.at(1).deviation, all.at(3).deviation);
}

TEST(GaussianProcess, ManyAssumedValuesAreBelievedAsIfMeasured) {
  const GaussianProcess process = fittedToGrid();
  std::vector<Place> places;
  for (int x = 0; x < 15; ++x) {
    for (int y = 0; y < 10; ++y) places.push_back({x / 14.0, y / 9.0});
  }
  AssumingPredictions predictions(process, places);
  const std::size_t last = places.size() - 1;
  for (std::size_t i = 0; i < last; ++i) predictions.assume(i, smoothValue(places[i][0], places[i][1]));
  EXPECT_NEAR(predictions.at(last).mean, smoothValue(places[last][0], places[last][1]), 2e-3);
  EXPECT_LT(predictions.at(last).deviation, process.predict(places[last]).deviation);
}

TEST(AxisTables, AddAndMultiplyTheTermsOfEachPairOfPlaces) {
  const std::vector<Place> rows{{0.0, 0.5}, {1.0, 0.5}, {0.0, 0.25}};
  const std::vector<Place> columns{{0.5, 0.5}, {0.25, 1.0}};
  const AxisTables tables(pointersTo(rows), pointersTo(columns),
                          [](std::size_t axis, double distance) { return static_cast<double>(axis + 1) + distance; });
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < columns.size(); ++column) {
      const double first = 1 + std::abs(rows[row][0] - columns[column][0]);
      const double second = 2 + std::abs(rows[row][1] - columns[column][1]);
      EXPECT_EQ(tables.at(row, column).sum, first + second);
      EXPECT_EQ(tables.at(row, column).product, first * second);
    }
  }
}

TEST(GaussianProcess, AValueThatIsAssumedAsPredictedChangesNoPrediction) {
  const GaussianProcess process = fittedToGrid();
  AssumingPredictions predictions(process, {{0.3, 0.6}, {0.9, 0.1}});
  const double mean = predictions.at(1).mean;
  predictions.assume(0, predictions.at(0).mean);
  EXPECT_NEAR(predictions.at(1).mean, mean, 1e-12);
}

}  // namespace
}  // namespace headroom
