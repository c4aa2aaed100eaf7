// Shares of rows and the choice of those to measure: pure functions.
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace headroom {

/// For two parts: the second one's share of the rows and its time.
struct ShareTime {
  double share = 0;  ///< 0 to 1
  double ms = 0;
};

/// Returns the number of rows of each part: in proportion to `shares`, which are not negative and not all 0, rounded to
/// the nearest row. A share of 0 has none; the total is `rows`.
std::vector<int> rowsByShare(int rows, std::span<const double> shares);

/// 0, step, 2 step... 1: the last step may be shorter.
std::vector<double> shareGrid(double step);

/// Returns the number of halvings that reduce a step to at most `resolution`.
int refiningStages(double step, double resolution);

/// Returns the share at which both parts take equally long, if each has the same rate as alone on all rows.
double predictedShare(double firstAloneMs, double secondAloneMs);

/// Returns the shares to measure next: between the best one and its neighbours where they are more than `resolution`
/// apart, at the predicted share if it is there and at the middle of each gap. Empty if the best one is known to that
/// resolution.
std::vector<double> nextShares(std::vector<ShareTime> measured, std::optional<double> predicted, double resolution);

/// For any number of parts: shares in proportion to each part's rate. Parts without a time get none.
std::vector<double> sharesBySpeed(std::span<const double> shares, std::span<const double> partMs);

}  // namespace headroom
