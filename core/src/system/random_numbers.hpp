// Seeded random source planes, recomputable row by row without a host copy.
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

namespace headroom {

/// Returns 64 random bits, a function of seed and index alone (the finaliser of splitmix64: incompressible, and any row
/// can be computed without the previous ones).
inline std::uint64_t randomBits(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t z = (index + seed * 0x632be59bd9b4e019ULL) * 0x9e3779b97f4a7c15ULL;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

/// Uniform in [0, 1).
inline float randomPixel(std::uint64_t seed, std::uint64_t index) {
  return static_cast<float>(randomBits(seed, index) >> 40) * 0x1p-24F;
}

/// Uniform from 0 to 255.
inline std::uint8_t randomByte(std::uint64_t seed, std::uint64_t index) {
  return static_cast<std::uint8_t>(randomBits(seed, index) >> 56);
}

/// Parameters of a buffer's random numbers, beside their index.
struct RandomNumbers {
  std::uint64_t seed = 1;
  bool isSigned = false;  ///< see Input::isSigned

  bool operator==(const RandomNumbers&) const = default;
};

/// Number: float, std::uint8_t or std::int32_t.
template <typename Number>
Number randomNumber(RandomNumbers numbers, std::uint64_t index) {
  if constexpr (std::is_same_v<Number, float>) {
    const float pixel = randomPixel(numbers.seed, index);
    return numbers.isSigned ? 2 * pixel - 1 : pixel;  // exact: one of the 24 bits becomes the sign
  } else if constexpr (std::is_same_v<Number, std::uint8_t>) {
    return randomByte(numbers.seed, index);
  } else {
    return std::int32_t{randomByte(numbers.seed, index)} - (numbers.isSigned ? 128 : 0);
  }
}

/// Row y of a plane whose rows are row.size() wide.
inline void randomRow(std::uint64_t seed, int y, std::span<float> row) {
  const std::uint64_t first = static_cast<std::uint64_t>(y) * row.size();
  for (std::size_t x = 0; x < row.size(); ++x) row[x] = randomPixel(seed, first + x);
}

}  // namespace headroom
