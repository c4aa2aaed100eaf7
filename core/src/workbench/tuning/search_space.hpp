// The numbered configurations of a variant.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/configuration.hpp"
#include "workbench/tuning/axis_group.hpp"

namespace headroom {

/// The product of the tunables' values, without those that rules exclude. Tunables linked by rules form a group, and
/// groups are independent, so that the allowed ones of a large space can be counted and numbered without enumeration.
/// Without rules number 0 has the first value of each, and the last tunable varies fastest. For use by one thread.
class SearchSpace {
 public:
  /// The axes of a rule are indices of the variant's tunables. Throws UsageError if there are more configurations than
  /// a double counts exactly (2^53).
  explicit SearchSpace(const Variant& variant, std::vector<SpaceRule> rules = {});

  /// Number of allowed configurations; if isExact() is false, an upper bound that includes some excluded ones.
  [[nodiscard]] std::uint64_t size() const { return size_; }
  [[nodiscard]] bool isExact() const { return isExact_; }
  /// Including excluded ones.
  [[nodiscard]] std::uint64_t wholeSize() const { return wholeSize_; }
  [[nodiscard]] std::size_t axes() const { return axes_.size(); }

  /// `number` < size().
  [[nodiscard]] Configuration at(std::uint64_t number) const;
  /// Returns nothing for one that is not in the space, or excluded.
  [[nodiscard]] std::optional<std::uint64_t> numberOf(const Configuration& configuration) const;
  /// Returns why it is excluded, as a fragment; empty if it is not.
  [[nodiscard]] std::string lackOf(const Configuration& configuration) const;

  /// Returns the first allowed one from `number` on: itself, if isExact(). Nothing if there is none, or none was found
  /// within the search limit.
  [[nodiscard]] std::optional<std::uint64_t> allowedFrom(std::uint64_t number) const;

  /// Converts to the index of each axis's value, from 0, and back: nothing if that is excluded.
  [[nodiscard]] std::vector<std::size_t> stepsAt(std::uint64_t number) const;
  [[nodiscard]] std::optional<std::uint64_t> numberAt(const std::vector<std::size_t>& steps) const;
  [[nodiscard]] std::size_t valuesOf(std::size_t axis) const { return axes_[axis].values.size(); }

  /// Returns its position on each axis, from 0 (the first value) to 1 (the last): values are listed in the order of
  /// their effect, mostly powers of two, so that positions are more informative than values.
  [[nodiscard]] std::vector<double> position(std::uint64_t number) const;
  /// Returns the nearest allowed ones along each axis, one in each direction.
  [[nodiscard]] std::vector<std::uint64_t> neighbours(std::uint64_t number) const;

 private:
  void makeGroups(std::vector<SpaceRule> rules);
  [[nodiscard]] std::uint64_t entryOf(std::size_t group, std::uint64_t number) const {
    return number / strides_[group] % groups_[group].size();
  }

  std::vector<SpaceAxis> axes_;
  std::vector<SpaceRule> rules_;
  std::vector<AxisGroup> groups_;       ///< by their first axis
  std::vector<std::uint64_t> strides_;  ///< by group: distance between the numbers of neighbours
  std::uint64_t size_ = 1;
  std::uint64_t wholeSize_ = 1;
  bool isExact_ = true;
};

}  // namespace headroom
