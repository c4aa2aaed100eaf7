/*---
workload = "transpose"
title    = "Blocks of 16 x 16 turned in registers, for CPUs"
rank     = 60
summary  = """
On a CPU local memory is ordinary memory, and a tile in it only a detour. Here 16 rows of 16 floats are loaded as 16
vectors and turned by instructions that interleave vectors, 64 of them for 256 floats. A work-item goes down a band of
columns. Whole cache lines of the result are stored, past the caches: a line that is written in parts would have to be
read first. Where the height is no multiple of a line, what was turned is put together in the cache until lines are
whole. Source: the interleaving is how CPUs' vectors are transposed everywhere, e.g. _MM_TRANSPOSE4_PS in Intel's
headers."""

[cost]
memory = "2"
flops  = "0"

# Columns per work-item. The more, the fewer cache lines of the source are read twice at the sides of the band.
[tune.COLUMNS]
default = 512
values  = [128, 256, 512]

# Rows per work-item.
[tune.ROWS]
default = 1024
values  = [512, 1024, 4096]

[constants]
STEP = 64  # rows that are turned before they are stored

[scratch]
lines = "ceil(width / COLUMNS) * ceil(height / ROWS) * COLUMNS * (STEP + 32)"

[[pass]]
kernel = "transposeBands"
args   = ["source", "result", "lines", "width", "height"]
global = ["ceil(width / COLUMNS)", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

#define LANES 16
#define NO_PREFETCH  // this kernel's own reaches further
#include "../copy/stream.clh"
#include "registers.clh"

// Columns ahead that are asked for: 16 rows are many streams for a processor's own prefetching.
#define AHEAD 128

#define PITCH (STEP + 32)  // floats of a line that is put together: STEP new ones, before them up to 15 that are left
#define LINE(j) (lines + (size_t)(j) * PITCH + 16)

#define ASK(i) PREFETCH_FAR(ahead + i * pitch);
#define ASK_AHEAD(x, y)                                                                                             \
  if (x + AHEAD + 16 <= width && y + 16 <= height) {                                                                \
    const size_t pitch = (size_t)width;                                                                             \
    global const float* ahead = source + (size_t)(y)*pitch + (size_t)(x + AHEAD);                                   \
    EACH_LANE(ASK)                                                                                                   \
  }

// Floats from the start of a cache line to the result's element (row, column).
#define BEYOND_LINE(row, column) (int)(((size_t)(row) * (size_t)height + (size_t)(column)) % 16)

kernel void transposeBands(global const float* restrict source, global float* restrict result,
                           global float* restrict lines, int width, int height) {
  const int left = (int)get_group_id(0) * COLUMNS;
  const int right = min(left + COLUMNS, width);
  const int top = (int)get_group_id(1) * ROWS;
  const int bottom = min(top + ROWS, height);
  if (left >= width || top >= height) return;

  if (height % 16 == 0) {  // whole cache lines as they are
    for (int y = top; y < bottom; y += 16) {
      for (int x = left; x < right; x += 16) {
        float16 v[16];
        ASK_AHEAD(x, y)
        loadColumns(v, source, x, y, width, height);
        global float* to = result + (size_t)x * (size_t)height + (size_t)y;
#define PUT_COLUMN(i) \
  if (x + i < right) PUT(v[i], to + i * (size_t)height);
        EACH_LANE(PUT_COLUMN)
      }
    }
    return;
  }

  lines += (get_group_id(1) * get_num_groups(0) + get_group_id(0)) * (size_t)(COLUMNS * PITCH);

  for (int y = top; y < bottom; y += STEP) {
    for (int block = 0; block < STEP && y + block < bottom; block += 16) {
      for (int x = left; x < right; x += 16) {
        float16 v[16];
        ASK_AHEAD(x, y + block)
        loadColumns(v, source, x, y + block, width, height);
        global float* to = LINE(x - left) + block;
#define KEEP(i) *(global float16*)(to + i * PITCH) = v[i];
        EACH_LANE(KEEP)
      }
    }

    const int end = min(y + STEP, bottom);
    for (int x = left; x < right; ++x) {
      global float* line = LINE(x - left);                // of row x of the result: line[0] is element y
      global float* to = result + (size_t)x * (size_t)height + (size_t)y;
      // What the last rows left over begins at a cache line of the result; the first rows may begin within one.
      int first = -BEYOND_LINE(x, y);
      const int last = end < bottom ? end - y - BEYOND_LINE(x, end) : end - y;
      if (y == top && first < 0) {
        const int whole = min(first + 16, last);
        for (int i = 0; i < whole; ++i) to[i] = line[i];
        first = max(whole, 0);
      }
      for (; first + 16 <= last; first += 16) STORE(vload16(0, line + first), (global float16*)(to + first));
      for (; first < last; ++first) to[first] = line[first];
      // What is left over goes before the next rows.
      vstore16(vload16(0, line + STEP - 16), 0, line - 16);
    }
  }
}
