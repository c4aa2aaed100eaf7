// How well a point is to be measured: how many samples, in how many rounds, for how long.
#pragma once

#include <cstddef>

namespace headroom {

/// When a point has been measured well enough.
struct Sampling {
  int warmUps = 2;          ///< untimed launches at least, as in the guide's Listing 14-1; more until times are stable
  int minimumSamples = 10;  ///< the listing's iterations
  int maximumSamples = 1000;
  /// Stop when the median's relative 95 % half-width is at most this; negative: never for that.
  double noiseGoal = 0.01;
  /// Of all rounds together. A default run takes a minute with it; more narrows intervals somewhat: in one run each on
  /// a noisy CPU their median half-width was 6.4% with 0.5 s and 4.6% with 1 s.
  double timeBudgetSeconds = 0.5;
  int rounds = 5;  ///< turns that the variants of one size take, each with its share of the budget
  /// Each round in a runner process and in memory of its own: what changes from one run to the next, such as where
  /// memory lies, then changes between rounds too, and the interval tells it. Costs a start of the runner each.
  bool freshRounds = true;

  bool operator==(const Sampling&) const = default;
};

/// Plans beyond these are refused: they are mistakes, and would not end.
inline constexpr int kMostWarmUps = 1000;
inline constexpr int kMostSamples = 1'000'000;
inline constexpr int kMostRepeats = 2000;
inline constexpr double kLongestTimeBudgetSeconds = 3600;

/// However long one launch takes, and however short a round's share of the budget, a median needs more than one
/// opinion.
inline constexpr std::size_t kFewestSamples = 3;

}  // namespace headroom
