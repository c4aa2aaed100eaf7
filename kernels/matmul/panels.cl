/*---
workload = "matmul"
title    = "Blocks of packed panels, 12 or 16 sums in vectors, for CPUs"
rank     = 50
story    = ["cpu"]
summary  = """
Arranged for a CPU, as its BLAS libraries are. A work-item multiplies a few rows of A by two vectors of columns of B
at a time: 8 x 32 sums in vectors of 16 floats, or 6 x 16 in vectors of 8, as many as leave registers for what they
are made of. Each loaded vector is used 8 or 6 times, and each float of A 32 or 16 times. Before that A and B are
packed into panels as wide as that, so that all loads are consecutive and none of them fall on the same sets of the
cache, as those from rows a power of two apart do; what lacks at the edges is zero. DEPTH columns of a work-item's
rows of A stay in the second level cache and meet one panel of B after the other, of which the next is asked for in
time. All cores get the same number of rows. Packing is part of the measured time. Source: K. Goto, R. van de Geijn,
Anatomy of high-performance matrix multiplication, ACM Transactions on Mathematical Software 34 (3), 2008; the tile in
registers is that of Computing on integrated graphics."""

[cost]
# Tiles, here of 8 x 32, their sums stored and added to, and what packing reads and writes.
memory = "K * (1 / 8 + 1 / 32) + 2 * ceil(K / DEPTH) - 1 + 2 * K * ceil(N / COLUMNS) / N + 2 * K / M"
flops  = "2 * K"

# Floats of a vector. 0: as many as the processor's vectors hold, where the compiler tells, and else 8.
[tune.LANES]
default = 0
values  = [0, 8, 16]

# At most so many of the product, per work-item: as few as give each core the same number of them. The fewer, the more
# work-items share the work; the more, the fewer times B is read.
[tune.ROWS]
default = 128
values  = [32, 64, 128, 256]

[tune.COLUMNS]
default = 1024
values  = [256, 512, 1024, 2048]

# Of K that are multiplied at once. The rows * DEPTH floats of A and a panel of B, 2 * LANES * DEPTH, have to stay in
# the second level cache.
[tune.DEPTH]
default = 512
values  = [128, 256, 384, 512]

[scratch]
# For each group of multiplyPanels its part of M, rounded up to whole panels.
packedA = "ceil(N / COLUMNS) * (M + 9 * min(ceil(M / 8), ceil(computeUnits * ceil(M * ceil(N / COLUMNS) / (ROWS * computeUnits)) / ceil(N / COLUMNS)))) * DEPTH"
packedB = "ceil(N / 32) * 32 * ceil(K / 16) * 16"

[[pass]]
kernel = "packColumns"
args   = ["b", "packedB", "N", "K"]
global = ["min(ceil(N / 32), max(ceil(N / 256), ceil(computeUnits / ceil(K / DEPTH))))", "ceil(K / DEPTH)"]
local  = ["1", "1"]

[[pass]]
kernel = "multiplyPanels"
args   = ["a", "packedB", "result", "packedA", "M", "N", "K"]
global = ["ceil(N / COLUMNS)", "min(ceil(M / 8), ceil(computeUnits * ceil(M * ceil(N / COLUMNS) / (ROWS * computeUnits)) / ceil(N / COLUMNS)))"]
local  = ["1", "1"]
---*/

#include "../copy/stream.clh"
#include "../transpose/vectors.clh"
#include "element.clh"

// The sums of a tile, PANEL_ROWS x 2 vectors, and two vectors of B and one of A fit the 32 registers of AVX-512 or the 16
// of AVX2.
#if LANES == 16
#define PANEL_ROWS 8  // of a panel of A
#define EACH_ROW(m) m(0) m(1) m(2) m(3) m(4) m(5) m(6) m(7)
#else
#define PANEL_ROWS 6
#define EACH_ROW(m) m(0) m(1) m(2) m(3) m(4) m(5)
#endif
#define PANEL_COLUMNS (2 * LANES)  // of a panel of B
#define STEP 16                    // K is filled up with zeros to a multiple of it

