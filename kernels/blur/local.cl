/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Separable, tiles in local memory"
rank      = 20
story     = ["gpu"]
summary   = """
Each work-group first copies its pixels and their neighbours into local memory, then filters from there: global
memory is read about once per pass instead of 2 r + 1 times. It pays where local memory is faster than the caches;
on a CPU it is ordinary memory and the copy is extra work. Source: Apple, Tuning Performance On the GPU, Listing
14-5 (local memory)."""

[guide]
carries     = ["Figure 14-16"]
experiments = { local-memory = "local memory", speed-up = "local memory", accuracy = "local memory" }

[cost]
memory = "(ROW_X + 2 * radius) / ROW_X + (COLUMN_TILE + 2 * radius) / COLUMN_TILE + 2"
flops  = "2 * 2 * (2 * radius + 1)"
local  = "2 * (2 * radius + 1) + (ROW_X + 2 * radius) / ROW_X + (COLUMN_TILE + 2 * radius) / COLUMN_TILE"

[constants]
COLUMN_TILE = 64  # rows of a tile in the column pass: tall, since each tile loads 2 r rows besides its own

[tune.ROW_X]
default = 128
values  = [64, 128, 256]

[tune.COLUMN_X]
default = 32
values  = [16, 32, 64]

[tune.COLUMN_Y]
default = 4
values  = [2, 4, 8]

[[pass]]
kernel = "blurRowsLocal"
args   = ["source", "scratch0", "weights", { local = "4 * (ROW_X + 2 * radius)" }, "radius", "width", "height"]
global = ["width", "height"]
local  = ["ROW_X", "1"]

[[pass]]
kernel = "blurColumnsLocal"
args   = ["scratch0", "result", "weights", { local = "4 * COLUMN_X * (COLUMN_TILE + 2 * radius)" }, "radius",
          "width", "height"]
global = ["width", "ceil(height / COLUMN_TILE) * COLUMN_Y"]
local  = ["COLUMN_X", "COLUMN_Y"]
---*/

// Every work-item reaches the barrier, also those beyond the picture: a barrier that some items of a group skip is
// undefined. So there is no early return here; only the stores are guarded.

kernel void blurRowsLocal(global const float* restrict source, global float* restrict result,
                          constant const float* restrict weights, local float* tile, int radius, int width,
                          int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  const int item = (int)get_local_id(0);
  const int left = (int)get_group_id(0) * ROW_X - radius;  // picture column of tile[0]

  // The group loads its ROW_X pixels and radius neighbours on either side, consecutive items consecutive floats.
  global const float* row = source + (size_t)min(y, height - 1) * (size_t)width;
  const int length = ROW_X + 2 * radius;
  for (int i = item; i < length; i += ROW_X) tile[i] = row[clamp(left + i, 0, width - 1)];
  barrier(CLK_LOCAL_MEM_FENCE);

  float sum = 0.0f;
  for (int k = 0; k <= 2 * radius; ++k) sum = mad(weights[k], tile[item + k], sum);
  if (x < width && y < height) result[(size_t)y * (size_t)width + (size_t)x] = sum;
}

kernel void blurColumnsLocal(global const float* restrict source, global float* restrict result,
                             constant const float* restrict weights, local float* tile, int radius, int width,
                             int height) {
  const int x = (int)get_global_id(0);
  const int itemX = (int)get_local_id(0);
  const int itemY = (int)get_local_id(1);
  const int firstRow = (int)get_group_id(1) * COLUMN_TILE;  // this group's rows: COLUMN_TILE from here
  const int top = firstRow - radius;                        // picture row of the tile's first row

  global const float* column = source + min(x, width - 1);
  const int rows = COLUMN_TILE + 2 * radius;
  for (int i = itemY; i < rows; i += COLUMN_Y)
    tile[i * COLUMN_X + itemX] = column[(size_t)clamp(top + i, 0, height - 1) * (size_t)width];
  barrier(CLK_LOCAL_MEM_FENCE);

  // COLUMN_Y items share a column of COLUMN_TILE pixels.
  for (int r = itemY; r < COLUMN_TILE; r += COLUMN_Y) {
    float sum = 0.0f;
    for (int k = 0; k <= 2 * radius; ++k) sum = mad(weights[k], tile[(r + k) * COLUMN_X + itemX], sum);
    if (x < width && firstRow + r < height) result[(size_t)(firstRow + r) * (size_t)width + (size_t)x] = sum;
  }
}
