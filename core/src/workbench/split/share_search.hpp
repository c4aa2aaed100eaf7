// Shares of rows, and which of them are worth measuring: pure functions.
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace headroom {

/// Of two parts: the second one's share of the rows and what the work took.
struct ShareTime {
  double share = 0;  ///< 0 to 1
  double ms = 0;
};

/// How many of `rows` each part has: in proportion to `shares`, none of which is negative and not all 0, to the nearest
/// row. A share of 0 has none; together they are all rows.
std::vector<int> rowsByShare(int rows, std::span<const double> shares);

/// 0, step, 2 step... 1: the last step may be shorter.
std::vector<double> shareGrid(double step);

/// How often a step has to be halved to be at most `resolution`.
int refiningStages(double step, double resolution);

/// The share at which both parts take the same time, if each is as fast on its rows as it is alone on all of them.
double predictedShare(double firstAloneMs, double secondAloneMs);

/// The shares to measure next: between the best one and its neighbours, where they are further than `resolution` apart,
/// at the predicted share if that is there and at the middle of each gap. Empty when the best one is known so closely.
std::vector<double> nextShares(std::vector<ShareTime> measured, std::optional<double> predicted, double resolution);

/// Of any number of parts: shares in proportion to how fast each did its share. Parts without a time keep none.
std::vector<double> sharesBySpeed(std::span<const double> shares, std::span<const double> partMs);

}  // namespace headroom
