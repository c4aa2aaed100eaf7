/*---
workload = "matmul"
title    = "Tiles in registers"
rank     = 40
story    = ["cpu"]
summary  = """
A work-item has a tile of TILE_M x TILE_N results in registers. It takes TILE_K columns of A at a time; each row of B's
tile is loaded once, as vectors, and multiplied by TILE_M floats of A: TILE_M x TILE_N multiply-adds for TILE_M + TILE_N
loaded floats, without local memory and without a barrier. The source's tiles, 16 x 32 and 16 deep, fill the 4 KB of
registers that a thread of its GPU has; where a work-item has less they spill into memory, and smaller ones are faster.
Tiles at the right and lower edge are moved inwards, over their neighbours. Source: Computing on integrated graphics,
matmul_tiled."""

[guide]
carries = ["Register tiles"]

[cost]
memory = "K / TILE_M + K / TILE_N + 1"
flops  = "2 * K"

# 8 x 32 floats are 16 of the 32 vector registers of AVX-512; the source has 16 x 32, 16 deep.
[tune.TILE_M]
default = 8
values  = [4, 8, 16]

[tune.TILE_N]
default = 32
values  = [4, 8, 16, 32]

[tune.TILE_K]
default = 4
values  = [4, 8, 16]

# Work-items of a group.
[tune.LOCAL_X]
default = 4
values  = [1, 4, 8, 16]

[tune.LOCAL_Y]
default = 8
values  = [1, 4, 8, 16]

[[pass]]
kernel = "multiplyRegisters"
args   = ["a", "b", "result", "M", "N", "K"]
global = ["ceil(N / TILE_N)", "ceil(M / TILE_M)"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

#include "element.clh"

// A row of a tile is VECTORS vectors of WIDTH floats.
#if TILE_N >= 16
#define WIDTH 16
#elif TILE_N == 8
#define WIDTH 8
#else
#define WIDTH 4
#endif
#define VECTORS (TILE_N / WIDTH)
#define JOIN(name, number) name##number
#define WITH(name, number) JOIN(name, number)
#define VECTOR WITH(float, WIDTH)
#define LOAD WITH(vload, WIDTH)
#define STORE WITH(vstore, WIDTH)

// A matrix with fewer rows or columns than a tile, element by element.
void multiplySmall(global const float* a, global const float* b, global float* result, int left, int top, int M, int N,
                   int K);
void multiplySmall(global const float* a, global const float* b, global float* result, int left, int top, int M, int N,
                   int K) {
  for (int y = top; y < min(top + TILE_M, M); ++y) {
    for (int x = left; x < min(left + TILE_N, N); ++x) {
      float sum = 0.0f;
      for (int k = 0; k < K; ++k)
        sum = MULTIPLY_ADD(a[(size_t)y * (size_t)K + (size_t)k], b[(size_t)k * (size_t)N + (size_t)x], sum);
      result[(size_t)y * (size_t)N + (size_t)x] = sum;
    }
  }
}

// One column of A's tile times one row of B's. `from` is A's element in the tile's first row.
#define MULTIPLY_STEP(from, row)                                                                              \
  {                                                                                                           \
    VECTOR btile[VECTORS];                                                                                    \
    _Pragma("unroll") for (int v = 0; v < VECTORS; ++v) btile[v] = LOAD(v, row);                              \
    _Pragma("unroll") for (int tm = 0; tm < TILE_M; ++tm) {                                                   \
      const VECTOR atile = (VECTOR)((from)[(size_t)tm * (size_t)K]);                                          \
      _Pragma("unroll") for (int v = 0; v < VECTORS; ++v) ctile[tm * VECTORS + v] =                           \
          MULTIPLY_ADD(atile, btile[v], ctile[tm * VECTORS + v]);                                             \
    }                                                                                                         \
  }

kernel void multiplyRegisters(global const float* restrict a, global const float* restrict b,
                              global float* restrict result, int M, int N, int K) {
  const int left = (int)get_global_id(0) * TILE_N;
  const int top = (int)get_global_id(1) * TILE_M;
  if (left >= N || top >= M) return;
  if (N < TILE_N || M < TILE_M) {
    multiplySmall(a, b, result, left, top, M, N, K);
    return;
  }

  // Moved inwards, the last tile has results of its neighbour's as well: both store the same values.
  const int x = min(left, N - TILE_N);
  const int y = min(top, M - TILE_M);

  VECTOR ctile[TILE_M * VECTORS];
#pragma unroll
  for (int i = 0; i < TILE_M * VECTORS; ++i) ctile[i] = (VECTOR)(0.0f);

  global const float* aRow = a + (size_t)y * (size_t)K;
  global const float* bRow = b + x;
  int k = 0;
  for (; k <= K - TILE_K; k += TILE_K) {
#pragma unroll
    for (int tk = 0; tk < TILE_K; ++tk) MULTIPLY_STEP(aRow + k + tk, bRow + (size_t)(k + tk) * (size_t)N)
  }
  for (; k < K; ++k) MULTIPLY_STEP(aRow + k, bRow + (size_t)k * (size_t)N)

#pragma unroll
  for (int tm = 0; tm < TILE_M; ++tm) {
#pragma unroll
    for (int v = 0; v < VECTORS; ++v)
      STORE(ctile[tm * VECTORS + v], v, result + (size_t)(y + tm) * (size_t)N + (size_t)x);
  }
}
