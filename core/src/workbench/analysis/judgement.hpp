// Doubts about a row's time: sets marks and their sentences from the row's data. A result that fails validation gets
// none, because its time is not used. Independent of OpenCL.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// Returns how much the host clock may exceed the device clock, in milliseconds per launch with this number of passes,
/// for launching and waiting alone.
double launchingMs(const LaunchCosts& costs, std::size_t passes);

/// Compares the two clocks over the same launches of a row with this number of passes. The host clock may exceed the
/// device clock by launchingMs or, with several batches of many launches, by less; beyond that, or if the device clock
/// exceeds the host clock, it is unknown which is right, and the host clock is used, because it cannot make a kernel
/// look faster than it was. Skips rows that are timed by the host clock anyway.
void judgeClocks(ResultRow& row, const LaunchCosts& costs, std::size_t passes);

/// Marks a row whose rounds' medians differ by far more than the samples within a round.
void judgeSteadiness(ResultRow& row);

/// Activity of other programs during the rounds of some rows.
struct OtherLoad {
  double busySeconds = 0;  ///< of processors; may be slightly negative, see Round::otherLoad
  double seconds = 0;      ///< duration of all rounds

  void add(const ResultRow& row);
};

/// Marks a row if other programs used the measured processors, of which there are `processors`, during its rounds and
/// those of the rows interleaved with it. These are combined because they are affected alike, and because the rounds of
/// one row are often too short for an estimate; if all of them are, no mark is set.
void judgeLoad(ResultRow& row, const OtherLoad& load, unsigned processors);

/// Returns the relative difference between a ceiling's last round and its first; positive if it became slower. Zero for
/// fewer than two rounds, and if the difference is within the scatter of the samples or of the rounds.
double driftOf(const ResultRow& ceiling);
/// Marks `row` if the ceiling that drifted most exceeds the limit.
void judgeDrift(ResultRow& row, const ResultRow& mostDrifted);

/// Returns a ceiling's difference from an earlier part of the run, likewise, from the medians of whole rows. Also zero
/// unless both are valid and by the same clock.
double driftSince(const ResultRow& earlier, const ResultRow& ceiling);
/// Marks `row` if `ceiling` changed since an earlier part of the run by more than the limit.
void judgeDriftSince(ResultRow& row, const ResultRow& earlier, const ResultRow& ceiling);

}  // namespace headroom
