// Simulated times of kernel configurations, for tests of searches, which see only times.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "workbench/tuning/search_space.hpp"

namespace headroom {

struct Landscape {
  std::string name;
  Variant variant;                                       ///< whose tunables are the axes
  std::optional<double> (*ms)(const Configuration& at);  ///< no value if invalid
};

inline double octaves(double value, double from) {
  return std::log2(value / from);
}

/// Returns a number from -1 to 1 that depends on the configuration, and that no model of a few axes can predict.
inline double ruggedness(const Configuration& at) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const auto& [name, value] : at) {
    hash = (hash ^ static_cast<std::uint64_t>(value)) * 1099511628211ULL;
    hash ^= hash >> 29;
  }
  return static_cast<double>(hash >> 11) * 0x1p-52 - 1;
}

/// Tiles: the best width, height and area depend on each other; groups and local memory are limited.
inline std::optional<double> tilesMs(const Configuration& at) {
  const double x = at.at("TILE_X");
  const double y = at.at("TILE_Y");
  if (x * y > 1024 || (x + 16) * (y + 16) * 4 * at.at("VECTOR") > 32768) return std::nullopt;
  const double shape = 0.12 * std::pow(octaves(x, 64), 2) + 0.06 * std::pow(octaves(y, 4), 2);
  const double area = 0.05 * std::pow(octaves(x * y, 256), 2);
  const double unroll = 0.1 * std::abs(octaves(at.at("UNROLL"), 4));
  const double banks = at.at("PAD") == 0 && x >= 32 ? 0.35 : 0;
  const double vector = 0.08 * std::abs(octaves(at.at("VECTOR"), x >= 64 ? 2 : 4));
  return 3 * (1 + shape + area + unroll + banks + vector) * (1 + 0.01 * ruggedness(at));
}

/// The longer of memory and arithmetic time, in whole waves of groups over the device: plateaus and steps.
inline std::optional<double> wavesMs(const Configuration& at) {
  const double group = at.at("LOCAL_X") * at.at("LOCAL_Y");
  if (group > 1024) return std::nullopt;
  const double perItem = at.at("OUTPUTS");
  const double registers = 18 + 7 * perItem + 2 * at.at("UNROLL");
  const double resident = std::floor(std::min(2048.0, 65536 / registers) / group);
  if (resident < 1) return std::nullopt;
  const double waves = std::ceil(4.0e6 / (perItem * group) / (132 * resident));
  const double occupancy = std::min(1.0, resident * group / 1024);
  const double coalesced = at.at("LOCAL_X") >= 32 ? 1 : 1 + 0.4 * octaves(32, at.at("LOCAL_X"));
  const double memory = coalesced * (1 + 6 / perItem) / occupancy;
  const double arithmetic = waves * resident * group * perItem * 132 / 4.0e6 * (2 + 3.0 / at.at("UNROLL"));
  return 0.4 * std::max(memory, arithmetic) * (1 + 0.01 * ruggedness(at));
}

/// A bowl in six axes, one of which has no effect, with noise of a few percent.
inline std::optional<double> ruggedMs(const Configuration& at) {
  double sum = 1;
  sum += 0.15 * std::abs(octaves(at.at("A"), 8));
  sum += 0.08 * std::pow(octaves(at.at("B"), 4), 2);
  sum += 0.1 * std::pow(octaves(at.at("C") * at.at("A"), 64), 2);
  sum += at.at("D") == 1 ? 0 : 0.25;
  sum += 0.2 * std::abs(octaves(at.at("E"), 16));
  return 10 * sum * (1 + 0.03 * ruggedness(at));
}

inline Variant variantOfAxes(std::vector<Tunable> axes) {
  Variant variant;
  variant.id = "test.landscape";
  variant.tunables = std::move(axes);
  return variant;
}

inline std::vector<Landscape> landscapes() {
  const std::vector<int> six{1, 2, 4, 8, 16, 32};
  return {{"tiles",
           variantOfAxes({{"TILE_X", 16, {8, 16, 32, 64, 128, 256}},
                          {"TILE_Y", 16, six},
                          {"UNROLL", 1, {1, 2, 4, 8}},
                          {"PAD", 0, {0, 1}},
                          {"VECTOR", 1, {1, 2, 4}}}),
           tilesMs},
          {"waves",
           variantOfAxes({{"LOCAL_X", 16, {4, 8, 16, 32, 64, 128, 256, 512}},
                          {"LOCAL_Y", 16, six},
                          {"OUTPUTS", 1, {1, 2, 3, 4, 6, 8, 12, 16}},
                          {"UNROLL", 1, {1, 2, 4, 8}}}),
           wavesMs},
          {"rugged",
           variantOfAxes({{"A", 1, six},
                          {"B", 1, {1, 2, 4, 8, 16}},
                          {"C", 1, {1, 2, 4, 8, 16}},
                          {"D", 0, {0, 1}},
                          {"E", 1, six},
                          {"F", 0, {0, 1, 2}}}),
           ruggedMs}};
}

}  // namespace headroom
