// Completely measured spaces from data/spaces/NAME.csv, and searches replayed in them. A file has a line for each
// allowed configuration: its values and its milliseconds, which are empty if it was invalid.
#pragma once

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "landscapes.hpp"
#include "workbench/tuning/search.hpp"

namespace headroom {

struct RecordedSpace {
  std::string name;
  Variant variant;  ///< whose tunables are the axes
  std::map<std::vector<int>, std::optional<double>> ms;

  /// Returns no value if the configuration was invalid.
  [[nodiscard]] std::optional<double> at(const Configuration& configuration) const {
    std::vector<int> values;
    for (const Tunable& tunable : variant.tunables) values.push_back(configuration.at(tunable.name));
    return ms.at(values);
  }
  [[nodiscard]] double best() const {
    double best = std::numeric_limits<double>::max();
    for (const auto& [values, time] : ms) best = std::min(best, time.value_or(best));
    return best;
  }
  /// Returns the space of the measured configurations.
  [[nodiscard]] SearchSpace space() const {
    SpaceRule rule;
    for (std::size_t axis = 0; axis < variant.tunables.size(); ++axis) rule.axes.push_back(axis);
    rule.lack = [this](std::span<const int> values) {
      return std::string(ms.contains({values.begin(), values.end()}) ? "" : "was not measured");
    };
    return SearchSpace(variant, {rule});
  }
};

inline RecordedSpace readRecordedSpace(const std::filesystem::path& file) {
  RecordedSpace space;
  space.name = file.stem().string();
  std::ifstream lines(file);
  std::string line;
  std::getline(lines, line);
  std::vector<Tunable> axes;
  std::stringstream names(line);
  for (std::string name; std::getline(names, name, ',');) axes.push_back({name, 0, {}});
  axes.pop_back();  // the milliseconds
  while (std::getline(lines, line)) {
    std::stringstream cells(line);
    std::vector<int> values;
    std::string cell;
    for (Tunable& axis : axes) {
      std::getline(cells, cell, ',');
      values.push_back(std::stoi(cell));
      axis.values.push_back(values.back());
    }
    std::optional<double> ms;
    double number = 0;
    if (std::getline(cells, cell) && std::from_chars(cell.data(), cell.data() + cell.size(), number).ec == std::errc())
      ms = number;
    space.ms[values] = ms;
  }
  for (Tunable& axis : axes) {
    std::sort(axis.values.begin(), axis.values.end());
    axis.values.erase(std::unique(axis.values.begin(), axis.values.end()), axis.values.end());
  }
  space.variant = variantOfAxes(std::move(axes));
  return space;
}

/// Returns all spaces of a folder, by name.
inline std::vector<RecordedSpace> recordedSpaces(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".csv") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<RecordedSpace> spaces;
  for (const auto& file : files) spaces.push_back(readRecordedSpace(file));
  return spaces;
}

/// Returns a search's results after each of these shares of a space, ascending: the best time of all divided by the
/// best that it found, at most 1, or 0 if it found no valid one. `atOnce` configurations are chosen at a time, before
/// their results are known.
inline std::vector<double> sharesFound(const RecordedSpace& recorded, SearchMethod method, std::uint64_t seed,
                                       const std::vector<double>& within, std::size_t atOnce = 1) {
  const SearchSpace space = recorded.space();
  const double best = recorded.best();
  const auto search = makeSearch(method, space, seed);
  std::vector<double> shares;
  double found = std::numeric_limits<double>::infinity();
  std::size_t tried = 0;
  std::vector<std::uint64_t> chosen;  // the last one first
  for (const double share : within) {
    const auto most = static_cast<std::size_t>(std::ceil(share * static_cast<double>(space.size())));
    for (; tried < most; ++tried) {
      if (chosen.empty()) {
        chosen = search->nextOnes(atOnce);
        std::ranges::reverse(chosen);
      }
      if (chosen.empty()) break;
      const std::uint64_t number = chosen.back();
      chosen.pop_back();
      const std::optional<double> ms = recorded.at(space.at(number));
      if (ms) found = std::min(found, *ms);
      search->learn(number, ms);
    }
    shares.push_back(best / found);
  }
  return shares;
}

inline double medianOf(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

/// Returns the median over seeds 1 to `seeds` for each share of the space.
inline std::vector<double> medianSharesFound(const RecordedSpace& recorded, SearchMethod method, int seeds,
                                             const std::vector<double>& within, std::size_t atOnce = 1) {
  std::vector<std::vector<double>> ofShares(within.size());
  for (int seed = 1; seed <= seeds; ++seed) {
    const std::vector<double> shares = sharesFound(recorded, method, static_cast<std::uint64_t>(seed), within, atOnce);
    for (std::size_t i = 0; i < shares.size(); ++i) ofShares[i].push_back(shares[i]);
  }
  std::vector<double> medians;
  for (std::vector<double>& shares : ofShares) medians.push_back(medianOf(std::move(shares)));
  return medians;
}

}  // namespace headroom
