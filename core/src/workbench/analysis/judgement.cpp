#include "workbench/analysis/judgement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "text/number_text.hpp"
#include "workbench/analysis/round_figures.hpp"

namespace headroom {
namespace {

// Factor by which the device clock may exceed the host clock, because both have their own ticks.
constexpr double kClockTolerance = 1.1;
constexpr double kTickMs = 0.01;
// Share of their time, and multiple of the launch cost, by which launches may wait for each other and for the host.
constexpr double kWaitShare = 0.5;
constexpr double kLaunchCosts = 4;
// Minimum number of batches for the two clocks' ratio: other programs lengthen some of them, never most.
constexpr std::size_t kFewestBatches = 5;
// For drivers with an unknown launch cost.
constexpr double kUnknownLaunchMs = 0.2;

// Relative spread of the rounds' medians, and multiple of the noise within rounds, from which the spread is not random.
constexpr double kUnsteadySpread = 0.15;
constexpr double kUnsteadyNoises = 4;

// The window of a running measurement, and the system itself, use less; with many processors, a share too small to
// affect the time.
constexpr double kBusyProcessors = 0.25;
constexpr double kBusyShare = 0.01;
// The system counts each processor's time in hundredths of a second: shorter sums are mostly rounding.
constexpr double kTellingSeconds = 0.5;

// Largest relative difference of a ceiling measured twice on an idle machine.
constexpr double kCeilingDrift = 0.08;
constexpr double kDriftNoises = 3;
// Multiple of the rounds' standard deviation below which a difference is not a drift.
constexpr double kDriftDeviations = 4;

/// Returns the relative standard deviation of rounds from the differences between neighbours, which a slow change
/// hardly enlarges. The largest difference is left out, because it may be the change to be detected.
double deviationFromRoundToRound(const std::vector<RoundFigures>& rounds) {
  std::vector<double> squares;
  for (std::size_t i = 1; i < rounds.size(); ++i) {
    const double difference = (rounds[i].medianMs - rounds[i - 1].medianMs) / rounds.front().medianMs;
    squares.push_back(difference * difference);
  }
  squares.erase(std::max_element(squares.begin(), squares.end()));
  if (squares.empty()) return 0;
  return std::sqrt(std::accumulate(squares.begin(), squares.end(), 0.0) / (2 * static_cast<double>(squares.size())));
}

/// The same launches by both clocks, milliseconds per launch.
struct BatchClocks {
  double wallMs = 0;
  double deviceMs = 0;
  double launches = 0;  ///< launches before each wait
};

std::vector<BatchClocks> clocksOfBatches(const ResultRow& row) {
  std::vector<BatchClocks> batches;
  std::size_t sample = 0;
  std::size_t batch = 0;
  for (const Round& round : row.rounds) {
    const auto samples = static_cast<std::size_t>(std::max(round.samples, 0));
    const auto count = static_cast<std::size_t>(std::max(round.batches, 0));
    if (sample + samples > row.samplesMs.size() || batch + count > row.wallSamplesMs.size()) return {};
    const std::size_t each = count > 0 ? samples / count : 0;
    for (std::size_t i = 0; i < count && each > 0; ++i) {
      const auto first = row.samplesMs.begin() + static_cast<std::ptrdiff_t>(sample + i * each);
      const double sum = std::accumulate(first, first + static_cast<std::ptrdiff_t>(each), 0.0);
      const double launches = static_cast<double>(each) * std::max(round.launches, 1);
      batches.push_back(
          {row.wallSamplesMs[batch + i], sum / static_cast<double>(each), row.caches == Caches::Cold ? 1 : launches});
    }
    sample += samples;
    batch += count;
  }
  return batches;
}

/// Returns the lower quartile of `figure` over the batches; 0 if there are too few.
template <typename Figure>
double lowerQuartile(const std::vector<BatchClocks>& batches, const Figure& figure) {
  if (batches.size() < kFewestBatches) return 0;
  std::vector<double> figures;
  for (const BatchClocks& batch : batches) figures.push_back(figure(batch));
  const auto at = figures.begin() + static_cast<std::ptrdiff_t>(figures.size() / 4);
  std::nth_element(figures.begin(), at, figures.end());
  return *at;
}

/// One wait ends a batch of many launches, and the least disturbed quarter of the batches shows the time of a launch
/// without it: a clock that is too slow is detected for launches that are short compared with a wait. Only if the
/// launch cost is known, and less than the launch.
bool leavesTimeOverInBatches(const ResultRow& row, const LaunchCosts& costs, std::size_t passes) {
  if (!(costs.waitUs > 0)) return false;
  const double each = static_cast<double>(passes) * costs.profilingUs * 1e-3;
  const double ratio = lowerQuartile(clocksOfBatches(row), [&](const BatchClocks& batch) {
    const double launching = each + costs.waitUs * 1e-3 / batch.launches;
    return batch.deviceMs > launching ? (batch.wallMs - launching) / batch.deviceMs : 0;
  });
  return ratio > 1 + kWaitShare;
}

/// Launches cannot take longer than the wait for all of them.
bool exceedsBatches(const ResultRow& row) {
  return lowerQuartile(clocksOfBatches(row), [](const BatchClocks& batch) {
           return batch.deviceMs - kTickMs / batch.launches > kClockTolerance * batch.wallMs ? 1.0 : 0.0;
         }) > 0;
}

std::string percent(double share) {
  return fmt::format("{:.0f}%", share * 100);
}

std::string driftText(double drift) {
  const std::string size = percent(std::abs(drift));
  return drift > 0 ? fmt::format("{} slower", size) : fmt::format("{} faster", size);
}

}  // namespace

double launchingMs(const LaunchCosts& costs, std::size_t passes) {
  const double launchMs =
      costs.waitUs > 0 ? (costs.waitUs + static_cast<double>(passes) * costs.profilingUs) * 1e-3 : kUnknownLaunchMs;
  return kLaunchCosts * launchMs;
}

void judgeClocks(ResultRow& row, const LaunchCosts& costs, std::size_t passes) {
  passes = std::max(passes, row.commands);  // loops increase the number
  if (row.clock == Clock::Host || !isValid(row) || !(row.wallMs > 0)) return;
  const bool isSlowerThanHost = row.eventMs > kClockTolerance * row.wallMs + kTickMs || exceedsBatches(row);
  const bool leavesTimeOver = row.wallMs > (1 + kWaitShare) * row.eventMs + launchingMs(costs, passes) ||
                              leavesTimeOverInBatches(row, costs, passes);
  if (!isSlowerThanHost && !leavesTimeOver) return;
  addMark(row, Mark::ClocksDisagree,
          fmt::format("The device's clock says {} ms per launch and the host's {} ms: {}. The host clock is used.",
                      plainText(row.eventMs, 4), plainText(row.wallMs, 4),
                      isSlowerThanHost ? "the device's cannot be right"
                                       : "the launches waited for something, or the device's clock is slow"));
  countByHost(row);
}

void judgeSteadiness(ResultRow& row) {
  if (!isValid(row)) return;
  const std::vector<RoundFigures> rounds = figuresOfRounds(row);
  if (rounds.size() < 2) return;
  const auto [fastest, slowest] = std::minmax_element(
      rounds.begin(), rounds.end(), [](const auto& a, const auto& b) { return a.medianMs < b.medianMs; });
  const double spread = slowest->medianMs / fastest->medianMs - 1;
  if (spread <= std::max(kUnsteadySpread, kUnsteadyNoises * (fastest->noise + slowest->noise))) return;
  addMark(row, Mark::Unsteady,
          fmt::format(
              "Its rounds differ by {}, from {} to {} ms: the device's clock, its load or where memory lies changed.",
              percent(spread), plainText(fastest->medianMs, 4), plainText(slowest->medianMs, 4)));
}

void OtherLoad::add(const ResultRow& row) {
  for (const Round& round : row.rounds) {
    busySeconds += round.otherLoad * round.seconds;
    seconds += round.seconds;
  }
}

void judgeLoad(ResultRow& row, const OtherLoad& load, unsigned processors) {
  if (!isValid(row) || load.seconds < kTellingSeconds) return;
  const double busyProcessors = load.busySeconds / load.seconds;
  if (busyProcessors < std::max(kBusyProcessors, kBusyShare * processors)) return;
  const std::string processorsBusy = plainText(busyProcessors, 2);
  addMark(row, Mark::Busy,
          processorsBusy == "1"
              ? "Other programs kept 1 CPU core busy. Close them and run again."
              : fmt::format("Other programs kept {} CPU cores busy. Close them and run again.", processorsBusy));
}

double driftOf(const ResultRow& ceiling) {
  if (!isValid(ceiling)) return 0;
  const std::vector<RoundFigures> rounds = figuresOfRounds(ceiling);
  if (rounds.size() < 2) return 0;
  const double drift = rounds.back().medianMs / rounds.front().medianMs - 1;
  const double byChance = std::max(kDriftNoises * (rounds.front().noise + rounds.back().noise),
                                   kDriftDeviations * deviationFromRoundToRound(rounds));
  return std::abs(drift) > byChance ? drift : 0;
}

void judgeDrift(ResultRow& row, const ResultRow& mostDrifted) {
  const double drift = driftOf(mostDrifted);
  if (!isValid(row) || std::abs(drift) <= kCeilingDrift) return;
  addMark(row, Mark::Drift,
          fmt::format("{} was {} at the end of this size than at its beginning: the device's clock or load changed, "
                      "so rows of this size cannot be compared.",
                      mostDrifted.variant, driftText(drift)));
}

double driftSince(const ResultRow& earlier, const ResultRow& ceiling) {
  if (!isValid(earlier) || !isValid(ceiling) || earlier.clock != ceiling.clock) return 0;
  const auto noiseOf = [](const ResultRow& row) { return std::isfinite(row.noise) ? row.noise : 0; };
  const double drift = ceiling.medianMs / earlier.medianMs - 1;
  return std::abs(drift) > kDriftNoises * (noiseOf(earlier) + noiseOf(ceiling)) ? drift : 0;
}

void judgeDriftSince(ResultRow& row, const ResultRow& earlier, const ResultRow& ceiling) {
  const double drift = driftSince(earlier, ceiling);
  if (!isValid(row) || std::abs(drift) <= kCeilingDrift) return;
  addMark(row, Mark::Drift,
          fmt::format("{} was {} than in the part of the run before: the device's clock or load changed, so rows of "
                      "this size from before and after cannot be compared.",
                      ceiling.variant, driftText(drift)));
}

}  // namespace headroom
