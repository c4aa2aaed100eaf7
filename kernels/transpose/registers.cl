/*---
workload = "transpose"
title    = "Blocks of vectors turned in registers, for CPUs"
rank     = 60
story    = ["cpu"]
summary  = """
On a CPU local memory is ordinary memory, and a tile in it only a detour. Here blocks as high as a vector is wide are
loaded and turned by instructions that interleave vectors: 24 of them for 64 floats, or 64 for 256. A work-item goes
along a band of rows and collects a tile of turned blocks in the second level cache, so that it can store long runs of
the result, past the caches: memory likes neither pieces of 64 bytes that are a row apart, nor lines that are written
in parts and would have to be read first. Only where a vector is a whole line it is stored at once. Between the stores
the next tile's lines are asked for, along its rows, so that memory reads while it writes. Where the height is no
multiple of a line, a run of the result begins and ends at whole lines, for which up to 15 rows of the next band are
read, too. Source: the interleaving is how CPUs' vectors are transposed everywhere, e.g. _MM_TRANSPOSE4_PS in Intel's
headers."""

[cost]
memory = "2"
flops  = "0"

# Floats of a vector. 0: as many as the processor's vectors hold, where the compiler tells, and else 8; also 8 where
# tiles are kept because of the height, which is faster so.
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

# Columns per work-item, about. The more, the less memory the tiles take; but each processor needs a band.
[tune.BAND]
default = 2048
values  = [1024, 2048, 4096]

[constants]
FLOATS_OF_LINE = 16

[define]
TALL        = "ROWS + FLOATS_OF_LINE"  # of a tile with what it reads of the rows below
WHOLE_LINES = "height == FLOATS_OF_LINE * floor(height / FLOATS_OF_LINE) ? 1 : 0"  # are rows of the result

[scratch]
tiles = "max(1, floor(width / BAND + 0.5)) * ceil(height / ROWS) * COLUMNS * TALL"

[[pass]]
kernel = "transposeBands"
args   = ["source", "result", "tiles", "width", "height"]
global = ["ceil(height / ROWS)", "max(1, floor(width / BAND + 0.5))"]  # one band after the other
local  = ["1", "1"]
---*/

#if LANES == 0 && !WHOLE_LINES
#undef LANES
#define LANES 8
#endif
#define NO_PREFETCH  // of the rows below: here the next tile's lines are asked for between stores
#include "../copy/stream.clh"
#include "registers.clh"

typedef float16 Line;
typedef float16 AnyLine __attribute__((aligned(4)));

// Line n of a tile, counted along its rows of rowLines lines.
INLINE void askFor(global const float* tile, int n, int rowLines, size_t pitch) {
  PREFETCH_FAR(tile + (size_t)(n / rowLines) * pitch + (size_t)(n % rowLines) * FLOATS_OF_LINE);
}

// Where vectors are whole lines: tiles of two blocks' rows.
#define TILE_WIDTH (2 * COLUMNS)
#define TILE_HEIGHT (2 * LANES)
#define TILE_LINES (TILE_WIDTH / FLOATS_OF_LINE)  // of a row

// A tile of whole blocks. Each line is stored as soon as it is turned, and the one beside it soon after, for memory
// likes pairs.
INLINE void turnTile(global const float* from, size_t pitch, int blocks, global const float* next, global float* to,
                     size_t height) {
  for (int block = 0; block < blocks; ++block) {
    const size_t x = (size_t)(block / 2 * LANES), y = (size_t)(block % 2 * LANES);
    Floats v[LANES];
    global const float* at = from + y * pitch + x;
    EACH_LANE(LOAD_ROW)
    transposeBlock(v);
    global float* column = to + x * height + y;
#define PUT_AND_ASK(n)            \
  PUT(v[n], column + n * height); \
  askFor(next, block * LANES + n, TILE_LINES, pitch);
    EACH_LANE(PUT_AND_ASK)
  }
  for (int n = blocks * LANES; n < TILE_HEIGHT * TILE_LINES; ++n) askFor(next, n, TILE_LINES, pitch);
}

// What is left at the edges: columns x to `right` of rows y to `bottom`.
INLINE void turnEdge(global const float* source, int x, int right, int y, int bottom, int width, int height,
                     global float* result) {
  for (int i = x; i < right; i += LANES) {
    for (int j = y; j < bottom; j += LANES) {
      Floats v[LANES];
      loadColumns(v, source, i, j, width, height);
      global float* to = result + (size_t)i * (size_t)height + (size_t)j;
#define PUT_COLUMN(n) \
  if (i + n < right) PUT(v[n], to + n * (size_t)height);
      EACH_LANE(PUT_COLUMN)
    }
  }
}

