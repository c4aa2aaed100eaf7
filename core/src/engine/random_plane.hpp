// Seeded random source planes, recomputable row by row so that no host copy is kept.
#pragma once

#include <cstdint>
#include <span>

namespace headroom {

/// Uniform in [0, 1), a function of seed and pixel index alone (the finaliser of splitmix64: incompressible, and any
/// row can be had without the ones before it).
inline float randomPixel(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t z = (index + seed * 0x632be59bd9b4e019ULL) * 0x9e3779b97f4a7c15ULL;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  z ^= z >> 31;
  return static_cast<float>(z >> 40) * 0x1p-24F;
}

/// Row y of a plane whose rows are row.size() wide.
inline void randomRow(std::uint64_t seed, int y, std::span<float> row) {
  const std::uint64_t first = static_cast<std::uint64_t>(y) * row.size();
  for (std::size_t x = 0; x < row.size(); ++x) row[x] = randomPixel(seed, first + x);
}

}  // namespace headroom
