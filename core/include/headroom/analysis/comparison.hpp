// Comparison of two runs: faster, slower and unchanged points, and those that the measurements cannot decide.
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

/// Noise floor of a device without an A/A test.
inline constexpr double kAssumedNoiseFloor = 0.01;
/// Largest relative change that a pair of rows may fail to resolve and still be called SAME; a larger floor takes its
/// place.
inline constexpr double kLargestUsefulAllowance = 0.05;

/// Remedy for two separate runs that cannot decide.
inline constexpr std::string_view kTakeTurns = "Take turns in one run: `headroom-cli ab`.";

/// One point of both runs.
struct PointComparison {
  std::optional<ResultRow> base;   ///< at least one of `base` and `fresh` is set
  std::optional<ResultRow> fresh;  ///< row of the new run
  /// Relative change of the median time, new / base - 1: 0.05 means 5% longer. 0 if unknown.
  double change = 0;
  /// New over base of the rates in GP/s, or of iterations per second where there is no such rate. 0 if unknown.
  double speedRatio = 0;
  [[nodiscard]] bool isMeasured() const { return speedRatio > 0; }
  double floor = kAssumedNoiseFloor;  ///< see NoiseFloor::relative
  /// How far the two medians may differ without any change, from the rows' intervals, as a share of the shorter median;
  /// infinite if a row has no interval.
  double allowance = std::numeric_limits<double>::infinity();
  /// The 95% interval of the ratio of the median times, new over base: see ratioOf. At least as wide as a measured
  /// noise floor; [0, infinity] if a warning or the rounds leave the ratio unknown.
  double ratioLow = 0;
  double ratioHigh = std::numeric_limits<double>::infinity();
  Difference difference = Difference::NotComparable;
  std::string reason;  ///< a sentence: the reason for this difference

  /// The row that identifies the point: the base's row, or the new row where the base has none.
  [[nodiscard]] const ResultRow& point() const { return base ? *base : *fresh; }
};

/// The noise floor of a device's points.
struct FloorUsed {
  std::string device;  ///< name
  double relative = 0;
  std::string source;  ///< a sentence: the A/A test that the floor comes from, or that none is known
  bool isMeasured = false;
};

struct Comparison {
  std::vector<PointComparison> points;  ///< in the base's order, then points that only the new run has
  std::vector<FloorUsed> floors;
  std::vector<std::string> notes;  ///< sentences: how the conditions of the two runs differ
  std::optional<GateReport> gate;  ///< see gateOf; empty without a gate
  /// The base is one device and the new run another, chosen as such: reports show the shares of their own ceilings.
  bool isBetweenDevices = false;
};

/// Compares two runs. Points are matched by workload, variant, size, parameters, role, caches, repeat and iteration,
/// and by the device's name if either run has several devices; if both have one device each, a new driver or another
/// device is what the comparison is about. Rows of the same point, from several plans, are matched in their order.
///
/// With medians b and n, the distances B and N from each median to its row's highMs, and the noise floor f, the larger
/// of the two runs' values for the device (kAssumedNoiseFloor if neither has one), a point is
///   FASTER or SLOWER   when |n - b| > sqrt(B^2 + N^2) and |n - b| > f min(b, n), and the rounds confirm it
///   SAME               otherwise, when sqrt(B^2 + N^2) is at most the larger of kLargestUsefulAllowance and f, of the
///                      shorter median, and each interval holds the other's median or |n - b| <= f min(b, n)
///   AMBIGUOUS          otherwise
/// A row marked Busy, Drift, ClocksDisagree or OverCeiling makes every difference beyond f AMBIGUOUS. A row marked
/// SingleSample, which has no interval, makes every difference AMBIGUOUS. BadStamps and Unsteady change nothing: the
/// former row is timed by the host clock, and the latter's interval is as wide as its rounds differ.
///
/// The rounds do not confirm a difference where those of the two rows overlap (mixedProbability over 2%, or any overlap
/// if there are too few rounds for that), where a row that was left out of later rounds as too slow for the ceiling has
/// fewer than three rounds, and where memory limits a row that has one round or all rounds in one process. They do not
/// confirm launches of under 1 ms on a CPU without a measured floor either, except arithmetic-only ones. Rows without
/// rounds need no confirmation.
///
/// [lowMs, highMs] holds the median of a repeated measurement with 95% probability, and the square root combines
/// independent errors: fewer than 1 in 100 pairs of measurements of the same thing exceed it. A measured floor replaces
/// the run-to-run part of the intervals (ResultRow::runToRun). CPU rows of earlier versions, which lack that part, are
/// given it.
Comparison compareRuns(const RunDocument& base, const RunDocument& fresh);

[[nodiscard]] std::size_t count(const Comparison& comparison, Difference difference);

}  // namespace headroom