// Columns `left` to `right` of rows `top` to `bottom`, tile after tile along the rows.
INLINE void turnAtOnce(global const float* source, int left, int right, int top, int bottom, int width, int height,
                       global float* result) {
  const size_t pitch = (size_t)width;
  const bool isTile = right - left >= TILE_WIDTH && bottom - top >= TILE_HEIGHT;
  global const float* tile = source + (size_t)top * pitch + (size_t)left;
  for (int n = 0; isTile && n < TILE_HEIGHT * TILE_LINES; ++n) askFor(tile, n, TILE_LINES, pitch);
  for (int y = top; y < bottom; y += TILE_HEIGHT) {
    for (int x = left; x < right; x += TILE_WIDTH) {
      const int end = min(x + TILE_WIDTH, right);
      int turned = x;
      if (isTile && y + TILE_HEIGHT <= bottom) {
        turned += (end - x) / LANES * LANES;
        // Never beyond these columns and rows: what is asked for again at their end is in the cache already.
        const int nextX = end == right ? left : min(end, right - TILE_WIDTH);
        const int nextY = end == right ? min(y + TILE_HEIGHT, bottom - TILE_HEIGHT) : y;
        global const float* from = source + (size_t)y * pitch + (size_t)x;
        global const float* next = source + (size_t)nextY * pitch + (size_t)nextX;
        global float* to = result + (size_t)x * (size_t)height + (size_t)y;
        if (turned == x + TILE_WIDTH)
          turnTile(from, pitch, 2 * TILE_LINES, next, to, (size_t)height);  // faster when compilers know how many
        else
          turnTile(from, pitch, 2 * (turned - x) / LANES, next, to, (size_t)height);
      }
      turnEdge(source, turned, end, y, min(y + TILE_HEIGHT, bottom), width, height, result);
    }
  }
}

#define KEPT_LINES (COLUMNS / FLOATS_OF_LINE)  // of a row of a tile that is kept

// Columns `left` to `right` of LANES rows from y on become rows of `to`, which is a kept tile's.
INLINE void turnRows(global const float* source, int left, int right, int y, int width, int height, global float* to) {
  for (int x = left; x < right; x += LANES) {
    Floats v[LANES];
    loadColumns(v, source, x, y, width, height);
#define KEEP(i) *(global AnyFloats*)(to + i * (size_t)TALL) = v[i];
    EACH_LANE(KEEP)
    to += LANES * (size_t)TALL;
  }
}

// Lines asked to `end` of the next tile are still to be asked for.
typedef struct {
  global const float* tile;
  size_t pitch;
  int asked, end;
} Ahead;

// Whole lines go past the caches, and for each one of the next tile is asked for. Returns what is left to ask for.
INLINE Ahead storeRun(global const float* from, global float* to, int count, Ahead next) {
  const int beforeLine = (int)(-((size_t)to / sizeof(float)) % FLOATS_OF_LINE);
  int i = 0;
  for (; i < min(beforeLine, count); ++i) to[i] = from[i];
  for (; i + FLOATS_OF_LINE <= count; i += FLOATS_OF_LINE) {
    STORE((Line)(*(global const AnyLine*)(from + i)), (global Line*)(to + i));
    if (next.asked < next.end) askFor(next.tile, next.asked++, KEPT_LINES, next.pitch);
  }
  for (; i < count; ++i) to[i] = from[i];
  return next;
}

// Columns `left` to `right` of ROWS rows from `top` on, by way of `tile`.
INLINE void turnByTiles(global const float* source, int left, int right, int top, int width, int height,
                        global float* tile, global float* result) {
  // Where a row of the result begins within a line, so does what this tile has of it, and what the next one has.
  const int tall = min(WHOLE_LINES ? ROWS : TALL, height - top);
  const int lines = width >= COLUMNS ? tall * KEPT_LINES : 0;
  global const float* band = source + (size_t)top * (size_t)width;
  for (int n = 0; n < lines; ++n) askFor(band + min(left, width - COLUMNS), n, KEPT_LINES, (size_t)width);
  for (int x = left; x < right; x += COLUMNS) {
    const int end = min(x + COLUMNS, right);
    for (int y = 0; y < tall; y += LANES) turnRows(source, x, end, top + y, width, height, tile + y);
    Ahead next = {band + min(end, width - COLUMNS), (size_t)width, 0, end < right ? lines : 0};
    for (int column = x; column < end; ++column) {
      const size_t row = (size_t)column * (size_t)height;
      const size_t past = row + (size_t)(top + ROWS);
      // From the first line that begins in the tile, and of the picture's first tile from its beginning.
      const int first = top == 0 ? 0 : (int)(-(row + (size_t)top) % FLOATS_OF_LINE);
      const int last = min(ROWS + (int)(-past % FLOATS_OF_LINE), height - top);
      if (first < last)
        next = storeRun(tile + (column - x) * TALL + first, result + row + (size_t)(top + first), last - first, next);
    }
  }
}

kernel void transposeBands(global const float* restrict source, global float* restrict result,
                           global float* restrict tiles, int width, int height) {
  const int bands = (int)get_num_groups(1);
  const int share = ((width + bands - 1) / bands + FLOATS_OF_LINE - 1) / FLOATS_OF_LINE * FLOATS_OF_LINE;
  const int left = (int)get_group_id(1) * share;
  const int right = min(left + share, width);
  const int top = (int)get_group_id(0) * ROWS;
  if (left >= width || top >= height) return;
  if (LANES == FLOATS_OF_LINE && WHOLE_LINES) {
    turnAtOnce(source, left, right, top, min(top + ROWS, height), width, height, result);
  } else {
    const size_t group = get_group_id(1) * get_num_groups(0) + get_group_id(0);
    turnByTiles(source, left, right, top, width, height, tiles + group * (size_t)(COLUMNS * TALL), result);
  }
}
