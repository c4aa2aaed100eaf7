/*---
workload  = "matmul"
reference = "product"
title     = "Blocks of 8 x 16 sums per work-item, for GPUs"
rank      = 60
story     = ["gpu"]
summary   = """
Each work-group computes a tile of C in steps of TILE_K along K: while it multiplies one pair of tiles from local memory,
the next pair is on its way to registers, so that one barrier per step is enough. A work-item keeps 8 x 16 sums, and so
multiplies 128 times for every 24 numbers that it reads; what 32 neighbours read at a time are four or eight different
vectors, which local memory serves at once. Tiles at the edges of the matrices are read number by number, with zeros
beyond. Source: the tiled and register-blocked kernels of C. Nugteren's tutorial on matrix multiplication in OpenCL, and
the shape of a block from V. Volkov, J. Demmel, Benchmarking GPUs to tune dense linear algebra, SC 2008."""

[tune.TILE_M]
default = 128
values  = [64, 128, 256]

[tune.TILE_N]
default = 128
values  = [64, 128]

[tune.TILE_K]
default = 16
values  = [8, 16]

[define]
ITEMS = "TILE_M * TILE_N / 128"

[cost]
memory = "K / TILE_M + K / TILE_N + 1"
flops  = "2 * K"
local  = "24 * K / 128 + K / TILE_M + K / TILE_N"  # a work-item reads 8 numbers of A and 16 of B for 128 results

[[pass]]
kernel = "multiplyBlocks"
args   = ["a", "b", "result", "M", "N", "K"]
global = ["ITEMS * ceil(N / TILE_N)", "ceil(M / TILE_M)"]
local  = ["ITEMS", "1"]
---*/

// A's tile has its rows as columns, padded so that work-items which write such a column hit different banks.
#define STRIDE_A (TILE_M + 4)
// How a group brings a pair of tiles: each work-item so many vectors of four, each so many rows below the one before.
#define VECTORS_A (TILE_M * TILE_K / 4 / ITEMS)
#define VECTORS_B (TILE_N * TILE_K / 4 / ITEMS)
#define ROWS_A (ITEMS / (TILE_K / 4))
#define ROWS_B (ITEMS / (TILE_N / 4))

/// A pair of tiles on its way: each work-item's vectors of them.
typedef struct {
  float4 a[VECTORS_A];
  float4 b[VECTORS_B];
} Vectors;

/// Those that begin at `fromA` and `fromB`, all of which are there.
void bring(Vectors* next, global const float4* fromA, global const float4* fromB, uint columns, uint depth) {
#pragma unroll
  for (uint v = 0; v < VECTORS_A; ++v) next->a[v] = fromA[v * ROWS_A * (depth / 4)];
#pragma unroll
  for (uint v = 0; v < VECTORS_B; ++v) next->b[v] = fromB[v * ROWS_B * (columns / 4)];
}

/// Four numbers of a row; zeros beyond the matrix.
float4 loadGuarded(global const float* matrix, uint row, uint rows, uint column, uint columns) {
  float4 numbers = (float4)(0.0f);
  if (row < rows) {
    global const float* line = matrix + (size_t)row * columns;
    if (column < columns) numbers.x = line[column];
    if (column + 1 < columns) numbers.y = line[column + 1];
    if (column + 2 < columns) numbers.z = line[column + 2];
    if (column + 3 < columns) numbers.w = line[column + 3];
  }
  return numbers;
}

/// The same of the vectors whose first one begins at these places, with zeros for what is not there.
void bringGuarded(Vectors* next, global const float* a, global const float* b, uint rowA, uint rows, uint columnA,
                  uint depth, uint rowB, uint columnB, uint columns) {
#pragma unroll
  for (uint v = 0; v < VECTORS_A; ++v) next->a[v] = loadGuarded(a, rowA + v * ROWS_A, rows, columnA, depth);
#pragma unroll
  for (uint v = 0; v < VECTORS_B; ++v) next->b[v] = loadGuarded(b, rowB + v * ROWS_B, depth, columnB, columns);
}

void storeGuarded(float4 numbers, global float* line, uint column, uint columns) {
  if (column < columns) line[column] = numbers.x;
  if (column + 1 < columns) line[column + 1] = numbers.y;
  if (column + 2 < columns) line[column + 2] = numbers.z;
  if (column + 3 < columns) line[column + 3] = numbers.w;
}

