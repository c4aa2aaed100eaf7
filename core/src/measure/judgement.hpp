// What makes a row's time doubtful: marks and their sentences, from the facts in the row. Knows nothing of OpenCL.
#pragma once

#include <span>

#include "headroom/result.hpp"
#include "headroom/run_context.hpp"

namespace headroom {

/// The device's stamps were zero or reversed: from here on the host's clock counts. The figures are summarised anew.
void markBadStamps(ResultRow& row);
/// One launch took too long to repeat.
void markSingleSample(ResultRow& row);

/// Compares the two clocks over the same launches of a row of so many passes. The host's may exceed the device's by
/// what launching costs; beyond that, or when the device's exceeds the host's, it is not known which is right, and the
/// host's counts: it can't make a kernel look faster than it was. Leaves rows alone that the host's clock times anyway.
void judgeClocks(ResultRow& row, const LaunchCosts& costs, std::size_t passes);

/// Marks a row whose rounds' medians differ by far more than the samples within a round do.
void judgeSteadiness(ResultRow& row);

/// Marks a row during whose rounds other programs used the processors that were measured.
void judgeLoad(ResultRow& row);

/// How far a ceiling's last round is from its first, relative to the first; positive when it became slower. Zero for
/// fewer than two rounds, and when the difference is within what the samples vary.
double driftOf(const ResultRow& ceiling);
/// Marks `row` if the ceiling that drifted most did so by more than a ceiling may.
void judgeDrift(ResultRow& row, const ResultRow& mostDrifted);

}  // namespace headroom
