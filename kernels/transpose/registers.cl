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

# Columns of a tile: runs of them are read, and all of a tile has to stay in the second level cache. Twice as many
# where lines are stored at once.
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

#define ASK(i) PREFETCH_FAR(ahead + i * (size_t)width);

// The rows that come after `rows` rows of a tile from row y of it on: those below or, after its last, the first of the
// tile to the right. 0 where they are not all in the picture.
INLINE global const float* rowsAfter(global const float* source, int x, int columns, int top, int y, int rows, int tall,
                                     int width, int height) {
  const bool isLast = y + rows >= tall;
  const int nextX = isLast ? x + columns : x;
  const int nextY = isLast ? top : top + y + rows;
  const bool isInside = nextX + columns <= width && nextY + rows <= height;
  return isInside ? source + (size_t)nextY * (size_t)width + (size_t)nextX : 0;
}

// Columns x to `right` of `tall` rows from `top` on, where LANES rows are whole lines of the result: each is stored as
// soon as it is turned, and the one beside it soon after, for memory likes pairs. isWhole: all blocks are, so that stores
// follow each other without a condition in between, which is faster.
INLINE void turnAtOnce(global const float* source, int x, int right, int top, int tall, int columns, int width,
                       int height, global float* result, bool isWhole) {
  for (int y = 0; y < tall; y += 2 * LANES) {
    global const float* below = rowsAfter(source, x, columns, top, y, 2 * LANES, tall, width, height);
    for (int i = 0; i < right - x; i += LANES) {
      for (int part = 0; part < min(2 * LANES, tall - y); part += LANES) {
        Floats v[LANES];
        if (below != 0) {
          global const float* ahead = below + (size_t)part * (size_t)width + i;
          EACH_LANE(ASK)
        }
        loadColumns(v, source, x + i, top + y + part, width, height);
        global float* to = result + (size_t)(x + i) * (size_t)height + (size_t)(top + y + part);
#define PUT_COLUMN(n) \
  if (isWhole || x + i + n < right) PUT(v[n], to + n * (size_t)height);
        EACH_LANE(PUT_COLUMN)
      }
    }
  }
}

// Columns `left` to `right` of LANES rows from y on become rows of `to`, which is a tile's. Rows from `below` on are
// asked for, unless it is 0.
INLINE void turnRows(global const float* source, int left, int right, int y, int width, int height,
                     global const float* below, global float* to) {
  for (int x = left; x < right; x += LANES) {
    Floats v[LANES];
    if (below != 0 && (x - left) % FLOATS_OF_LINE == 0) {
      global const float* ahead = below + (x - left);
      EACH_LANE(ASK)
    }
    loadColumns(v, source, x, y, width, height);
#define KEEP(i) *(global AnyFloats*)(to + i * (size_t)TALL) = v[i];
    EACH_LANE(KEEP)
    to += LANES * (size_t)TALL;
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

  if (LANES == FLOATS_OF_LINE && height % FLOATS_OF_LINE == 0) {
    const int columns = 2 * COLUMNS;
    for (int x = left; x < right; x += columns) {
      const int end = min(x + columns, right);
      if ((end - x) % LANES == 0)
        turnAtOnce(source, x, end, top, min(ROWS, height - top), columns, width, height, result, true);
      else
        turnAtOnce(source, x, end, top, min(ROWS, height - top), columns, width, height, result, false);
    }
    return;
  }

  // Where a row of the result begins within a line, so does what this tile has of it, and what the next one has.
  const int tall = min(height % FLOATS_OF_LINE != 0 ? TALL : ROWS, height - top);
  global float* tile = tiles + (get_group_id(1) * get_num_groups(0) + get_group_id(0)) * (size_t)(COLUMNS * TALL);

  for (int x = left; x < right; x += COLUMNS) {
    const int end = min(x + COLUMNS, right);
    for (int y = 0; y < tall; y += LANES)
      turnRows(source, x, end, top + y, width, height,
               rowsAfter(source, x, COLUMNS, top, y, LANES, tall, width, height), tile + y);
    for (int column = x; column < end; ++column) {
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