__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
kernel void multiplyBlocks(global const float* restrict a, global const float* restrict b, global float* restrict c,
                           int M, int N, int K) {
  local float4 tileA[2][TILE_K * STRIDE_A / 4];
  local float4 tileB[2][TILE_K * TILE_N / 4];
  const uint rows = (uint)M;
  const uint columns = (uint)N;
  const uint depth = (uint)K;
  const uint item = get_local_id(0);
  const uint firstRow = get_group_id(1) * TILE_M;
  const uint firstColumn = get_group_id(0) * TILE_N;
  // The sums of 32 neighbours are a block of 64 x 64: each has two quads of rows, 32 apart, by four of columns, 16 apart.
  const uint block = item / 32;
  const uint ownRow = block % (TILE_M / 64) * 64 + item / 4 % 8 * 4;
  const uint ownColumn = block / (TILE_M / 64) * 64 + item % 4 * 4;
  // The first of the vectors that it brings.
  const uint rowA = item / (TILE_K / 4);
  const uint columnA = item % (TILE_K / 4) * 4;
  const uint rowB = item / (TILE_N / 4);
  const uint columnB = item % (TILE_N / 4) * 4;
  global const float4* fromA = (global const float4*)(a + (size_t)(firstRow + rowA) * depth + columnA);
  global const float4* fromB = (global const float4*)(b + (size_t)rowB * columns + firstColumn + columnB);
  // Then its tiles are aligned vectors, every one of which there is.
  const bool isWhole = (firstRow + TILE_M <= rows) & (firstColumn + TILE_N <= columns) &
                       ((depth & (TILE_K - 1)) == 0) & ((columns & 3) == 0);
  const uint steps = (depth + TILE_K - 1) / TILE_K;

  float4 sums[8][4];
#pragma unroll
  for (uint i = 0; i < 8; ++i) {
#pragma unroll
    for (uint j = 0; j < 4; ++j) sums[i][j] = (float4)(0.0f);
  }
  Vectors next;
  if (isWhole) {
    bring(&next, fromA, fromB, columns, depth);
  } else {
    bringGuarded(&next, a, b, firstRow + rowA, rows, columnA, depth, rowB, firstColumn + columnB, columns);
  }
  for (uint step = 0; step < steps; ++step) {
    const uint turn = step & 1;
    local float* toA = (local float*)tileA[turn] + columnA * STRIDE_A + rowA;
#pragma unroll
    for (uint v = 0; v < VECTORS_A; ++v) {
      toA[v * ROWS_A] = next.a[v].x;
      toA[v * ROWS_A + STRIDE_A] = next.a[v].y;
      toA[v * ROWS_A + 2 * STRIDE_A] = next.a[v].z;
      toA[v * ROWS_A + 3 * STRIDE_A] = next.a[v].w;
    }
#pragma unroll
    for (uint v = 0; v < VECTORS_B; ++v) tileB[turn][(rowB + v * ROWS_B) * (TILE_N / 4) + columnB / 4] = next.b[v];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (isWhole) {
      // In the last step the same ones again, which nobody uses: cheaper than a question.
      const uint ahead = step + 1 < steps ? 1 : 0;
      fromA += ahead * (TILE_K / 4);
      fromB += ahead * TILE_K * (columns / 4);
      bring(&next, fromA, fromB, columns, depth);
    } else {
      const uint k = (step + 1) * TILE_K;
      bringGuarded(&next, a, b, firstRow + rowA, rows, k + columnA, depth, k + rowB, firstColumn + columnB, columns);
    }
    local const float4* ownA = tileA[turn] + ownRow / 4;
    local const float4* ownB = tileB[turn] + ownColumn / 4;
#pragma unroll
    for (uint k = 0; k < TILE_K; ++k) {
      const float4 upper = ownA[k * (STRIDE_A / 4)];
      const float4 lower = ownA[k * (STRIDE_A / 4) + 8];
      const float left[8] = {upper.x, upper.y, upper.z, upper.w, lower.x, lower.y, lower.z, lower.w};
      float4 right[4];
#pragma unroll
      for (uint j = 0; j < 4; ++j) right[j] = ownB[k * (TILE_N / 4) + 4 * j];
#pragma unroll
      for (uint i = 0; i < 8; ++i) {
#pragma unroll
        for (uint j = 0; j < 4; ++j) sums[i][j] = fma((float4)(left[i]), right[j], sums[i][j]);
      }
    }
  }

#pragma unroll
  for (uint i = 0; i < 8; ++i) {
    const uint row = firstRow + ownRow + i % 4 + i / 4 * 32;
    global float* line = c + (size_t)row * columns;
    if (isWhole) {
#pragma unroll
      for (uint j = 0; j < 4; ++j) ((global float4*)(line + firstColumn + ownColumn))[4 * j] = sums[i][j];
    } else if (row < rows) {
#pragma unroll
      for (uint j = 0; j < 4; ++j) storeGuarded(sums[i][j], line, firstColumn + ownColumn + 16 * j, columns);
    }
  }
}
