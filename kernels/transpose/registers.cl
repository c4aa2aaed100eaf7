/*---
workload = "transpose"
title    = "Blocks of vectors turned in registers, for CPUs"
rank     = 60
summary  = """
On a CPU local memory is ordinary memory, and a tile in it only a detour. Here blocks as high as a vector is wide are
loaded and turned by instructions that interleave vectors: 24 of them for 64 floats, or 64 for 256. A work-item goes
along a band of rows and collects a tile of turned blocks in the second level cache, so that it can store long runs of
the result, past the caches: memory likes neither pieces of 64 bytes that are a row apart, nor lines that are written
in parts and would have to be read first. Only where a vector is a whole line it is stored at once. Where the height is
no multiple of a line, a run of the result begins and ends at whole lines, for which up to 15 rows of the next band are
read, too. Source: the interleaving is how CPUs' vectors are transposed everywhere, e.g. _MM_TRANSPOSE4_PS in Intel's
headers."""

[cost]
memory = "2"
flops  = "0"

# Floats of a vector. 0: as many as the processor's vectors hold, where the compiler tells, and else 8.
[tune.LANES]
default = 0
values  = [0, 8, 16]

# Columns of a tile: runs of them are read, and all of a tile has to stay in the second level cache.
[tune.COLUMNS]
default = 128
values  = [64, 128, 256]

# Rows of a tile: runs of them are stored.
[tune.ROWS]
default = 256
values  = [128, 256, 512]

# Columns per work-item. The more, the less memory the tiles take; but each processor needs a band.
[tune.BAND]
default = 2048
values  = [1024, 2048, 4096]

[constants]
FLOATS_OF_LINE = 16

[define]
TALL = "ROWS + FLOATS_OF_LINE"  # of a tile with what it reads of the next band

[scratch]
tiles = "ceil(width / BAND) * ceil(height / ROWS) * COLUMNS * TALL"

[[pass]]
kernel = "transposeBands"
args   = ["source", "result", "tiles", "width", "height"]
global = ["ceil(width / BAND)", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

#define NO_PREFETCH  // of the rows below: here they may be the next tile's
#include "../copy/stream.clh"
#include "registers.clh"

typedef float16 Line;
typedef float16 AnyLine __attribute__((aligned(4)));

// LANES rows of the source from y on, of its columns from `left` up to, and without, `right`, are turned: they become
// rows of `to`, a tile's or the result's, which are `pitch` apart. Rows from `ahead` on are asked for, unless it is 0.
INLINE void turnRows(global const float* source, int left, int right, int y, int width, int height,
                     global const float* ahead, global float* to, size_t pitch, bool isResult) {
  for (int x = left; x < right; x += LANES) {
    Floats v[LANES];
#define ASK(i) PREFETCH_FAR(ahead + (x - left) + i * (size_t)width);
    if (ahead != 0 && (x - left) % FLOATS_OF_LINE == 0) {
      EACH_LANE(ASK)
    }
    loadColumns(v, source, x, y, width, height);
    if (isResult) {
#define PUT_COLUMN(i) \
  if (x + i < right) PUT(v[i], to + i * pitch);
      EACH_LANE(PUT_COLUMN)
    } else {
#define KEEP(i) *(global AnyFloats*)(to + i * pitch) = v[i];
      EACH_LANE(KEEP)
    }
    to += LANES * pitch;
  }
}

// Whole lines go past the caches.
INLINE void storeRun(global const float* from, global float* to, int count) {
  const int beforeLine = (int)(-((size_t)to / sizeof(float)) % FLOATS_OF_LINE);
  int i = 0;
  for (; i < min(beforeLine, count); ++i) to[i] = from[i];
  for (; i + FLOATS_OF_LINE <= count; i += FLOATS_OF_LINE)
    STORE((Line)(*(global const AnyLine*)(from + i)), (global Line*)(to + i));
  for (; i < count; ++i) to[i] = from[i];
}

kernel void transposeBands(global const float* restrict source, global float* restrict result,
                           global float* restrict tiles, int width, int height) {
  const int left = (int)get_group_id(0) * BAND;
  const int right = min(left + BAND, width);
  const int top = (int)get_group_id(1) * ROWS;
  if (left >= width || top >= height) return;

  // Where a row of the result begins within a line, so does what this tile has of it, and what the next one has.
  const bool splitsLines = height % FLOATS_OF_LINE != 0;
  const bool storesVectors = LANES == FLOATS_OF_LINE && !splitsLines;  // as soon as they are turned: they are lines
  const int columns = storesVectors ? BAND : COLUMNS;
  const int tall = min(splitsLines ? TALL : ROWS, height - top);
  global float* tile = tiles + (get_group_id(1) * get_num_groups(0) + get_group_id(0)) * (size_t)(COLUMNS * TALL);

  for (int x = left; x < right; x += columns) {
    const int end = min(x + columns, right);
    for (int y = 0; y < tall; y += LANES) {
      const bool isLast = y + LANES >= tall;  // then the next tile's first rows are asked for
      const int nextX = isLast ? x + columns : x;
      const int nextY = isLast ? top : top + y + LANES;
      const bool isInside = nextX + columns <= width && nextY + LANES <= height;
      global const float* ahead = isInside ? source + (size_t)nextY * (size_t)width + (size_t)nextX : 0;
      if (storesVectors)
        turnRows(source, x, end, top + y, width, height, ahead, result + (size_t)x * (size_t)height + (size_t)(top + y),
                 (size_t)height, true);
      else
        turnRows(source, x, end, top + y, width, height, ahead, tile + y, TALL, false);
    }
    for (int column = x; !storesVectors && column < end; ++column) {
      const size_t row = (size_t)column * (size_t)height;
      const size_t past = row + (size_t)(top + ROWS);
      // From the first line that begins in the tile, and of the picture's first tile from its beginning.
      const int first = top == 0 ? 0 : (int)(-(row + (size_t)top) % FLOATS_OF_LINE);
      const int last = min(ROWS + (int)(-past % FLOATS_OF_LINE), height - top);
      global const float* turned = tile + (column - x) * TALL;
      if (first < last) storeRun(turned + first, result + row + (size_t)(top + first), last - first);
    }
  }
}
