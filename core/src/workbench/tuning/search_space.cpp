#include "workbench/tuning/search_space.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "headroom/system/error.hpp"

namespace headroom {

namespace {

constexpr std::uint64_t kMostConfigurations = std::uint64_t{1} << 53;

SpaceAxis axisOf(const Tunable& tunable) {
  SpaceAxis axis{tunable.name, {}};
  for (const int value : tunable.values) {
    if (std::find(axis.values.begin(), axis.values.end(), value) == axis.values.end()) axis.values.push_back(value);
  }
  return axis;
}

/// By axis: the lowest axis that rules link it to, directly or through others.
std::vector<std::size_t> tiedAxes(std::size_t axes, const std::vector<SpaceRule>& rules) {
  std::vector<std::size_t> lowest(axes);
  std::iota(lowest.begin(), lowest.end(), std::size_t{0});
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const SpaceRule& rule : rules) {
      std::size_t least = axes;
      for (const std::size_t axis : rule.axes) least = std::min(least, lowest[axis]);
      for (const std::size_t axis : rule.axes) {
        isChanged = isChanged || lowest[axis] != least;
        lowest[axis] = least;
      }
    }
  }
  return lowest;
}

}  // namespace

SearchSpace::SearchSpace(const Variant& variant, std::vector<SpaceRule> rules) : rules_(rules) {
  for (const Tunable& tunable : variant.tunables) axes_.push_back(axisOf(tunable));
  for (const SpaceAxis& axis : axes_) {
    if (wholeSize_ > kMostConfigurations / axis.values.size()) {
      throw UsageError(
          fmt::format("The tunables of {} have more combinations than can be numbered. Give them fewer "
                      "values.",
                      variant.id));
    }
    wholeSize_ *= axis.values.size();
  }
  makeGroups(std::move(rules));
}

void SearchSpace::makeGroups(std::vector<SpaceRule> rules) {
  const std::vector<int> noValues(axes_.size());
  const bool isNoneAllowed = std::ranges::any_of(
      rules, [&](const SpaceRule& rule) { return rule.axes.empty() && !rule.lack(noValues).empty(); });
  std::erase_if(rules, [](const SpaceRule& rule) { return rule.axes.empty(); });
  const std::vector<std::size_t> lowest = tiedAxes(axes_.size(), rules);
  for (std::size_t first = 0; first < axes_.size(); ++first) {
    if (lowest[first] != first) continue;
    std::vector<std::size_t> axes;
    for (std::size_t axis = first; axis < axes_.size(); ++axis) {
      if (lowest[axis] == first) axes.push_back(axis);
    }
    std::vector<SpaceRule> own;
    std::ranges::copy_if(rules, std::back_inserter(own),
                         [&](const SpaceRule& rule) { return lowest[rule.axes.front()] == first; });
    groups_.emplace_back(std::move(axes), axes_, std::move(own));
  }
  strides_.resize(groups_.size());
  for (std::size_t group = groups_.size(); group-- > 0;) {
    strides_[group] = size_;
    size_ *= groups_[group].size();
    isExact_ = isExact_ && groups_[group].isListed();
  }
  if (isNoneAllowed) size_ = 0;
  isExact_ = isExact_ || size_ == 0;
}

std::vector<std::size_t> SearchSpace::stepsAt(std::uint64_t number) const {
  std::vector<std::size_t> steps(axes_.size());
  for (std::size_t group = 0; group < groups_.size(); ++group) groups_[group].setSteps(entryOf(group, number), steps);
  return steps;
}

std::optional<std::uint64_t> SearchSpace::numberAt(const std::vector<std::size_t>& steps) const {
  if (size_ == 0) return std::nullopt;
  std::uint64_t number = 0;
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    const std::optional<std::uint64_t> entry = groups_[group].entryOf(steps);
    if (!entry) return std::nullopt;
    number += *entry * strides_[group];
  }
  return number;
}