#define REPEAT16(m) m(0) m(1) m(2) m(3) m(4) m(5) m(6) m(7) m(8) m(9) m(10) m(11) m(12) m(13) m(14) m(15)
#define AT(pointer) (*(global AnyFloats*)(pointer))

// `size` rounded up to a multiple of `unit`, a power of two.
INLINE uint filled(int size, uint unit) {
  return ((uint)size + unit - 1) & ~(unit - 1);
}

// The first `count` floats, and zeros for the rest of a vector; `count` may be anything.
INLINE Floats loadFirst(global const float* from, int count) {
  if (count >= LANES) return *(global const AnyFloats*)from;
  float floats[LANES];
  for (int i = 0; i < LANES; ++i) floats[i] = 0.0f;
  for (int i = 0; i < count; ++i) floats[i] = from[i];
  return WIDE(vload)(0, floats);
}

// The part of `size` rows or columns that each of `groups` groups gets, in whole panels.
INLINE int partOf(int size, size_t groups, int panel) {
  const int part = (size + (int)groups - 1) / (int)groups;
  return (part + panel - 1) / panel * panel;
}

// B in blocks of DEPTH rows, of panels of PANEL_COLUMNS columns, of rows.
kernel void packColumns(global const float* restrict b, global float* restrict packedB, int N, int K) {
  const int ahead = partOf(N, get_num_groups(0), PANEL_COLUMNS);
  const int left = (int)get_group_id(0) * ahead;
  const int right = min(left + ahead, N);
  const int top = (int)get_group_id(1) * DEPTH;
  const int depth = min(DEPTH, (int)filled(K - top, STEP));
  if (left >= N || top >= K) return;

  global float* block = packedB + (size_t)top * filled(N, PANEL_COLUMNS) + (size_t)left * (size_t)depth;
  for (int k = 0; k < depth; ++k) {
    global const float* row = b + (size_t)(top + k) * (size_t)N;
    const bool exists = top + k < K;
    for (int x = left; x < right; x += PANEL_COLUMNS) {
      global Floats* to = (global Floats*)(block + (size_t)(x - left) * (size_t)depth + k * PANEL_COLUMNS);
      to[0] = loadFirst(row + x, exists ? N - x : 0);
      to[1] = loadFirst(row + x + LANES, exists ? N - x - LANES : 0);
    }
  }
}

// `rows` rows of A from `top` on and `depth` of its columns from `left` on, in panels of PANEL_ROWS rows, of pieces of STEP
// columns, of rows: a row's piece is a line of the cache, and nothing has to be turned.
INLINE void packRows(global const float* a, global float* packed, int top, int rows, int left, int depth, int M,
                     int K) {
  for (int y = 0; y < rows; y += PANEL_ROWS) {
    for (int r = 0; r < PANEL_ROWS; ++r) {
      global const float* row = a + (size_t)(top + y + r) * (size_t)K + (size_t)left;
      const bool exists = top + y + r < M;
      global float* to = packed + y * depth + r * STEP;
      for (int k = 0; k < depth; k += STEP)
        for (int i = k; i < k + STEP; i += LANES)
          *(global Floats*)(to + k * PANEL_ROWS + i - k) = loadFirst(row + i, exists ? K - left - i : 0);
    }
  }
}

// Lines of the cache of a panel of B that one panel of A asks for in each step, in 256ths: all panels of A of a
// work-item, `rows` rows, share it.
#define LINES_OF_STEP(rows) ((uint)(PANEL_COLUMNS * PANEL_ROWS * 256) / (uint)(rows))
#define LINES_BEFORE(k) ((uint)(k) / STEP * lines >> 8)

