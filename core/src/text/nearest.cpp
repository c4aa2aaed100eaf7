#include "headroom/text/nearest.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace headroom {
namespace {

constexpr std::size_t kMostNames = 3;

/// Levenshtein distance: number of letters to insert, delete or change, ignoring case.
std::size_t distanceOf(std::string_view one, std::string_view other) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  std::vector<std::size_t> distances(other.size() + 1);  // from the processed part of `one` to each prefix of `other`
  std::iota(distances.begin(), distances.end(), std::size_t{0});
  for (std::size_t i = 0; i < one.size(); ++i) {
    std::size_t diagonal = std::exchange(distances[0], i + 1);
    for (std::size_t j = 0; j < other.size(); ++j) {
      const std::size_t changed = diagonal + (lower(one[i]) == lower(other[j]) ? 0 : 1);
      diagonal = distances[j + 1];
      distances[j + 1] = std::min({changed, diagonal + 1, distances[j] + 1});
    }
  }
  return distances.back();
}

}  // namespace

std::vector<std::string> nearestNames(std::string_view word, const std::vector<std::string>& known) {
  const std::size_t most = std::max<std::size_t>(1, word.size() / 3);
  std::vector<std::pair<std::size_t, std::string>> near;
  for (const std::string& name : known) {
    const std::size_t distance = distanceOf(word, name);
    if (distance <= most) near.emplace_back(distance, name);
  }
  std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  near.resize(std::min(near.size(), kMostNames));
  std::vector<std::string> names;
  for (auto& [distance, name] : near) names.push_back(std::move(name));
  return names;
}

}  // namespace headroom
