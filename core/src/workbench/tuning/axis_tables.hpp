// Functions of two places that are sums or products over their axes. Axes have few values, so that each pair of them is
// computed once, for all pairs of places.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace headroom {

/// A configuration: 0 to 1 on each axis.
using Place = std::vector<double>;

class AxisTables {
 public:
  /// A term of one axis, of the distance there, 0 or more.
  using Term = std::function<double(std::size_t axis, double distance)>;

  /// The places have the same number of axes. None of them is used afterwards.
  AxisTables(std::span<const Place* const> rows, std::span<const Place* const> columns, const Term& term);

  struct Terms {
    double sum = 0;
    double product = 1;
  };
  /// Of a place of `rows` and one of `columns`, by their indices.
  [[nodiscard]] Terms at(std::size_t row, std::size_t column) const {
    Terms terms;
    const std::size_t* const ofRow = rowOffsets_.data() + row * axes_;
    const std::size_t* const ofColumn = columnOffsets_.data() + column * axes_;
    for (std::size_t axis = 0; axis < axes_; ++axis) {
      const double term = terms_[ofRow[axis] + ofColumn[axis]];
      terms.sum += term;
      terms.product *= term;
    }
    return terms;
  }

 private:
  std::size_t axes_ = 0;
  std::vector<double> terms_;               ///< a table for each axis: a row for each value that occurs in `rows`
  std::vector<std::size_t> rowOffsets_;     ///< by place and axis: the first term of its row
  std::vector<std::size_t> columnOffsets_;  ///< by place and axis
};

/// For AxisTables.
[[nodiscard]] std::vector<const Place*> pointersTo(std::span<const Place> places);

}  // namespace headroom
