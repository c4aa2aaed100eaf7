/*---
workload  = "matmul"
reference = "product"
title     = "Tiles split along K (small products, GPU)"
rank      = 59
story     = ["gpu"]
summary   = """
A small product has too few tiles to occupy a GPU. So tiles are smaller here, and the work-items of a group also share
them along K: each of SLICES parts of a group takes DEPTH of every SLICES x DEPTH columns of A, and their sums are added
in local memory at the end. If tiles are still far fewer than GROUPS, several groups share each tile along K: they store
their sums, and a second kernel adds those. Source: the tiles of C. Nugteren's tutorial on matrix multiplication in
OpenCL; the split along K of A. Kerr and others, CUTLASS: Fast Linear Algebra in CUDA C++, 2017."""

# Tile of C of a group. 0: chosen by the size.
[tune.TILE_ROWS]
default = 0
values  = [16, 32, 64, 128, 0]

[tune.TILE_COLUMNS]
default = 0
values  = [32, 64, 128, 0]

# Sums of a work-item. 0: chosen by the tile.
[tune.SUMS]
default = 0
values  = [16, 32, 64, 0]

# Columns of A that a slice takes at a time.
[tune.DEPTH]
default = 8
values  = [4, 8, 16]

# Groups to aim for.
[tune.GROUPS]
default = 256
values  = [128, 256, 512]

[let]
small       = "K > 1024 ? 0 : M * N <= 70000 ? 2 : M * N <= 300000 ? 1 : 0"
tileRows    = "TILE_ROWS > 0 ? TILE_ROWS : M <= 16 || small == 2 ? 16 : small == 1 ? 32 : 64"
tileColumns = "TILE_COLUMNS > 0 ? TILE_COLUMNS : N <= 32 || small == 2 ? 32 : 64"
sumRows     = "SUMS > 0 ? (SUMS > 16 ? 8 : 4) : tileRows * tileColumns <= 1024 ? 4 : 8"
sumColumns  = "SUMS > 32 ? 8 : 4"
items       = "max(256, tileRows * tileColumns / (sumRows * sumColumns))"
slices      = "items * sumRows * sumColumns / (tileRows * tileColumns)"
tiles       = "ceil(M / tileRows) * ceil(N / tileColumns)"
steps       = "ceil(K / (slices * DEPTH))"
# Steps of each of the groups that share a tile.
share       = "ceil(steps / max(1, min(floor(GROUPS / tiles), floor(steps / 12))))"
shares      = "ceil(steps / share)"

[define]
TILE_M  = "tileRows"
TILE_N  = "tileColumns"
ROWS    = "sumRows"
COLUMNS = "sumColumns"
ITEMS   = "items"
SLICES  = "slices"
SHARE   = "share"
SHARES  = "shares"

[cost]
memory = "K / tileRows + K / tileColumns + 1 + (shares > 1 ? 2 * shares : 0)"
flops  = "2 * K"
local  = "K / sumRows + K / sumColumns + K / tileRows + K / tileColumns"

[scratch]
partial = "shares > 1 ? M * N * shares : 1"

[loop.add]
count = "shares > 1 ? 1 : 0"

[[pass]]
kernel = "multiplySlices"
args   = ["a", "b", "result", "partial", "M", "N", "K"]
global = ["items * ceil(N / tileColumns)", "ceil(M / tileRows)", "shares"]
local  = ["items", "1", "1"]

[[pass]]
loop   = "add"
kernel = "addShares"
args   = ["partial", "result", "M", "N"]
global = ["M * N"]
local  = ["128"]
---*/

#define SLAB (SLICES * DEPTH)         // columns of A, and rows of B, that a group has in local memory
#define SLICE_ITEMS (ITEMS / SLICES)  // work-items of a slice
#define DOWN (TILE_M / ROWS)
#define ACROSS (TILE_N / COLUMNS)
// The sums of 32 neighbours are a block, so that they share few vectors, which local memory serves at once.
#define BLOCK_DOWN (DOWN < 8 ? DOWN : 8)
#define BLOCK_ACROSS (ACROSS < 32 / BLOCK_DOWN ? ACROSS : 32 / BLOCK_DOWN)
#define BLOCK_ITEMS (BLOCK_DOWN * BLOCK_ACROSS)
#define QUADS (COLUMNS / 4)
#define HALVES (ROWS / 4)
// A's slab has its rows as columns, padded so that work-items which write such a column hit different banks.
#define STRIDE_A (TILE_M + 4)
#define VECTORS_A (TILE_M * SLAB / 4)
#define VECTORS_B (TILE_N * SLAB / 4)
#define ROWS_A (ITEMS / (SLAB / 4))  // distance of the rows that a work-item loads vectors of
#define ROWS_B (ITEMS / (TILE_N / 4))
#define EACH_A ((VECTORS_A + ITEMS - 1) / ITEMS)
#define EACH_B ((VECTORS_B + ITEMS - 1) / ITEMS)

/// A work-item's vectors of a slab that is being loaded.
typedef struct {
  float4 a[EACH_A];
  float4 b[EACH_B];
} Vectors;