// A panel of A times a panel of B: stored in the product at `c`, or added to what is there. Of the tile, `rows` rows
// and `columns` columns are the product's, or more than it has. `next` is what B is asked for meanwhile, `lines` 256ths
// of a line in each step.
INLINE void multiplyTile(global const float* a, global const Floats* b, int depth, global const float* next,
                         uint lines, global float* c, size_t pitch, int rows, int columns, bool adds) {
  const bool whole = (rows >= PANEL_ROWS) & (columns >= PANEL_COLUMNS);
#define ASK(r)              \
  PREFETCH(c + r * pitch); \
  PREFETCH(c + r * pitch + LANES);
  if (whole) {
    EACH_ROW(ASK)
  }

#define CLEAR(r) Floats left##r = 0.0f, right##r = 0.0f;
  EACH_ROW(CLEAR)
  for (int k = 0; k < depth; k += STEP) {
    // All the panels of A that a work-item has ask for one panel of B.
    for (uint line = LINES_BEFORE(k); line < LINES_BEFORE(k + STEP); ++line) PREFETCH_FAR(next + line * 16);
#define MULTIPLY(r, k)                                 \
  {                                                    \
    const Floats factor = (Floats)(a[r * STEP + k]); \
    left##r = MULTIPLY_ADD(factor, b0, left##r);       \
    right##r = MULTIPLY_ADD(factor, b1, right##r);     \
  }
#if PANEL_ROWS == 8
#define MULTIPLY_LAST(k) MULTIPLY(6, k) MULTIPLY(7, k)
#else
#define MULTIPLY_LAST(k)
#endif
#define MULTIPLY_ALL(k)                            \
  {                                                \
    const Floats b0 = b[2 * k], b1 = b[2 * k + 1]; \
    MULTIPLY(0, k)                                 \
    MULTIPLY(1, k)                                 \
    MULTIPLY(2, k)                                 \
    MULTIPLY(3, k)                                 \
    MULTIPLY(4, k)                                 \
    MULTIPLY(5, k)                                 \
    MULTIPLY_LAST(k)                               \
  }
    REPEAT16(MULTIPLY_ALL)
    a += STEP * PANEL_ROWS;
    b += STEP * PANEL_COLUMNS / LANES;
  }

  if (whole & adds) {
#define ADD(r)                   \
  AT(c + r * pitch) += left##r; \
  AT(c + r * pitch + LANES) += right##r;
    EACH_ROW(ADD)
  } else if (whole) {
#define PUT(r)                  \
  AT(c + r * pitch) = left##r; \
  AT(c + r * pitch + LANES) = right##r;
    EACH_ROW(PUT)
  } else {
    float tile[PANEL_ROWS * PANEL_COLUMNS];
#define KEEP(r)                    \
  WIDE(vstore)(left##r, 2 * r, tile); \
  WIDE(vstore)(right##r, 2 * r + 1, tile);
    EACH_ROW(KEEP)
    for (int r = 0; r < min(rows, PANEL_ROWS); ++r) {
      for (int x = 0; x < min(columns, PANEL_COLUMNS); ++x) {
        global float* to = c + (size_t)r * pitch + x;
        *to = tile[r * PANEL_COLUMNS + x] + (adds ? *to : 0.0f);
      }
    }
  }
}

// packedA is the work-item's own memory for DEPTH columns of its rows of A, and what fills their last panel.
kernel void multiplyPanels(global const float* restrict a, global const float* restrict packedB,
                           global float* restrict result, global float* restrict packedA, int M, int N, int K) {
  const int left = (int)get_group_id(0) * COLUMNS;
  const int right = min(left + COLUMNS, N);
  const int part = partOf(M, get_num_groups(1), PANEL_ROWS);
  const int top = (int)get_group_id(1) * part;
  const int rows = min(part, M - top);
  if (left >= N || top >= M) return;

  const uint lines = LINES_OF_STEP(part);
  packedA += (get_group_id(1) * get_num_groups(0) + get_group_id(0)) * (size_t)part * DEPTH;
  for (int from = 0; from < K; from += DEPTH) {
    const int depth = min(DEPTH, (int)filled(K - from, STEP));
    packRows(a, packedA, top, rows, from, depth, M, K);
    for (int x = left; x < right; x += PANEL_COLUMNS) {
      global const float* panel = packedB + (size_t)from * filled(N, PANEL_COLUMNS) + (size_t)x * (size_t)depth;
      global const float* next = panel + depth * PANEL_COLUMNS;
      for (int y = 0; y < rows; y += PANEL_ROWS) {
        multiplyTile(packedA + y * depth, (global const Floats*)panel, depth, next, lines,
                     result + (size_t)(top + y) * (size_t)N + (size_t)x, (size_t)N, rows - y, right - x, from > 0);
        next += LINES_BEFORE(depth) * 16;
      }
    }
  }
}
