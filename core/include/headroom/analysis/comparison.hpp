// Two runs side by side: what became faster, what slower, what did not change, and where the measurements can't tell.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/analysis/regression_gate.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/values/difference.hpp"

namespace headroom {

/// Assumed where no A/A check of a device is known.
inline constexpr double kAssumedNoiseFloor = 0.01;
/// A pair of rows that can't tell a change of this share, where the floor is not larger still, is not called the same.
inline constexpr double kLargestUsefulAllowance = 0.05;

/// What to do about two separate runs that cannot decide.
inline constexpr std::string_view kTakeTurns = "Take turns in one run: `headroom-cli ab`.";

/// One point of both runs.
struct PointComparison {
  std::optional<ResultRow> base;   ///< at least one of the two is there
  std::optional<ResultRow> fresh;  ///< of the new run
  /// Relative change of the median time, new / base - 1: 0.05 takes 5 % longer. 0 where it can't be told.
  double change = 0;
  /// New over base of the rates in GP/s, or of iterations per second where there is no such rate. 0 where it can't be
  /// told.
  double speedRatio = 0;
  [[nodiscard]] bool isMeasured() const { return speedRatio > 0; }
  double floor = kAssumedNoiseFloor;  ///< see NoiseFloor::relative
  /// By how much the two medians may differ without any change, by the rows' intervals, as a share of the shorter
  /// median; infinite where a row has no interval.
  double allowance = std::numeric_limits<double>::infinity();
  /// The 95% interval of the ratio of the median times, new over base: see ratioOf. As wide as a measured A/A floor,
  /// and [0, infinity] where a warning or the rounds say that nothing is known.
  double ratioLow = 0;
  double ratioHigh = std::numeric_limits<double>::infinity();
  Difference difference = Difference::NotComparable;
  std::string reason;  ///< a sentence: why this difference

  /// The row that tells which point this is: the base's, or the new one where there is no other.
  [[nodiscard]] const ResultRow& point() const { return base ? *base : *fresh; }
};

/// The A/A floor of a device's points.
struct FloorUsed {
  std::string device;  ///< name
  double relative = 0;
  std::string source;  ///< a sentence: from which check, or that none is known
  bool isMeasured = false;
};

struct Comparison {
  std::vector<PointComparison> points;  ///< in the base's order, then what is only in the new run
  std::vector<FloorUsed> floors;
  std::vector<std::string> notes;  ///< sentences: how the conditions of the two runs differ
  std::optional<GateReport> gate;  ///< where there is one: see gateOf
};

/// Points are matched by workload, variant, size, parameters, role, caches, repeat and iteration, and by the device's
/// name where either run has several devices: with one each, a new driver or another device is what is compared. Rows
/// of the same point, from several plans, are matched in their order.
///
/// With medians b and n, the distances B and N from each median to its row's highMs, and the A/A floor f, the larger of
/// what both runs know of the device (kAssumedNoiseFloor where neither knows any), a point is
///   FASTER or SLOWER   when |n - b| > sqrt(B^2 + N^2) and |n - b| > f min(b, n), and the rounds bear it out
///   SAME               when not, and sqrt(B^2 + N^2) is at most the larger of kLargestUsefulAllowance and f, of the
///                      shorter median, and each interval holds the other's median or |n - b| <= f min(b, n)
///   AMBIGUOUS          otherwise
/// A row marked Busy, Drift, ClocksDisagree or OverCeiling makes AMBIGUOUS of everything beyond f, and a SingleSample,
/// which has no interval, of everything. BadStamps and Unsteady make no difference: the former row is timed by the
/// host's clock, the latter's interval is as wide as its rounds differ.
///
/// The rounds do not bear a difference out where those of the two rows overlap (mixedProbability over 2%, or at all
/// where they are too few for that), where a row lost the race for the ceiling in fewer than three of them, and where
/// memory limits a row with one round or with all rounds in one process; nor do launches of under 1 ms on a CPU without
/// a measured floor, unless they do nothing but arithmetic. Rows without rounds are taken as they are.
///
/// [lowMs, highMs] holds the median of a repetition with 95%, and the square root is that of independent errors: fewer
/// than 1 in 100 pairs of measurements of the same thing exceed it. A measured floor takes the place of the run-to-run
/// part of the intervals (ResultRow::runToRun). Rows of a CPU from before they had one are given it.
Comparison compareRuns(const RunDocument& base, const RunDocument& fresh);

[[nodiscard]] std::size_t count(const Comparison& comparison, Difference difference);

}  // namespace headroom
