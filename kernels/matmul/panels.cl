/*---
workload = "matmul"
title    = "Blocks of packed panels, 8 x 32 sums in vectors, for CPUs"
rank     = 50
summary  = """
Arranged for a CPU, as its BLAS libraries are. A work-item multiplies 8 rows of A by 32 columns of B at a time: 16 sums
in vectors of 16 floats, each loaded vector used 8 times and each float of A 32 times. Before that A and B are packed
into panels, 8 rows and 32 columns wide, so that all loads are consecutive and none of them fall on the same sets of the
cache, as those from rows a power of two apart do; what lacks at the edges is zero. DEPTH columns of a work-item's ROWS
rows of A stay in the second level cache and meet one panel of B after the other, of which the next is asked for in
time. Packing is part of the measured time. Source: K. Goto, R. van de Geijn, Anatomy of high-performance matrix
multiplication, ACM Transactions on Mathematical Software 34 (3), 2008; the tile in registers is that of Computing on
integrated graphics."""

[cost]
# Tiles of 8 x 32, their sums stored and added to, and what packing reads and writes.
memory = "K * (1 / 8 + 1 / 32) + 2 * ceil(K / DEPTH) - 1 + 2 * K * ceil(N / COLUMNS) / N + 2 * K / M"
flops  = "2 * K"

# Of the product, per work-item. The fewer, the more work-items share the work; the more, the fewer times A is packed
# and B is read.
[tune.ROWS]
default = 128
values  = [32, 64, 128, 256]

[tune.COLUMNS]
default = 1024
values  = [256, 512, 1024, 2048]

# Of K that are multiplied at once. ROWS * DEPTH floats of A and 32 * DEPTH of B have to stay in the second level cache.
[tune.DEPTH]
default = 512
values  = [128, 256, 384, 512]

[scratch]
packedA = "ceil(N / COLUMNS) * ceil(M / ROWS) * ROWS * DEPTH"
packedB = "ceil(N / 32) * 32 * ceil(K / 16) * 16"

[[pass]]
kernel = "packColumns"
args   = ["b", "packedB", "N", "K"]
global = ["ceil(N / 256)", "ceil(K / DEPTH)"]
local  = ["1", "1"]

[[pass]]
kernel = "multiplyPanels"
args   = ["a", "packedB", "result", "packedA", "M", "N", "K"]
global = ["ceil(N / COLUMNS)", "ceil(M / ROWS)"]
local  = ["1", "1"]
---*/

#include "../copy/stream.clh"
#include "../transpose/vectors.clh"
#include "element.clh"

#define TALL 8    // rows of a panel of A
#define WIDE 32   // columns of a panel of B, two vectors
#define STEP 16   // K is filled up with zeros to a multiple of it
#define AHEAD 256  // columns of B that a work-item packs

#define REPEAT8(m) m(0) m(1) m(2) m(3) m(4) m(5) m(6) m(7)
#define REPEAT16(m) m(0) m(1) m(2) m(3) m(4) m(5) m(6) m(7) m(8) m(9) m(10) m(11) m(12) m(13) m(14) m(15)
#define AT(pointer) (*(global AnyFloat16*)(pointer))

// `size` rounded up to a multiple of `unit`, a power of two.
INLINE uint filled(int size, uint unit) {
  return ((uint)size + unit - 1) & ~(unit - 1);
}

// The first `count` floats, and zeros for the rest of 16; `count` may be anything.
INLINE float16 loadFirst(global const float* from, int count) {
  if (count >= 16) return *(global const AnyFloat16*)from;
  float floats[16];
  for (int i = 0; i < 16; ++i) floats[i] = 0.0f;
  for (int i = 0; i < count; ++i) floats[i] = from[i];
  return vload16(0, floats);
}

// B in blocks of DEPTH rows, of panels of WIDE columns, of rows.
kernel void packColumns(global const float* restrict b, global float* restrict packedB, int N, int K) {
  const int left = (int)get_group_id(0) * AHEAD;
  const int right = min(left + AHEAD, N);
  const int top = (int)get_group_id(1) * DEPTH;
  const int depth = min(DEPTH, (int)filled(K - top, STEP));
  if (left >= N || top >= K) return;

  global float* block = packedB + (size_t)top * filled(N, WIDE) + (size_t)left * (size_t)depth;
  for (int k = 0; k < depth; ++k) {
    global const float* row = b + (size_t)(top + k) * (size_t)N;
    const bool exists = top + k < K;
    for (int x = left; x < right; x += WIDE) {
      global float16* to = (global float16*)(block + (size_t)(x - left) * (size_t)depth + k * WIDE);
      to[0] = loadFirst(row + x, exists ? N - x : 0);
      to[1] = loadFirst(row + x + 16, exists ? N - x - 16 : 0);
    }
  }
}

