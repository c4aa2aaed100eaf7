// Rows of a simulated noisy device: random samples, summarised like measured ones.
#pragma once

#include <cmath>
#include <cstdint>
#include <random>

#include "headroom/values/result.hpp"

namespace headroom {

/// Relative standard deviations of the logarithm. Outliers are always longer, up to three times as long.
struct Noise {
  double withinRounds = 0.01;
  double betweenRounds = 0;
  double betweenRuns = 0;  ///< the same for all rounds of a row, so that the row does not reveal it
  double outliers = 0.03;  ///< share of the samples
  int rounds = 5;
  int samplesPerRound = 10;
  /// In this share of the rounds, memory placement is bad, and all samples take longer by a factor.
  double badPlaces = 0;
  double badPlaceTimes = 1.8;
};

class NoisyDevice {
 public:
  NoisyDevice(Noise noise, std::uint64_t seed) : noise_(noise), generator_(seed) {}

  /// Measures point number `point`, whose true median is `ms`.
  ResultRow measure(double ms, int point = 1, int repeat = 0) {
    ResultRow row;
    row.deviceId = "0:0";
    row.device = "Noisy device";
    row.driver = "1";
    row.workload = "copy";
    row.variant = "copy.simulated";
    row.size = {point, 1};
    row.repeat = repeat;
    const double run = factor(noise_.betweenRuns);
    for (int round = 0; round < noise_.rounds; ++round) {
      const double place = noise_.badPlaces > 0 && uniform_(generator_) < noise_.badPlaces ? noise_.badPlaceTimes : 1;
      const double slow = place * factor(noise_.betweenRounds);
      for (int i = 0; i < noise_.samplesPerRound; ++i) {
        const double outlier = uniform_(generator_) < noise_.outliers ? 1 + 2 * std::pow(uniform_(generator_), 2) : 1;
        row.samplesMs.push_back(ms * run * slow * factor(noise_.withinRounds) * outlier);
      }
      row.rounds.push_back({static_cast<double>(round), 0, noise_.samplesPerRound, 1, 0});
    }
    summariseSamples(row);
    return row;
  }

 private:
  double factor(double deviation) { return std::exp(deviation * normal_(generator_)); }

  Noise noise_;
  std::mt19937_64 generator_;
  std::normal_distribution<double> normal_;
  std::uniform_real_distribution<double> uniform_;
};

}  // namespace headroom
