// The configurations that a variant can have, numbered.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "headroom/values/configuration.hpp"

namespace headroom {

/// The product of the tunables' values: number 0 has the first value of each, the last tunable changes fastest.
class SearchSpace {
 public:
  /// Throws UsageError when there are more configurations than a double counts exactly (2^53).
  explicit SearchSpace(const Variant& variant);

  [[nodiscard]] std::uint64_t size() const { return size_; }
  [[nodiscard]] std::size_t axes() const { return axes_.size(); }

  /// `number` < size().
  [[nodiscard]] Configuration at(std::uint64_t number) const;
  /// Nothing for one that is not in the space.
  [[nodiscard]] std::optional<std::uint64_t> numberOf(const Configuration& configuration) const;

  /// Where it lies on each axis, from 0 (the first value) to 1 (the last): values are listed in the order of what they
  /// do, mostly powers of two, so their places tell more than their sizes.
  [[nodiscard]] std::vector<double> position(std::uint64_t number) const;
  /// All that differ from it by one step along one axis.
  [[nodiscard]] std::vector<std::uint64_t> neighbours(std::uint64_t number) const;

 private:
  struct Axis {
    std::string name;
    std::vector<int> values;   ///< each once
    std::uint64_t stride = 1;  ///< how far apart neighbours are numbered
  };

  [[nodiscard]] static std::size_t stepOf(const Axis& axis, std::uint64_t number) {
    return static_cast<std::size_t>(number / axis.stride % axis.values.size());
  }

  std::vector<Axis> axes_;
  std::uint64_t size_ = 1;
};

}  // namespace headroom