/// Returns four numbers of a row; zeros beyond the matrix.
float4 loadQuad(global const float* matrix, uint row, uint rows, uint column, uint columns, bool isAligned);
float4 loadQuad(global const float* matrix, uint row, uint rows, uint column, uint columns, bool isAligned) {
  float4 numbers = (float4)(0.0f);
  if (row >= rows || column >= columns) return numbers;
  global const float* from = matrix + (size_t)row * columns + column;
  if (isAligned) return *(global const float4*)from;
  numbers.x = from[0];
  if (column + 1 < columns) numbers.y = from[1];
  if (column + 2 < columns) numbers.z = from[2];
  if (column + 3 < columns) numbers.w = from[3];
  return numbers;
}

/// Loads a slab that is within the matrices, from its first vectors.
void bringSlab(Vectors* next, global const float4* fromA, global const float4* fromB, uint columns, uint depth);
void bringSlab(Vectors* next, global const float4* fromA, global const float4* fromB, uint columns, uint depth) {
  const uint item = (uint)get_local_id(0);
#pragma unroll
  for (uint v = 0; v < EACH_A; ++v)
    if (VECTORS_A % ITEMS == 0 || v * ITEMS + item < VECTORS_A) next->a[v] = fromA[v * ROWS_A * (depth / 4)];
#pragma unroll
  for (uint v = 0; v < EACH_B; ++v)
    if (VECTORS_B % ITEMS == 0 || v * ITEMS + item < VECTORS_B) next->b[v] = fromB[v * ROWS_B * (columns / 4)];
}

/// Loads a slab from these rows and columns on, with zeros beyond the matrices.
void bringGuarded(Vectors* next, global const float* a, global const float* b, uint rowA, uint columnA, uint rowB,
                  uint columnB, uint rows, uint columns, uint depth);
void bringGuarded(Vectors* next, global const float* a, global const float* b, uint rowA, uint columnA, uint rowB,
                  uint columnB, uint rows, uint columns, uint depth) {
#pragma unroll
  for (uint v = 0; v < EACH_A; ++v) next->a[v] = loadQuad(a, rowA + v * ROWS_A, rows, columnA, depth, (depth & 3) == 0);
#pragma unroll
  for (uint v = 0; v < EACH_B; ++v)
    next->b[v] = loadQuad(b, rowB + v * ROWS_B, depth, columnB, columns, (columns & 3) == 0);
}

void storeQuad(float4 numbers, global float* line, uint column, uint columns);
void storeQuad(float4 numbers, global float* line, uint column, uint columns) {
  if ((columns & 3) == 0) {
    if (column < columns) *(global float4*)(line + column) = numbers;
    return;
  }
  if (column < columns) line[column] = numbers.x;
  if (column + 1 < columns) line[column + 1] = numbers.y;
  if (column + 2 < columns) line[column + 2] = numbers.z;
  if (column + 3 < columns) line[column + 3] = numbers.w;
}

