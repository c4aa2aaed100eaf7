/*---
workload  = "blur"
reference = "deriche"
error     = "sigma <= 14 ? 5e-4 : (sigma <= 20 ? 1.2e-3 : 4e-3)"  # rounding grows with sigma
title     = "Recursive Gaussian in overlapping blocks"
rank      = 40
summary   = """
What the guide's recursion lacks is work-items. Here every row and column is cut into blocks that are filtered at the
same time: a filter forgets, so each block starts WARMUP r pixels early, as if the pixel there lasted for ever, and
throws that part away. What has not been forgotten after 3 r = 9 sigma pixels changes the result by less than 6e-7. Rows
pass through local memory, so that no load or store strides. A block's line is short enough for registers: there the
forward filter leaves its output for the backward one, and nothing half done goes to memory and back. Many more
work-items for some more pixels each. Source: Apple, Tuning Performance On the GPU, the last lines of the example
(change the algorithm to increase the parallelism level)."""

[guide]
carries     = ["More parallelism"]
experiments = { parallelism = "overlapped blocks", accuracy = "overlapped blocks" }

[valid]
sigma = [0.3, 30]  # float error, as for whole rows and columns

[cost]
# Rows: 1 read, 1 write; columns: 2 reads, 1 write. At each joint of two blocks, both filters read their way in again:
# WARMUP r pixels, for rows in whole tiles. Operations: 62 as for whole lines, and half of that per filter's way in.
memory = """
5 + 2 * ceil(WARMUP * radius / TILE) * TILE * (ceil(width / BLOCK) - 1) / width
  + 2 * WARMUP * radius * (ceil(height / BLOCK) - 1) / height"""
flops  = """
62 + 31 * ceil(WARMUP * radius / TILE) * TILE * (ceil(width / BLOCK) - 1) / width
   + 31 * WARMUP * radius * (ceil(height / BLOCK) - 1) / height"""

[constants]
WARMUP = 3  # in radii of 3 sigma: the slowest pole shrinks by exp(-1.723) per sigma, and four filters each forget
TILE   = 32  # rows of a work-group of the row pass, and the pixels that it takes at a time; BLOCK is a multiple of it

# Small: more work-items. Large: fewer pixels filtered twice, but compilers take longer to unroll (on CPUs, very long).
[tune.BLOCK]
default = 64
values  = [32, 64]

[tune.LOCAL_COLUMNS]
default = 64
values  = [16, 32, 64, 128]

[[pass]]
kernel = "filterRowBlocks"
args   = ["source", "scratch0", "coefficients", "radius", "width", "height"]
global = ["ceil(width / BLOCK) * TILE", "ceil(height / TILE)"]
local  = ["TILE", "1"]

[[pass]]
kernel = "filterColumnBlocks"
args   = ["scratch0", "result", "coefficients", "radius", "width", "height"]
global = ["width", "ceil(height / BLOCK)"]
local  = ["LOCAL_COLUMNS", "1"]
---*/

// A filter between two pixels: its last four inputs and outputs, newest first.
typedef struct {
  float i1, i2, i3, i4;
  float o1, o2, o3, o4;
} History;

// As if the filter had seen nothing but `pixel` so far.
History steady(float pixel, float gain);
History steady(float pixel, float gain) {
  const float output = pixel * gain;
  const History history = {pixel, pixel, pixel, pixel, output, output, output, output};
  return history;
}

// The poles, which both filters share, and the turn to the next pixel. The term with the newest output comes last, so
// that the next pixel waits for one operation only.
float advance(History* h, float input, float numerator, constant const float* c);
float advance(History* h, float input, float numerator, constant const float* c) {
  const float output = mad(-c[0], h->o1, mad(-c[1], h->o2, mad(-c[2], h->o3, mad(-c[3], h->o4, numerator))));
  h->i4 = h->i3; h->i3 = h->i2; h->i2 = h->i1; h->i1 = input;
  h->o4 = h->o3; h->o3 = h->o2; h->o2 = h->o1; h->o1 = output;
  return output;
}

// coefficients: a0..a3, b1..b4, c1..c4, forward gain, backward gain, gain of the poles.
float forwards(History* h, float input, constant const float* coefficients);
float forwards(History* h, float input, constant const float* coefficients) {
  constant const float* a = coefficients;
  const float numerator = mad(a[0], input, mad(a[1], h->i1, mad(a[2], h->i2, a[3] * h->i3)));
  return advance(h, input, numerator, coefficients + 8);
}

// Its output does not depend on the pixel that it belongs to, only on those after it.
float backwards(History* h, float input, constant const float* coefficients);
float backwards(History* h, float input, constant const float* coefficients) {
  constant const float* b = coefficients + 4;
  const float numerator = mad(b[0], h->i1, mad(b[1], h->i2, mad(b[2], h->i3, b[3] * h->i4)));
  return advance(h, input, numerator, coefficients + 8);
}

