/*---
workload  = "blur"
reference = "slid-gaussian"
title     = "Six cosines that slide and three edges: exact at any sigma, for CPUs"
rank      = 58
summary   = """
The Gaussian cut off at 3 sigma, the filter of the separable kernels, is within 2e-6 of a constant, six cosines and
weights of their own for the three pixels at either edge, at every sigma. The cosines slide as those of cosines-4, but
by differences, so that their rounding hardly grows: an exact blur whose cost does not depend on sigma. Odd cosines
change sign from one window to the next, and so can follow the slope that the Gaussian has where it is cut off. Source:
as cosines-4; the odd cosines, the edges and the differences are our own, and docs/cosines.md derives them."""

[cost]
memory = "2"
flops  = "2 * (6 + 3 * EDGES + 5.5 * COSINES)"

[constants]
COSINES = 6  # beside the constant
EDGES   = 3  # pixels at either edge that have a weight of their own

# Floats of a vector. 0: as many as the processor's vectors hold, where the compiler tells, and else 8.
[tune.LANES]
default = 0
values  = [0, 8, 16]

# The wider, the fewer pixels are read twice for the windows at the sides; 2 radius + 32 rows of it have to stay in the
# second level cache.
[tune.STRIP]
default = 1024
values  = [256, 512, 1024, 2048]

# The more, the fewer pixels are filtered twice; but each processor needs a strip. 4096 at most: sums in float drift.
[tune.ROWS]
default = 2048
values  = [512, 1024, 2048]

[scratch]
memory = "ceil(width / STRIP) * ceil(height / ROWS) * (16 * (2 * radius + 64) + (2 * COSINES + 1 + 2 * radius + 36) * STRIP)"

[[pass]]
kernel = "blurExactly"
args   = ["source", "result", "memory", "cosinesAndEdges", "radius", "width", "height"]
global = ["ceil(width / STRIP)", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

// The Gaussian cut off at 3 sigma as a constant, COSINES cosines and EDGES pairs of weights at its edges, all of which
// slide: docs/cosines.md.
//
// A work-item has a strip of the picture and walks down it LANES rows at a time. They are transposed in registers, so
// that a step along x is a step of LANES rows at once; the sums slide along; a block of results is transposed back, and
// with LANES floats of a row at once the columns' sums slide down. So every pixel is read once and written once. What
// has to be remembered stays in the caches: the columns in the window, in a ring; the rows in the window, filtered, in a
// ring for every LANES columns; and the sums of every column.
//
// Before a window's first pixel all is thought to be 0: the sums are 0 then, and the pixels that come before the first
// result are let in one by one.
#include "../copy/stream.clh"
#include "../transpose/registers.clh"

#define LINE 16                   // floats of a cache line
#define STATES (2 * COSINES + 1)  // vectors that LANES columns keep from one LANES rows to the next

// Frequencies 1, 2, 3, 5, 6, 7. Odd ones change sign from one window to the next, even ones do not; and the sums of the
// last half are so small that their rounding does not matter.
#define IS_ODD(k) ((k) != 1 && (k) != 4)
#define SLOW (COSINES / 2)

// One step of all sums. cosines: a_0, then b and f of every cosine, then the edges' weights. y: the constant's sum, then
// the cosines'. d: what a slow cosine's sum has grown by, or what a fast one's was before. last: the difference and the
// sum of what entered and left before. fma(), since PoCL makes two instructions of mad() and of a * b + c.
INLINE Floats slide(Floats* y, Floats* d, Floats* last, constant const float* cosines, Floats enters, Floats leaves) {
  const Floats difference = enters - leaves, sum = enters + leaves;
  const Floats change[2] = {difference - last[0], sum + last[1]};
  last[0] = difference;
  last[1] = sum;
  y[0] = fma((Floats)cosines[0], difference, y[0]);
  Floats all = y[0];
#pragma unroll
  for (int k = 0; k < COSINES; ++k) {
    const Floats b = (Floats)cosines[1 + 2 * k], f = (Floats)cosines[2 + 2 * k];
    if (k < SLOW) {
      d[k] = fma(f, y[1 + k], fma(b, change[IS_ODD(k)], d[k]));
      y[1 + k] += d[k];
    } else {
      const Floats known = fma(b, change[IS_ODD(k)], -d[k]);
      d[k] = y[1 + k];
      y[1 + k] = fma(f, y[1 + k], known);
    }
  }
#pragma unroll
  for (int k = 0; k < COSINES; k += 2) all += y[1 + k] + y[2 + k];
  return all;
}

#define WRAPPED(i) ((i) < 0 ? (i) + count : (i))
#define ADVANCE(i) (i) = (i) + 1 == count ? 0 : (i) + 1

// LANES results. The window of the first ends at `newest` of a ring of `count` vectors, and the next ends one further.
// Two loops, because all numbers, sums and neighbours together are more than a processor has registers.
INLINE void filter(Floats* result, global const Floats* ring, int count, int newest, int radius, Floats* y, Floats* d,
                   Floats* last, constant const float* cosines) {
  const int oldest = WRAPPED(newest - 2 * radius - 1);
  int enters = newest, leaves = oldest;
#pragma unroll 8
  for (int i = 0; i < LANES; ++i) {
    result[i] = slide(y, d, last, cosines, ring[enters], ring[leaves]);
    ADVANCE(enters);
    ADVANCE(leaves);
  }

  constant const float* weights = cosines + 1 + 2 * COSINES;
  Floats right[EDGES], left[EDGES];
  enters = newest;
  leaves = oldest;
#pragma unroll
  for (int k = 1; k < EDGES; ++k) right[k] = ring[WRAPPED(newest - k)];
#pragma unroll
  for (int k = 0; k < EDGES; ++k) {
    left[k] = ring[leaves];
    ADVANCE(leaves);
  }
#pragma unroll 8
  for (int i = 0; i < LANES; ++i) {
    right[0] = ring[enters];
#pragma unroll
    for (int k = 0; k < EDGES - 1; ++k) left[k] = left[k + 1];
    left[EDGES - 1] = ring[leaves];
    Floats sum = result[i];
#pragma unroll
    for (int k = 0; k < EDGES; ++k) sum = fma((Floats)weights[k], left[k] + right[k], sum);
    result[i] = sum;
#pragma unroll
    for (int k = EDGES - 1; k > 0; --k) right[k] = right[k - 1];
    ADVANCE(enters);
    ADVANCE(leaves);
  }
}

// The work-item's own memory: the ring of columns, the columns' sums, and the rings of rows.
kernel void blurExactly(global const PIXEL* restrict source, global PIXEL* restrict result,
                        global float* restrict memory, constant const float* restrict cosines, int radius, int width,
                        int height) {
  // All strips are about as wide as each other, and whole lines of the cache.
  const int strips = (int)get_num_groups(0);
  const int share = ((width + strips - 1) / strips + LINE - 1) / LINE * LINE;
  const int left = (int)get_group_id(0) * share;
  const int right = min(left + share, width);
  const int top = (int)get_group_id(1) * ROWS;
  const int bottom = min(top + ROWS, height);
  if (left >= width || top >= height) return;

  // A block's columns are loaded so far before they are in its first window; rows so far before the first result.
  const int ahead = (radius + LANES - 1) / LANES * LANES;
  const int before = (2 * radius + LANES - 1) / LANES * LANES;
  const int ringColumns = ahead + (radius + 1 + LANES - 1) / LANES * LANES + LANES;
  const int ringRows = (2 * radius + 2 + LANES - 1) / LANES * LANES + LANES;

  const size_t own = (size_t)(16 * (2 * radius + 64)) + (size_t)(STATES + 2 * radius + 36) * STRIP;
  memory += own * (get_group_id(1) * get_num_groups(0) + get_group_id(0));
  global Floats* columns = (global Floats*)memory;
  global Floats* states = (global Floats*)(memory + 16 * (2 * radius + 64));
  global Floats* rows = states + STATES * (STRIP / LANES);
  for (int i = 0; i < STATES * (share / LANES); ++i) states[i] = 0.0f;
  for (int i = 0; i < ringRows * (share / LANES); ++i) rows[i] = 0.0f;

  const bool wholeLines = width % LINE == 0;
  int newestRow = 0;
  for (int line = top - before; line < bottom; line += LANES) {
    const int y = line + radius;
    Floats sums[COSINES + 1], changes[COSINES], last[2];
#pragma unroll
    for (int k = 0; k <= COSINES; ++k) sums[k] = 0.0f;
#pragma unroll
    for (int k = 0; k < COSINES; ++k) changes[k] = 0.0f;
    last[0] = last[1] = 0.0f;

    // Column x is at `x + ringColumns - ahead` of the ring, which begins anew there.
    for (int x = ahead - (ringColumns - LANES); x < ahead; x += LANES) {
      Floats v[LANES];
      loadColumns(v, source, left + x, y, width, height);
#define KEEP(i) columns[x + ringColumns - ahead + i] = v[i];
      EACH_LANE(KEEP)
    }
    for (int x = -radius; x < radius; ++x)
      slide(sums, changes, last, cosines, columns[x + ringColumns - ahead], (Floats)0.0f);
    columns[ringColumns - ahead - radius - 1] = 0.0f;

    int at = 0;  // where the next columns go
    for (int x = 0; x < right - left; x += LINE) {
      Floats blocks[LINE / LANES][LANES];
#pragma unroll
      for (int part = 0; part < LINE / LANES; ++part) {
        Floats v[LANES];
        Floats* block = blocks[part];
        const int column = left + x + part * LANES;
        loadColumns(v, source, column + ahead, y, width, height);
#define KEEP_NEXT(i) columns[at + i] = v[i];
        EACH_LANE(KEEP_NEXT)
        const int newestColumn = at - ahead + radius;
        filter(block, columns, ringColumns, newestColumn < 0 ? newestColumn + ringColumns : newestColumn, radius, sums,
               changes, last, cosines);
        at = at + LANES == ringColumns ? 0 : at + LANES;
#define TAKE(i) v[i] = block[i];
        EACH_LANE(TAKE)
        transposeBlock(v);

        const int place = x / LANES + part;
        global Floats* ring = rows + place * ringRows;
#define KEEP_ROW(i) ring[newestRow + i] = v[i];
        EACH_LANE(KEEP_ROW)
        global Floats* state = states + place * STATES;
        Floats columnSums[COSINES + 1], columnChanges[COSINES], columnLast[2];
#pragma unroll
        for (int k = 0; k <= COSINES; ++k) columnSums[k] = state[k];
#pragma unroll
        for (int k = 0; k < COSINES; ++k) columnChanges[k] = state[COSINES + 1 + k];
        const Floats entered = ring[newestRow == 0 ? ringRows - 1 : newestRow - 1];
        const int gone = newestRow - 2 * radius - 2;
        const Floats hasLeft = ring[gone < 0 ? gone + ringRows : gone];
        columnLast[0] = entered - hasLeft;
        columnLast[1] = entered + hasLeft;
        filter(block, ring, ringRows, newestRow, radius, columnSums, columnChanges, columnLast, cosines);
#pragma unroll
        for (int k = 0; k <= COSINES; ++k) state[k] = columnSums[k];
#pragma unroll
        for (int k = 0; k < COSINES; ++k) state[COSINES + 1 + k] = columnChanges[k];
      }

      if (line < top) continue;
      global PIXEL* to = result + (size_t)line * (size_t)width + (size_t)(left + x);
      if (wholeLines && line + LANES <= bottom) {
#pragma unroll
        for (int i = 0; i < LANES; ++i)
#pragma unroll
          for (int part = 0; part < LINE / LANES; ++part)
            PUT_PART(blocks[part][i], to + i * (size_t)width + part * LANES);
      } else {
        for (int i = 0; i < min(LANES, bottom - line); ++i)
          for (int part = 0; part < LINE / LANES; ++part)
            storeFirst(blocks[part][i], to + i * (size_t)width + part * LANES, right - left - x - part * LANES);
      }
    }
    newestRow = newestRow + LANES == ringRows ? 0 : newestRow + LANES;
  }
}
