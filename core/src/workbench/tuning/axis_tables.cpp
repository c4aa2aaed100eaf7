#include "workbench/tuning/axis_tables.hpp"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

/// In ascending order.
std::vector<double> valuesOnAxis(std::span<const Place* const> places, std::size_t axis) {
  std::vector<double> values;
  for (const Place* place : places) values.push_back((*place)[axis]);
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

std::size_t indexOfValue(const std::vector<double>& values, double value) {
  return static_cast<std::size_t>(std::lower_bound(values.begin(), values.end(), value) - values.begin());
}

}  // namespace

AxisTables::AxisTables(std::span<const Place* const> rows, std::span<const Place* const> columns, const Term& term)
    : axes_(rows.empty() ? 0 : rows.front()->size()),
      rowOffsets_(rows.size() * axes_),
      columnOffsets_(columns.size() * axes_) {
  for (std::size_t axis = 0; axis < axes_; ++axis) {
    const std::vector<double> ofRows = valuesOnAxis(rows, axis);
    const std::vector<double> ofColumns = valuesOnAxis(columns, axis);
    const std::size_t first = terms_.size();
    for (const double one : ofRows) {
      for (const double other : ofColumns) terms_.push_back(term(axis, std::abs(one - other)));
    }
    for (std::size_t row = 0; row < rows.size(); ++row)
      rowOffsets_[row * axes_ + axis] = first + indexOfValue(ofRows, (*rows[row])[axis]) * ofColumns.size();
    for (std::size_t column = 0; column < columns.size(); ++column)
      columnOffsets_[column * axes_ + axis] = indexOfValue(ofColumns, (*columns[column])[axis]);
  }
}

std::vector<const Place*> pointersTo(std::span<const Place> places) {
  std::vector<const Place*> pointers;
  pointers.reserve(places.size());
  for (const Place& place : places) pointers.push_back(&place);
  return pointers;
}

}  // namespace headroom