__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
kernel void multiplySlices(global const float* restrict a, global const float* restrict b, global float* restrict c,
                           global float* restrict partial, int M, int N, int K) {
  local union {
    struct {
      float4 a[2][SLAB * STRIDE_A / 4];
      float4 b[2][SLAB * TILE_N / 4];
    } slabs;
    float4 sums[SLICES > 1 ? SLICES / 2 * TILE_M * TILE_N / 4 : 1];
  } shared;
  const uint rows = (uint)M, columns = (uint)N, depth = (uint)K;
  const uint item = (uint)get_local_id(0);
  const uint firstRow = (uint)get_group_id(1) * TILE_M, firstColumn = (uint)get_group_id(0) * TILE_N;
  const uint slice = item / SLICE_ITEMS, place = item % SLICE_ITEMS;
  // A work-item's quads of rows, and of columns, have those of the others between them.
  const uint block = place / BLOCK_ITEMS, within = place % BLOCK_ITEMS;
  const uint ownRow = (block % (DOWN / BLOCK_DOWN) * BLOCK_DOWN + within / BLOCK_ACROSS) * 4;
  const uint ownColumn = (block / (DOWN / BLOCK_DOWN) * BLOCK_ACROSS + within % BLOCK_ACROSS) * 4;
  const uint begin = (uint)get_group_id(2) * SHARE * SLAB, end = min(depth, begin + SHARE * SLAB);
  global float* to = SHARES > 1 ? partial + (size_t)get_group_id(2) * rows * columns : c;

  float4 sums[ROWS][QUADS];
#pragma unroll
  for (uint i = 0; i < ROWS; ++i) {
#pragma unroll
    for (uint j = 0; j < QUADS; ++j) sums[i][j] = (float4)(0.0f);
  }
  // The first vectors that the work-item loads.
  const uint rowA = firstRow + item / (SLAB / 4), columnA = item % (SLAB / 4) * 4;
  const uint rowB = item / (TILE_N / 4), columnB = firstColumn + item % (TILE_N / 4) * 4;
  global const float4* fromA = (global const float4*)(a + (size_t)rowA * depth + begin + columnA);
  global const float4* fromB = (global const float4*)(b + (size_t)(begin + rowB) * columns + columnB);
  const bool isWhole = (firstRow + TILE_M <= rows) & (firstColumn + TILE_N <= columns) & ((depth & 3) == 0) &
                       ((columns & 3) == 0) & ((end - begin) % SLAB == 0);
  Vectors next;
  if (isWhole) {
    bringSlab(&next, fromA, fromB, columns, depth);
  } else {
    bringGuarded(&next, a, b, rowA, begin + columnA, begin + rowB, columnB, rows, columns, depth);
  }
  uint turn = 0;
  for (uint k = begin; k < end; k += SLAB) {
#pragma unroll
    for (uint v = 0; v < EACH_A; ++v) {
      const uint own = v * ITEMS + item;
      if (VECTORS_A % ITEMS == 0 || own < VECTORS_A) {
        local float* to = (local float*)shared.slabs.a[turn] + own % (SLAB / 4) * 4 * STRIDE_A + own / (SLAB / 4);
        to[0] = next.a[v].x;
        to[STRIDE_A] = next.a[v].y;
        to[2 * STRIDE_A] = next.a[v].z;
        to[3 * STRIDE_A] = next.a[v].w;
      }
    }
#pragma unroll
    for (uint v = 0; v < EACH_B; ++v) {
      const uint own = v * ITEMS + item;
      if (VECTORS_B % ITEMS == 0 || own < VECTORS_B) shared.slabs.b[turn][own] = next.b[v];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (k + SLAB < end) {
      fromA += SLAB / 4;
      fromB += SLAB * (columns / 4);
      if (isWhole) {
        bringSlab(&next, fromA, fromB, columns, depth);
      } else {
        bringGuarded(&next, a, b, rowA, k + SLAB + columnA, k + SLAB + rowB, columnB, rows, columns, depth);
      }
    }
    local const float4* ownA = shared.slabs.a[turn] + slice * DEPTH * (STRIDE_A / 4) + ownRow / 4;
    local const float4* ownB = shared.slabs.b[turn] + slice * DEPTH * (TILE_N / 4) + ownColumn / 4;
#pragma unroll
    for (uint d = 0; d < DEPTH; ++d) {
      float4 left[HALVES], right[QUADS];
#pragma unroll
      for (uint i = 0; i < HALVES; ++i) left[i] = ownA[d * (STRIDE_A / 4) + i * (TILE_M / ROWS)];
#pragma unroll
      for (uint j = 0; j < QUADS; ++j) right[j] = ownB[d * (TILE_N / 4) + j * ACROSS];
#pragma unroll
      for (uint i = 0; i < HALVES; ++i) {
#pragma unroll
        for (uint j = 0; j < QUADS; ++j) {
          sums[4 * i][j] = fma((float4)(left[i].x), right[j], sums[4 * i][j]);
          sums[4 * i + 1][j] = fma((float4)(left[i].y), right[j], sums[4 * i + 1][j]);
          sums[4 * i + 2][j] = fma((float4)(left[i].z), right[j], sums[4 * i + 2][j]);
          sums[4 * i + 3][j] = fma((float4)(left[i].w), right[j], sums[4 * i + 3][j]);
        }
      }
    }
    turn ^= 1;
  }

  // The upper half of the slices gives its sums to the lower one, until one is left.
#pragma unroll
  for (uint lower = SLICES / 2; lower > 0; lower /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (slice >= lower && slice < 2 * lower) {
#pragma unroll
      for (uint i = 0; i < ROWS; ++i) {
#pragma unroll
        for (uint j = 0; j < QUADS; ++j)
          shared.sums[((slice - lower) * ROWS * QUADS + i * QUADS + j) * SLICE_ITEMS + place] = sums[i][j];
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (slice < lower) {
#pragma unroll
      for (uint i = 0; i < ROWS; ++i) {
#pragma unroll
        for (uint j = 0; j < QUADS; ++j)
          sums[i][j] += shared.sums[(slice * ROWS * QUADS + i * QUADS + j) * SLICE_ITEMS + place];
      }
    }
  }
  if (slice > 0) return;

#pragma unroll
  for (uint i = 0; i < ROWS; ++i) {
    const uint row = firstRow + ownRow + i % 4 + i / 4 * (TILE_M / HALVES);
#pragma unroll
    for (uint j = 0; j < QUADS; ++j) {
      if (row < rows)
        storeQuad(sums[i][j], to + (size_t)row * columns, firstColumn + ownColumn + j * (TILE_N / QUADS), columns);
    }
  }
}

/// Adds the sums of the groups that share a tile.
kernel void addShares(global const float* restrict partial, global float* restrict c, int M, int N) {
  const size_t count = (size_t)M * (size_t)N, own = get_global_id(0);
  if (own >= count) return;
  float sum = 0.0f;
  for (uint s = 0; s < SHARES; ++s) sum += partial[s * count + own];
  c[own] = sum;
}
