// What makes a row's time doubtful: marks and their sentences, from the facts in the row. Knows nothing of OpenCL.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// By how much the host's clock may exceed the device's, in milliseconds per launch of so many passes, for launching
/// and waiting alone.
double launchingMs(const LaunchCosts& costs, std::size_t passes);

/// Compares the two clocks over the same launches of a row of so many passes. The host's may exceed the device's by
/// launchingMs, and where there are several batches of many launches, by less; beyond that, or when the device's
/// exceeds the host's, it is not known which is right, and the host's counts: it can't make a kernel look faster than
/// it was. Leaves rows alone that the host's clock times anyway.
void judgeClocks(ResultRow& row, const LaunchCosts& costs, std::size_t passes);

/// Marks a row whose rounds' medians differ by far more than the samples within a round do.
void judgeSteadiness(ResultRow& row);

/// What other programs did during the rounds of some rows.
struct OtherLoad {
  double busySeconds = 0;  ///< of processors; by chance under 0, see Round::otherLoad
  double seconds = 0;      ///< of all rounds

  void add(const ResultRow& row);
};

/// Marks a row during whose rounds, and those of the rows that it took turns with, other programs used the processors
/// that were measured: there are so many. Taken together because they are hit alike, and because the rounds of one row
/// are often too short to tell; so may all of them be, and then nothing is said.
void judgeLoad(ResultRow& row, const OtherLoad& load, unsigned processors);

/// How far a ceiling's last round is from its first, relative to the first; positive when it became slower. Zero for
/// fewer than two rounds, and when the difference is within what the samples vary, or the rounds from one to the next.
double driftOf(const ResultRow& ceiling);
/// Marks `row` if the ceiling that drifted most did so by more than a ceiling may.
void judgeDrift(ResultRow& row, const ResultRow& mostDrifted);

/// How far a ceiling is from what it was in an earlier part of the run, in the same way: by medians of whole rows. Zero
/// too when they are not both valid and by the same clock.
double driftSince(const ResultRow& earlier, const ResultRow& ceiling);
/// Marks `row` if `ceiling` changed since an earlier part of the run by more than a ceiling may.
void judgeDriftSince(ResultRow& row, const ResultRow& earlier, const ResultRow& ceiling);

}  // namespace headroom
