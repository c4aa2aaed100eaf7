// A reference that filters rows, then columns, streamed through a ring of filtered rows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "headroom/values/workload.hpp"
#include "system/row_bands.hpp"

namespace headroom {

/// Rows of the source filtered along x, kept while the column filter needs them.
template <typename Filter>
class FilteredRows {
 public:
  FilteredRows(const ReferenceInput& input, const Filter& filter)
      : input_(input),
        filter_(filter),
        width_(static_cast<std::size_t>(input.image().width)),
        capacity_(std::min(2 * filter.radius() + 1, input.image().height)),
        source_(width_),
        padded_(width_ + 2 * static_cast<std::size_t>(filter.radius())),
        rows_(width_ * static_cast<std::size_t>(capacity_)) {}

  /// Replaces the oldest row.
  void add(int y) {
    const std::size_t radius = static_cast<std::size_t>(filter_.radius());
    input_.source(y, source_);
    std::fill_n(padded_.begin(), radius, static_cast<double>(source_.front()));
    std::copy(source_.begin(), source_.end(), padded_.begin() + static_cast<std::ptrdiff_t>(radius));
    std::fill_n(padded_.end() - static_cast<std::ptrdiff_t>(radius), radius, static_cast<double>(source_.back()));
    const double* centre = padded_.data() + radius;
    filter_.alongRow(centre, row(y), width_);
  }

  /// Returns row y, which must be among those in the ring.
  [[nodiscard]] double* row(int y) { return rows_.data() + static_cast<std::size_t>(y % capacity_) * width_; }

 private:
  const ReferenceInput& input_;
  const Filter& filter_;
  std::size_t width_;
  int capacity_;
  std::vector<float> source_;
  std::vector<double> padded_;  ///< a source row with repeated edge pixels
  std::vector<double> rows_;
};

template <typename Filter>
void computeBand(const ReferenceInput& input, const RowSink& sink, const Filter& filter, int first, int last) {
  const int bottom = input.image().height - 1;
  const int radius = filter.radius();
  FilteredRows<Filter> rows(input, filter);
  std::vector<double> result(static_cast<std::size_t>(input.image().width));

  int next = std::max(0, first - radius);
  for (int y = first; y < last; ++y) {
    for (; next <= std::min(bottom, y + radius); ++next) {
      if (input.stop.stop_requested()) return;
      rows.add(next);
    }
    if (input.stop.stop_requested()) return;
    filter.acrossRows(
        y, [&](int k) { return rows.row(std::clamp(y + k, 0, bottom)); }, result.data(), result.size());
    sink(y, result);
  }
}

/// Filter: radius(); alongRow(centre, result, width) reads centre[-radius..width - 1 + radius]; acrossRows(y, row,
/// result, width) computes row y of the result from row(-radius)..row(radius), the filtered rows about it.
template <typename Filter>
void computeSeparable(const ReferenceInput& input, const RowSink& sink, const Filter& filter) {
  // A band filters up to 2 * radius rows beside its own, so that short bands would consist mostly of overhead. Also,
  // the rings of all bands together stay about as large as one plane.
  const int least = std::max(16, 2 * filter.radius());
  forEachBand(input.image().height, least, [&](int first, int last) { computeBand(input, sink, filter, first, last); });
}

}  // namespace headroom
