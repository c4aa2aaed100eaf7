// A tiled matrix product in C++.
#pragma once

#include <cstddef>

#include "workloads/matmul/matmul.hpp"

namespace headroom {

/// C = A B, each in row-major order.
struct Matrices {
  const float* a;
  const float* b;
  float* c;
  ProductSize size;
};

/// Number of rows of tiles in C.
[[nodiscard]] std::size_t rowsOfTiles(ProductSize size);

/// Computes the tiles of these rows, with the CPU's widest vectors.
void multiplyTiles(const Matrices& of, std::size_t firstRow, std::size_t lastRow);

}  // namespace headroom
