#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <vector>

#include "headroom/analysis/noise_floors.hpp"
#include "headroom/system/error.hpp"
#include "values/point_key.hpp"

namespace headroom {
namespace {

// A 99th percentile needs at least this number of pairs.
constexpr std::size_t kPairsForAPercentile = 100;
constexpr double kDeviations = 3;

/// The two rows of each pair.
std::vector<std::array<const ResultRow*, 2>> pairsOf(std::span<const ResultRow> rows) {
  std::map<PointKey, std::map<int, const ResultRow*>> points;
  const std::vector<PointKey> keys = keysOf(rows, true);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    PointKey key = keys[i];
    key.repeat = 0;
    if (isValid(rows[i])) points[key][rows[i].repeat] = &rows[i];
  }
  std::vector<std::array<const ResultRow*, 2>> pairs;
  for (const auto& [key, repeats] : points) {
    for (const auto& [repeat, row] : repeats) {
      const auto next = repeats.find(repeat + 1);
      if (repeat % 2 != 0 || next == repeats.end() || row->clock != next->second->clock) continue;
      pairs.push_back({row, next->second});
    }
  }
  return pairs;
}

bool isDoubtful(const std::array<const ResultRow*, 2>& pair) {
  return std::any_of(pair.begin(), pair.end(),
                     [](const ResultRow* row) { return hasMark(*row, Mark::Busy) || hasMark(*row, Mark::Drift); });
}

double differenceOf(const std::array<const ResultRow*, 2>& pair) {
  const auto [shorter, longer] = std::minmax(pair[0]->medianMs, pair[1]->medianMs);
  return (longer - shorter) / shorter;
}

}  // namespace

NoiseFloor noiseFloorOf(std::span<const ResultRow> rows) {
  std::vector<std::array<const ResultRow*, 2>> pairs = pairsOf(rows);
  if (!std::all_of(pairs.begin(), pairs.end(), isDoubtful)) std::erase_if(pairs, isDoubtful);
  if (pairs.empty()) {
    throw UsageError(
        "No point was measured twice validly and by the same clock, so the noise floor is unknown. Measure more pairs, "
        "while little else runs.");
  }
  std::vector<double> differences;
  std::transform(pairs.begin(), pairs.end(), std::back_inserter(differences), differenceOf);
  std::sort(differences.begin(), differences.end());
  NoiseFloor floor;
  floor.pairs = static_cast<int>(differences.size());
  if (differences.size() >= kPairsForAPercentile) {
    floor.relative = differences[(differences.size() * 99 + 99) / 100 - 1];
  } else {
    double squares = 0;
    for (const double difference : differences) squares += difference * difference;
    const double rootMeanSquare = std::sqrt(squares / static_cast<double>(differences.size()));
    floor.relative = std::max(differences.back(), kDeviations * rootMeanSquare);
  }
  return floor;
}

}  // namespace headroom
