// A matrix product in tiles, from C++.
#pragma once

#include <cstddef>

#include "workloads/matmul/matmul.hpp"

namespace headroom {

/// C = A B, row by row each.
struct Matrices {
  const float* a;
  const float* b;
  float* c;
  ProductSize size;
};

/// Rows of tiles that C consists of.
[[nodiscard]] std::size_t rowsOfTiles(ProductSize size);

/// Computes the tiles of these rows, in the widest vectors that the processor has.
void multiplyTiles(const Matrices& of, std::size_t firstRow, std::size_t lastRow);

}  // namespace headroom
