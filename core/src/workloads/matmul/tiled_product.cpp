#include "workloads/matmul/tiled_product.hpp"

#include <algorithm>
#include <cstring>

namespace headroom {
namespace {

// Tile sizes of the article.
constexpr std::size_t kTileM = 16;
constexpr std::size_t kTileN = 32;
constexpr std::size_t kTileK = 16;

/// Origin of a tile of C, and its sides, which are shorter at the edges of C.
struct Tile {
  std::size_t m, n, rows, columns;
};

/// Keeps C's tile in registers as far as the compiler does: a column of A's tile times a row of B's at a time.
[[gnu::always_inline]] inline void multiplyTile(const Matrices& of, const Tile& tile) {
  const auto N = static_cast<std::size_t>(of.size.n);
  const auto K = static_cast<std::size_t>(of.size.k);
  float sums[kTileM][kTileN] = {};
  float right[kTileN] = {};
  for (std::size_t k0 = 0; k0 < K; k0 += kTileK) {
    const std::size_t depth = std::min(kTileK, K - k0);
    float left[kTileM][kTileK] = {};
    for (std::size_t m = 0; m < tile.rows; ++m) {
      std::memcpy(left[m], of.a + (tile.m + m) * K + k0, depth * sizeof(float));
    }
    for (std::size_t k = 0; k < depth; ++k) {
      std::memcpy(right, of.b + (k0 + k) * N + tile.n, tile.columns * sizeof(float));
      for (std::size_t m = 0; m < kTileM; ++m) {
        for (std::size_t n = 0; n < kTileN; ++n) sums[m][n] += left[m][k] * right[n];
      }
    }
  }
  for (std::size_t m = 0; m < tile.rows; ++m) {
    std::memcpy(of.c + (tile.m + m) * N + tile.n, sums[m], tile.columns * sizeof(float));
  }
}

[[gnu::always_inline]] inline void multiply(const Matrices& of, std::size_t firstRow, std::size_t lastRow) {
  const auto M = static_cast<std::size_t>(of.size.m);
  const auto N = static_cast<std::size_t>(of.size.n);
  for (std::size_t m = firstRow * kTileM; m < std::min(lastRow * kTileM, M); m += kTileM) {
    for (std::size_t n = 0; n < N; n += kTileN) {
      multiplyTile(of, {m, n, std::min(kTileM, M - m), std::min(kTileN, N - n)});
    }
  }
}

using Multiply = void (*)(const Matrices& of, std::size_t firstRow, std::size_t lastRow);

void multiplyBaseline(const Matrices& of, std::size_t firstRow, std::size_t lastRow) {
  multiply(of, firstRow, lastRow);
}

#if defined(__x86_64__)
__attribute__((target("avx2,fma"))) void multiplyAvx2(const Matrices& of, std::size_t firstRow, std::size_t lastRow) {
  multiply(of, firstRow, lastRow);
}

// GCC needs an option to use the full vector width; clang uses it by default and does not know the option.
#if defined(__clang__)
__attribute__((target("avx512f")))
#else
__attribute__((target("avx512f,prefer-vector-width=512")))
#endif
void multiplyAvx512(const Matrices& of, std::size_t firstRow, std::size_t lastRow) {
  multiply(of, firstRow, lastRow);
}
#endif

Multiply widest() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f")) return multiplyAvx512;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return multiplyAvx2;
#endif
  return multiplyBaseline;
}

}  // namespace

std::size_t rowsOfTiles(ProductSize size) {
  return (static_cast<std::size_t>(size.m) + kTileM - 1) / kTileM;
}

void multiplyTiles(const Matrices& of, std::size_t firstRow, std::size_t lastRow) {
  static const Multiply multiplyHere = widest();
  multiplyHere(of, firstRow, lastRow);
}

}  // namespace headroom
