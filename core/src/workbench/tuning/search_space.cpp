#include "workbench/tuning/search_space.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/system/error.hpp"

namespace headroom {

namespace {

constexpr std::uint64_t kMostConfigurations = std::uint64_t{1} << 53;

}  // namespace

SearchSpace::SearchSpace(const Variant& variant) {
  for (const Tunable& tunable : variant.tunables) {
    Axis axis{tunable.name, {}, 1};
    for (const int value : tunable.values) {
      if (std::find(axis.values.begin(), axis.values.end(), value) == axis.values.end()) axis.values.push_back(value);
    }
    axes_.push_back(std::move(axis));
  }
  for (auto axis = axes_.rbegin(); axis != axes_.rend(); ++axis) {
    axis->stride = size_;
    if (size_ > kMostConfigurations / axis->values.size()) {
      throw UsageError(
          fmt::format("The tunables of {} have more combinations than can be numbered. Give them fewer "
                      "values.",
                      variant.id));
    }
    size_ *= axis->values.size();
  }
}

Configuration SearchSpace::at(std::uint64_t number) const {
  Configuration configuration;
  for (const Axis& axis : axes_) configuration[axis.name] = axis.values[stepOf(axis, number)];
  return configuration;
}

std::optional<std::uint64_t> SearchSpace::numberOf(const Configuration& configuration) const {
  if (configuration.size() != axes_.size()) return std::nullopt;
  std::uint64_t number = 0;
  for (const Axis& axis : axes_) {
    const auto setting = configuration.find(axis.name);
    if (setting == configuration.end()) return std::nullopt;
    const auto value = std::find(axis.values.begin(), axis.values.end(), setting->second);
    if (value == axis.values.end()) return std::nullopt;
    number += axis.stride * static_cast<std::uint64_t>(value - axis.values.begin());
  }
  return number;
}

std::vector<double> SearchSpace::position(std::uint64_t number) const {
  std::vector<double> position;
  for (const Axis& axis : axes_) {
    const std::size_t last = axis.values.size() - 1;
    position.push_back(last == 0 ? 0 : static_cast<double>(stepOf(axis, number)) / static_cast<double>(last));
  }
  return position;
}

std::vector<std::uint64_t> SearchSpace::neighbours(std::uint64_t number) const {
  std::vector<std::uint64_t> neighbours;
  for (const Axis& axis : axes_) {
    const std::size_t step = stepOf(axis, number);
    if (step > 0) neighbours.push_back(number - axis.stride);
    if (step + 1 < axis.values.size()) neighbours.push_back(number + axis.stride);
  }
  return neighbours;
}

}  // namespace headroom
