// Sampling of a point: number of samples, rounds and duration.
#pragma once

#include <cstddef>

namespace headroom {

/// When sampling of a point ends.
struct Sampling {
  int warmUps = 2;          ///< minimum of untimed launches, as in the guide's Listing 14-1; more until times are
                            ///< stable
  int minimumSamples = 10;  ///< the listing's iterations
  int maximumSamples = 1000;
  /// Stop when the median's relative 95% half-width is at most this; negative: never for this reason.
  double noiseGoal = 0.01;
  /// For all rounds together. A default run takes a minute with it; a larger budget narrows intervals slightly: in one
  /// run each on a noisy CPU their median half-width was 6.4% with 0.5 s and 4.6% with 1 s.
  double timeBudgetSeconds = 0.5;
  int rounds = 5;  ///< interleaved rounds of the variants of one size, each with its share of the budget
  /// Each round runs in its own runner process and memory, so that differences between runs, such as memory placement,
  /// also occur between rounds and widen the interval. Costs one runner start per round.
  bool freshRounds = true;

  bool operator==(const Sampling&) const = default;
};

/// Limits of a plan; larger values are mistakes, and such a run would not end.
inline constexpr int kMostWarmUps = 1000;
inline constexpr int kMostSamples = 1'000'000;
inline constexpr int kMostRoundsOfPoint = 10'000;
inline constexpr int kMostRepeats = 2000;
inline constexpr double kLongestTimeBudgetSeconds = 3600;

/// Minimum per round, however long a launch and however short the round's budget, because a median needs several
/// samples.
inline constexpr std::size_t kFewestSamples = 3;

}  // namespace headroom
