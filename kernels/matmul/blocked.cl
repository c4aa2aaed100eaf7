/*---
workload = "matmul"
reference = "product"
title   = "Blocks of 8 x 8 per work-item, for GPUs"
summary = "Each work-group computes a tile of C in steps of TILE_K along K. While it multiplies one pair of tiles from local memory, the next pair is on its way in registers; each work-item keeps 8 x 8 sums. What 32 neighbouring work-items read at a time is few different vectors, which local memory serves at once."
rank    = 60
[tune.TILE_M]
default = 128
values  = [64, 128, 256]
[tune.TILE_N]
default = 64
values  = [64, 128]
[tune.TILE_K]
default = 8
values  = [8, 16]
[define]
ITEMS = "TILE_M * TILE_N / 64"
[cost]
memory = "K / TILE_M + K / TILE_N + 1"
flops  = "2 * K"
[[pass]]
kernel = "multiplyBlocks"
args   = ["a", "b", "result", "M", "N", "K"]
global = ["ITEMS * ceil(N / TILE_N)", "ceil(M / TILE_M)"]
local  = ["ITEMS", "1"]
---*/

// A is kept with its rows as columns, padded so that the work-items which write a column hit different banks.
#define STRIDE_A (TILE_M + 4)
// The vectors of a pair of tiles that each work-item brings.
#define VECTORS_A (TILE_M * TILE_K / 4 / ITEMS)
#define VECTORS_B (TILE_N * TILE_K / 4 / ITEMS)

/// Four numbers of a row of `length`, zeros beyond its end and in rows beyond the last.
float4 load4(global const float* matrix, uint row, uint rows, uint column, uint length) {
  if (row < rows & column + 4 <= length) return vload4(0, matrix + (size_t)row * length + column);
  float4 numbers = (float4)(0.0f);
  if (row < rows) {
    global const float* line = matrix + (size_t)row * length;
    if (column < length) numbers.x = line[column];
    if (column + 1 < length) numbers.y = line[column + 1];
    if (column + 2 < length) numbers.z = line[column + 2];
  }
  return numbers;
}

void store4(global float* line, uint column, uint length, float4 numbers) {
  if (column + 4 <= length) {
    vstore4(numbers, 0, line + column);
    return;
  }
  if (column < length) line[column] = numbers.x;
  if (column + 1 < length) line[column + 1] = numbers.y;
  if (column + 2 < length) line[column + 2] = numbers.z;
}

__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
kernel void multiplyBlocks(global const float* restrict a, global const float* restrict b, global float* restrict c,
                           int M, int N, int K) {
  local float tileA[2][TILE_K][STRIDE_A];
  local float4 tileB[2][TILE_K][TILE_N / 4];
  const uint rows = (uint)M;
  const uint columns = (uint)N;
  const uint depth = (uint)K;
  const uint item = get_local_id(0);
  const uint firstRow = get_group_id(1) * TILE_M;
  const uint firstColumn = get_group_id(0) * TILE_N;
  // 32 neighbours have a block of 32 x 64: 4 x 8 of them, each two quads of rows and two of columns.
  const uint block = item / 32;
  const uint ownRow = block % (TILE_M / 32) * 32 + item / 8 % 4 * 4;
  const uint ownColumn = block / (TILE_M / 32) * 64 + item % 8 * 4;

  float4 sums[8][2];
#pragma unroll
  for (uint i = 0; i < 8; ++i) sums[i][0] = sums[i][1] = (float4)(0.0f);

  float4 nextA[VECTORS_A];
  float4 nextB[VECTORS_B];
  const uint steps = (depth + TILE_K - 1) / TILE_K;
#pragma unroll
  for (uint v = 0; v < VECTORS_A; ++v) {
    const uint at = item + v * ITEMS;
    nextA[v] = load4(a, firstRow + at / (TILE_K / 4), rows, at % (TILE_K / 4) * 4, depth);
  }
#pragma unroll
  for (uint v = 0; v < VECTORS_B; ++v) {
    const uint at = item + v * ITEMS;
    nextB[v] = load4(b, at / (TILE_N / 4), depth, firstColumn + at % (TILE_N / 4) * 4, columns);
  }
  for (uint step = 0; step < steps; ++step) {
    const uint turn = step & 1;
#pragma unroll
    for (uint v = 0; v < VECTORS_A; ++v) {
      const uint at = item + v * ITEMS;
      const uint k = at % (TILE_K / 4) * 4;
      const uint m = at / (TILE_K / 4);
      tileA[turn][k][m] = nextA[v].x;
      tileA[turn][k + 1][m] = nextA[v].y;
      tileA[turn][k + 2][m] = nextA[v].z;
      tileA[turn][k + 3][m] = nextA[v].w;
    }
#pragma unroll
    for (uint v = 0; v < VECTORS_B; ++v) {
      const uint at = item + v * ITEMS;
      tileB[turn][at / (TILE_N / 4)][at % (TILE_N / 4)] = nextB[v];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint nextK = (step + 1) * TILE_K;  // beyond the last step these are zeros that nobody reads
#pragma unroll
    for (uint v = 0; v < VECTORS_A; ++v) {
      const uint at = item + v * ITEMS;
      nextA[v] = load4(a, firstRow + at / (TILE_K / 4), rows, nextK + at % (TILE_K / 4) * 4, depth);
    }
#pragma unroll
    for (uint v = 0; v < VECTORS_B; ++v) {
      const uint at = item + v * ITEMS;
      nextB[v] = load4(b, nextK + at / (TILE_N / 4), depth, firstColumn + at % (TILE_N / 4) * 4, columns);
    }
#pragma unroll
    for (uint k = 0; k < TILE_K; ++k) {
      const float4 upper = *(local const float4*)&tileA[turn][k][ownRow];
      const float4 lower = *(local const float4*)&tileA[turn][k][ownRow + 16];
      const float4 left = tileB[turn][k][ownColumn / 4];
      const float4 right = tileB[turn][k][ownColumn / 4 + 8];
      const float column[8] = {upper.x, upper.y, upper.z, upper.w, lower.x, lower.y, lower.z, lower.w};
#pragma unroll
      for (uint i = 0; i < 8; ++i) {
        sums[i][0] = fma((float4)(column[i]), left, sums[i][0]);
        sums[i][1] = fma((float4)(column[i]), right, sums[i][1]);
      }
    }
  }
#pragma unroll
  for (uint i = 0; i < 8; ++i) {
    const uint row = firstRow + ownRow + i % 4 + i / 4 * 16;
    if (row < rows) {
      global float* line = c + (size_t)row * columns;
      store4(line, firstColumn + ownColumn, columns, sums[i][0]);
      store4(line, firstColumn + ownColumn + 32, columns, sums[i][1]);
    }
  }
}
