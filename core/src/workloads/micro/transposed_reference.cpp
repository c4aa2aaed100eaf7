// The reference of the workload transpose. It needs columns but reads rows: a block of columns is collected at a time.
#include <algorithm>
#include <cstddef>
#include <vector>

#include "system/row_bands.hpp"
#include "workloads/micro/references.hpp"

namespace headroom {
namespace {

/// Floats per block, 32 MiB: a plane up to this size is read once, a larger one once for each block.
constexpr int kBlockFloats = 1 << 23;
constexpr int kLeastRows = 16;   // fewer rows per thread are done sooner than a thread starts
constexpr int kRowsAtOnce = 16;  // a cache line in each column of the block

/// Adjacent columns of the source, one after another.
struct ColumnBlock {
  int first;
  int count;
  std::vector<float> pixels;  ///< count times input.image().height
};

void collectColumns(const ReferenceInput& input, ColumnBlock& block) {
  const auto width = static_cast<std::size_t>(input.image().width);
  const auto height = static_cast<std::size_t>(input.image().height);
  forEachBand(input.image().height, kLeastRows, [&](int first, int last) {
    std::vector<float> rows(width * kRowsAtOnce);
    for (int y = first; y < last && !input.stop.stop_requested(); y += kRowsAtOnce) {
      const int count = std::min(kRowsAtOnce, last - y);
      for (int row = 0; row < count; ++row)
        input.source(y + row, std::span(rows).subspan(static_cast<std::size_t>(row) * width, width));
      for (int column = 0; column < block.count; ++column) {
        const float* from = rows.data() + block.first + column;
        float* to = block.pixels.data() + static_cast<std::size_t>(column) * height + y;
        for (int row = 0; row < count; ++row) to[row] = from[static_cast<std::size_t>(row) * width];
      }
    }
  });
}

void tellColumns(const ReferenceInput& input, const ColumnBlock& block, const RowSink& sink) {
  const auto height = static_cast<std::size_t>(input.image().height);
  forEachBand(block.count, kLeastRows, [&](int first, int last) {
    std::vector<double> row(height);
    for (int column = first; column < last && !input.stop.stop_requested(); ++column) {
      const auto from = block.pixels.begin() + static_cast<std::ptrdiff_t>(column) * input.image().height;
      std::copy_n(from, height, row.begin());
      sink(block.first + column, row);
    }
  });
}

void computeTransposed(const ReferenceInput& input, const RowSink& sink) {
  const int columns = std::clamp(kBlockFloats / input.image().height, 1, input.image().width);
  ColumnBlock block{0, columns, {}};
  block.pixels.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(input.image().height));
  for (; block.first < input.image().width && !input.stop.stop_requested(); block.first += columns) {
    block.count = std::min(columns, input.image().width - block.first);
    collectColumns(input, block);
    tellColumns(input, block, sink);
  }
}

}  // namespace

ReferenceMethod transposedReference() {
  return {"transposed", "The source's columns as rows", computeTransposed, [](const Symbols&) { return 0.0; },
          Fidelity::Exact};
}

}  // namespace headroom