// `rows` rows of A from `top` on and `depth` of its columns from `left` on, in panels of TALL rows, of pieces of STEP
// columns, of rows: a row's piece is a line of the cache, and nothing has to be turned.
INLINE void packRows(global const float* a, global float* packed, int top, int rows, int left, int depth, int M,
                     int K) {
  for (int y = 0; y < rows; y += TALL) {
    for (int r = 0; r < TALL; ++r) {
      global const float* row = a + (size_t)(top + y + r) * (size_t)K + (size_t)left;
      const bool exists = top + y + r < M;
      global float* to = packed + y * depth + r * STEP;
      for (int k = 0; k < depth; k += STEP)
        *(global float16*)(to + k * TALL) = loadFirst(row + k, exists ? K - left - k : 0);
    }
  }
}

// A panel of A times a panel of B: stored in the product at `c`, or added to what is there. Of the tile, `rows` rows
// and `columns` columns are the product's, or more than it has. `next` is what B is asked for meanwhile.
INLINE void multiplyTile(global const float* a, global const float16* b, int depth, global const float* next,
                         global float* c, size_t pitch, int rows, int columns, bool adds) {
  const bool whole = (rows >= TALL) & (columns >= WIDE);
#define ASK(r)              \
  PREFETCH(c + r * pitch); \
  PREFETCH(c + r * pitch + 16);
  if (whole) {
    REPEAT8(ASK)
  }

#define CLEAR(r) float16 left##r = 0.0f, right##r = 0.0f;
  REPEAT8(CLEAR)
  for (int k = 0; k < depth; k += STEP) {
    // All the panels of A that a work-item has ask for one panel of B.
    for (int line = 0; line < WIDE * TALL / ROWS; ++line) PREFETCH_FAR(next + line * 16);
    next += STEP * WIDE * TALL / ROWS;
#define MULTIPLY(r, k)                                 \
  {                                                    \
    const float16 factor = (float16)(a[r * STEP + k]); \
    left##r = MULTIPLY_ADD(factor, b0, left##r);       \
    right##r = MULTIPLY_ADD(factor, b1, right##r);     \
  }
#define MULTIPLY_ALL(k)                             \
  {                                                 \
    const float16 b0 = b[2 * k], b1 = b[2 * k + 1]; \
    MULTIPLY(0, k)                                  \
    MULTIPLY(1, k)                                  \
    MULTIPLY(2, k)                                  \
    MULTIPLY(3, k)                                  \
    MULTIPLY(4, k)                                  \
    MULTIPLY(5, k)                                  \
    MULTIPLY(6, k)                                  \
    MULTIPLY(7, k)                                  \
  }
    REPEAT16(MULTIPLY_ALL)
    a += STEP * TALL;
    b += STEP * WIDE / 16;
  }

  if (whole & adds) {
#define ADD(r)                   \
  AT(c + r * pitch) += left##r; \
  AT(c + r * pitch + 16) += right##r;
    REPEAT8(ADD)
  } else if (whole) {
#define PUT(r)                  \
  AT(c + r * pitch) = left##r; \
  AT(c + r * pitch + 16) = right##r;
    REPEAT8(PUT)
  } else {
    float tile[TALL * WIDE];
#define KEEP(r)                    \
  vstore16(left##r, 2 * r, tile); \
  vstore16(right##r, 2 * r + 1, tile);
    REPEAT8(KEEP)
    for (int r = 0; r < min(rows, TALL); ++r) {
      for (int x = 0; x < min(columns, WIDE); ++x) {
        global float* to = c + (size_t)r * pitch + x;
        *to = tile[r * WIDE + x] + (adds ? *to : 0.0f);
      }
    }
  }
}

// packedA is the work-item's own memory for ROWS x DEPTH floats of A.
kernel void multiplyPanels(global const float* restrict a, global const float* restrict packedB,
                           global float* restrict result, global float* restrict packedA, int M, int N, int K) {
  const int left = (int)get_group_id(0) * COLUMNS;
  const int right = min(left + COLUMNS, N);
  const int top = (int)get_group_id(1) * ROWS;
  const int rows = min(ROWS, M - top);
  if (left >= N || top >= M) return;

  packedA += (get_group_id(1) * get_num_groups(0) + get_group_id(0)) * (size_t)(ROWS * DEPTH);
  for (int from = 0; from < K; from += DEPTH) {
    const int depth = min(DEPTH, (int)filled(K - from, STEP));
    packRows(a, packedA, top, rows, from, depth, M, K);
    for (int x = left; x < right; x += WIDE) {
      global const float* panel = packedB + (size_t)from * filled(N, WIDE) + (size_t)x * (size_t)depth;
      global const float* next = panel + depth * WIDE;
      for (int y = 0; y < rows; y += TALL) {
        multiplyTile(packedA + y * depth, (global const float16*)panel, depth, next,
                     result + (size_t)(top + y) * (size_t)N + (size_t)x, (size_t)N, rows - y, right - x, from > 0);
        next += depth * WIDE * TALL / ROWS;
      }
    }
  }
}
