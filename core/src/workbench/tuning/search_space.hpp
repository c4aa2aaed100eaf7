// The configurations that a variant can have, numbered.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/configuration.hpp"
#include "workbench/tuning/axis_group.hpp"

namespace headroom {

/// The product of the tunables' values, without those that rules exclude. Tunables that rules tie to each other are a
/// group, groups are independent: so the allowed ones of a large space can be counted and numbered without a walk
/// through all. Without rules number 0 has the first value of each, and the last tunable changes fastest. Of one
/// thread.
class SearchSpace {
 public:
  /// The axes of a rule are indices of the variant's tunables. Throws UsageError when there are more configurations
  /// than a double counts exactly (2^53).
  explicit SearchSpace(const Variant& variant, std::vector<SpaceRule> rules = {});

  /// Allowed configurations; where isExact() is false there may be fewer, and numbers of some that are excluded.
  [[nodiscard]] std::uint64_t size() const { return size_; }
  [[nodiscard]] bool isExact() const { return isExact_; }
  /// With those that are excluded.
  [[nodiscard]] std::uint64_t wholeSize() const { return wholeSize_; }
  [[nodiscard]] std::size_t axes() const { return axes_.size(); }

  /// `number` < size().
  [[nodiscard]] Configuration at(std::uint64_t number) const;
  /// Nothing for one that is not in the space, or excluded.
  [[nodiscard]] std::optional<std::uint64_t> numberOf(const Configuration& configuration) const;
  /// Why it is excluded, as a fragment; empty where it is not.
  [[nodiscard]] std::string lackOf(const Configuration& configuration) const;

  /// The first allowed one from `number` on: itself, where isExact(). Nothing when there is none, or none was found in
  /// a second.
  [[nodiscard]] std::optional<std::uint64_t> allowedFrom(std::uint64_t number) const;

  /// Which value of each axis it has, from 0, and back: nothing where that is excluded.
  [[nodiscard]] std::vector<std::size_t> stepsAt(std::uint64_t number) const;
  [[nodiscard]] std::optional<std::uint64_t> numberAt(const std::vector<std::size_t>& steps) const;
  [[nodiscard]] std::size_t valuesOf(std::size_t axis) const { return axes_[axis].values.size(); }

  /// Where it lies on each axis, from 0 (the first value) to 1 (the last): values are listed in the order of what they
  /// do, mostly powers of two, so their places show more than their sizes.
  [[nodiscard]] std::vector<double> position(std::uint64_t number) const;
  /// The nearest allowed ones along each axis, one in each direction.
  [[nodiscard]] std::vector<std::uint64_t> neighbours(std::uint64_t number) const;

 private:
  void makeGroups(std::vector<SpaceRule> rules);
  [[nodiscard]] std::uint64_t entryOf(std::size_t group, std::uint64_t number) const {
    return number / strides_[group] % groups_[group].size();
  }

  std::vector<SpaceAxis> axes_;
  std::vector<SpaceRule> rules_;
  std::vector<AxisGroup> groups_;       ///< by their first axis
  std::vector<std::uint64_t> strides_;  ///< by group: how far apart neighbours are numbered
  std::uint64_t size_ = 1;
  std::uint64_t wholeSize_ = 1;
  bool isExact_ = true;
};

}  // namespace headroom