// What the filters make of a line of a block, BLOCK pixels, is a private array. All loops over it are unrolled: with
// indices known when compiling it is held in registers, else in memory.

// Copies `columns` columns of TILE rows to local memory; the edge pixel is repeated beyond the border. Rows of the tile
// are columns + 1 floats long: then the floats of a column, which the filters read at the same time, lie in different
// banks.
void loadTile(local float* tile, int columns, global const float* source, int left, int top, int width, int height);
void loadTile(local float* tile, int columns, global const float* source, int left, int top, int width, int height) {
  for (int column = (int)get_local_id(0); column < columns; column += TILE) {
    const int x = clamp(left + column, 0, width - 1);
    for (int r = 0; r < TILE; ++r)
      tile[r * (columns + 1) + column] = source[(size_t)min(top + r, height - 1) * (size_t)width + (size_t)x];
  }
}

// A work-group of TILE items takes TILE rows of one block. Loading and storing, an item is a column of the tile;
// filtering, it is a row. Loops with a barrier have the same bounds for the whole group: every item must reach it.
// Beyond the border all goes on as on it, which a filter that starts there does not notice; only stores are left out.
kernel void filterRowBlocks(global const float* restrict source, global float* restrict result,
                            constant const float* restrict coefficients, int radius, int width, int height) {
  local float around[TILE * (TILE + 1)];
  local float tile[TILE * (BLOCK + 1)];
  const int item = (int)get_local_id(0);
  const int top = (int)get_group_id(1) * TILE;
  const int start = (int)get_group_id(0) * BLOCK;
  const int end = start + BLOCK;
  const int warmup = (WARMUP * radius + TILE - 1) / TILE * TILE;
  global const float* row = source + (size_t)min(top + item, height - 1) * (size_t)width;
  local const float* outside = around + item * (TILE + 1);
  local float* line = tile + item * (BLOCK + 1);
  float filtered[BLOCK];

  loadTile(tile, BLOCK, source, start, top, width, height);
  const int first = max(start - warmup, 0);
  History history = steady(row[first], coefficients[12]);
  for (int left = first; left < start; left += TILE) {
    loadTile(around, TILE, source, left, top, width, height);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; ++k) forwards(&history, outside[k], coefficients);
    barrier(CLK_LOCAL_MEM_FENCE);  // the next turn overwrites the tile
  }
  barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
  for (int k = 0; k < BLOCK; ++k) filtered[k] = forwards(&history, line[k], coefficients);

  // A last block may end beyond the picture: then nothing follows it.
  const int last = max(end, min(end + warmup, (width + TILE - 1) / TILE * TILE));
  history = steady(row[min(last, width) - 1], coefficients[13]);
  for (int left = last - TILE; left >= end; left -= TILE) {
    loadTile(around, TILE, source, left, top, width, height);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = TILE - 1; k >= 0; --k) backwards(&history, outside[k], coefficients);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
#pragma unroll
  for (int k = BLOCK - 1; k >= 0; --k) {
    const float output = backwards(&history, line[k], coefficients);
    line[k] = filtered[k] + output;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int column = item; column < BLOCK && start + column < width; column += TILE) {
    for (int r = 0; r < TILE; ++r)
      if (top + r < height)
        result[(size_t)(top + r) * (size_t)width + (size_t)(start + column)] = tile[r * (BLOCK + 1) + column];
  }
}

// One work-item per column of a block: consecutive ones load and store consecutive floats as it is. No load depends on
// what was filtered, so unrolling also lets many be under way at a time.
kernel void filterColumnBlocks(global const float* restrict source, global float* restrict result,
                               constant const float* restrict coefficients, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int start = (int)get_global_id(1) * BLOCK;
  if (x >= width) return;

  const int end = start + BLOCK;
  const int first = max(start - WARMUP * radius, 0);
  const int last = min(end + WARMUP * radius, height);
  const size_t stride = (size_t)width;
  global const float* column = source + x;
  float filtered[BLOCK];

  History history = steady(column[(size_t)first * stride], coefficients[12]);
  for (int y = first; y < start; ++y) forwards(&history, column[(size_t)y * stride], coefficients);
#pragma unroll
  for (int k = 0; k < BLOCK; ++k)
    filtered[k] = forwards(&history, column[(size_t)min(start + k, height - 1) * stride], coefficients);

  history = steady(column[(size_t)(last - 1) * stride], coefficients[13]);
  for (int y = last - 1; y >= end; --y) backwards(&history, column[(size_t)y * stride], coefficients);
#pragma unroll
  for (int k = BLOCK - 1; k >= 0; --k) {
    const float output = backwards(&history, column[(size_t)min(start + k, height - 1) * stride], coefficients);
    if (start + k < height) result[(size_t)(start + k) * stride + (size_t)x] = filtered[k] + output;
  }
}
