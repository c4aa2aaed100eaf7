/*---
workload = "transpose"
title    = "Padded tiles of 32 x 32, four pixels per work-item"
rank     = 40
story    = ["cpu", "gpu"]
summary  = """
Two further steps. The tile's rows are 33 floats long, so that the 32 floats of its column lie in 32 different banks of
local memory and not all in one. And each work-item moves four pixels: fewer work-items, each with four independent
loads under way. It is what transposes on GPUs have come to look like since the guide; local memory is only fast
where its banks are hit evenly. Source: after Apple, Tuning Performance On the GPU, Listing 14-5, and its advice to
group several outputs into one work-item."""

[guide]
experiments = { transposes = "padded" }

[cost]
memory = "2"
flops  = "0"
local  = "2"

[constants]
TILE = 32   # floats in a line of 128 bytes; as many banks as most GPUs have
PITCH = 33  # floats from one row of the tile to the next
ROWS = 8    # rows of work-items: each takes TILE / ROWS pixels of a column

[[pass]]
kernel = "transposePadded"
args   = ["source", "result", { local = "4 * TILE * PITCH" }, "width", "height"]
global = ["ceil(width / TILE) * TILE", "ceil(height / TILE) * ROWS"]
local  = ["TILE", "ROWS"]
---*/

kernel void transposePadded(global const float* restrict source, global float* restrict result, local float* tile,
                            int width, int height) {
  const int ix = (int)get_local_id(0);
  const int iy = (int)get_local_id(1);
  const int left = (int)get_group_id(0) * TILE;  // the block's origin in the source; in the result it is (top, left)
  const int top = (int)get_group_id(1) * TILE;

  // Rows of the source become rows of the tile: consecutive work-items, consecutive floats in both.
  for (int row = iy; row < TILE; row += ROWS) {
    if (left + ix < width && top + row < height)
      tile[row * PITCH + ix] = source[(size_t)(top + row) * (size_t)width + (size_t)(left + ix)];
  }

  barrier(CLK_LOCAL_MEM_FENCE);

  // Columns of the tile become rows of the result: here the stride of PITCH meets a different bank at every step.
  for (int row = iy; row < TILE; row += ROWS) {
    if (top + ix < height && left + row < width)
      result[(size_t)(left + row) * (size_t)height + (size_t)(top + ix)] = tile[ix * PITCH + row];
  }
}