Configuration SearchSpace::at(std::uint64_t number) const {
  const std::vector<std::size_t> steps = stepsAt(number);
  Configuration configuration;
  for (std::size_t axis = 0; axis < axes_.size(); ++axis)
    configuration[axes_[axis].name] = axes_[axis].values[steps[axis]];
  return configuration;
}

std::optional<std::uint64_t> SearchSpace::numberOf(const Configuration& configuration) const {
  if (configuration.size() != axes_.size()) return std::nullopt;
  std::vector<std::size_t> steps;
  for (const SpaceAxis& axis : axes_) {
    const auto setting = configuration.find(axis.name);
    if (setting == configuration.end()) return std::nullopt;
    const auto value = std::find(axis.values.begin(), axis.values.end(), setting->second);
    if (value == axis.values.end()) return std::nullopt;
    steps.push_back(static_cast<std::size_t>(value - axis.values.begin()));
  }
  return numberAt(steps);
}

std::string SearchSpace::lackOf(const Configuration& configuration) const {
  std::vector<int> values;
  for (const SpaceAxis& axis : axes_) {
    const auto setting = configuration.find(axis.name);
    values.push_back(setting == configuration.end() ? axis.values.front() : setting->second);
  }
  for (const SpaceRule& rule : rules_) {
    std::string lack = rule.lack(values);
    if (!lack.empty()) return lack;
  }
  return {};
}

std::optional<std::uint64_t> SearchSpace::allowedFrom(std::uint64_t number) const {
  if (number >= size_) return std::nullopt;
  if (isExact_) return number;
  // From the group on that had to go further, all others begin with their first.
  const auto completed = [this](std::uint64_t higher, std::size_t group) -> std::optional<std::uint64_t> {
    for (; group < groups_.size(); ++group) {
      const auto first = groups_[group].allowedFrom(0);
      if (!first) return std::nullopt;
      higher += *first * strides_[group];
    }
    return higher;
  };
  std::uint64_t higher = 0;
  std::size_t group = 0;
  for (; group < groups_.size(); ++group) {
    const std::uint64_t entry = entryOf(group, number);
    const auto allowed = groups_[group].allowedFrom(entry);
    if (allowed == entry) {
      higher += entry * strides_[group];
      continue;
    }
    if (allowed) return completed(higher + *allowed * strides_[group], group + 1);
    break;
  }
  if (group == groups_.size()) return number;
  while (group-- > 0) {
    const std::uint64_t entry = entryOf(group, number);
    higher -= entry * strides_[group];
    if (const auto next = groups_[group].allowedFrom(entry + 1))
      return completed(higher + *next * strides_[group], group + 1);
  }
  return std::nullopt;
}

std::vector<double> SearchSpace::position(std::uint64_t number) const {
  const std::vector<std::size_t> steps = stepsAt(number);
  std::vector<double> position;
  for (std::size_t axis = 0; axis < axes_.size(); ++axis) {
    const std::size_t last = axes_[axis].values.size() - 1;
    position.push_back(last == 0 ? 0 : static_cast<double>(steps[axis]) / static_cast<double>(last));
  }
  return position;
}

std::vector<std::uint64_t> SearchSpace::neighbours(std::uint64_t number) const {
  std::vector<std::uint64_t> neighbours;
  std::vector<std::size_t> steps = stepsAt(number);
  for (std::size_t axis = 0; axis < axes_.size(); ++axis) {
    const std::size_t here = steps[axis];
    const auto addIfAllowed = [&] {
      const auto found = numberAt(steps);
      if (found) neighbours.push_back(*found);
      return found.has_value();
    };
    for (std::size_t step = here; step-- > 0;) {
      steps[axis] = step;
      if (addIfAllowed()) break;
    }
    for (std::size_t step = here + 1; step < axes_[axis].values.size(); ++step) {
      steps[axis] = step;
      if (addIfAllowed()) break;
    }
    steps[axis] = here;
  }
  return neighbours;
}

}  // namespace headroom
