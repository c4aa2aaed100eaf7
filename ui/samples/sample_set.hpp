// Content of the samples' views for one row, as plain values.
#pragma once

#include <QString>
#include <optional>
#include <utility>
#include <vector>

#include "headroom/analysis/histogram.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/statistics.hpp"

namespace headroom {

struct Sample {
  double ms = 0;
  int number = 0;  ///< from 1, in measurement order
  int round = -1;  ///< index into SampleSet::rounds; -1 if the row has no rounds
  Outlier outlier = Outlier::None;
};

struct RoundStart {
  int firstSample = 0;  ///< index into SampleSet::samples; their number if the round has none
  double seconds = 0;   ///< since the start of the run
};

struct SampleSet {
  std::vector<Sample> samples;  ///< of the clock that is used; only finite ones
  std::vector<RoundStart> rounds;
  Histogram bins;  ///< in milliseconds
  double medianMs = 0;
  double q1Ms = 0;
  double q3Ms = 0;
  std::optional<std::pair<double, double>> interval;  ///< lowMs and highMs, if known
  QString emptyText;                                  ///< why there are no samples; empty if there are some

  /// Returns the range of an axis, lower end first: the bins and, as far as it is close to them, the interval.
  [[nodiscard]] std::pair<double, double> range() const;
};

/// nullptr: no row is selected.
SampleSet sampleSetOf(const ResultRow* row);

/// Returns, for example, "blur.local at 4 MP: median 4.31 ms, 95% interval 4.28-4.35 ms, min 4.26 ms, quartiles ...,
/// 53 samples in 5 rounds, 2 mild and 1 severe outliers, stopped by noise goal; event 4.31 ms, wall 4.35 ms." Empty if
/// the row has no time.
QString samplesSentence(const ResultRow& row);

/// Returns, for example, "4.352 ms, sample 17 of 53, round 2 of 5 (after 0.5 s), mild outlier".
QString sampleText(const SampleSet& set, std::size_t sample);

}  // namespace headroom
