/*---
workload = "transpose"
title    = "Tiles of 64 x 64, written at whole sectors"
rank     = 50
summary  = """
Memory is written by the sector: 32 bytes, 8 floats. Where a picture's height is no multiple of 8, every row of the
result starts somewhere inside a sector, and square tiles would begin and end their rows there: memory then has to put
sectors together from two work-groups, at two thirds of the speed. Here a tile reads up to 7 rows more of the picture
and, row by row of the result, leaves out what is before its first sector's beginning. Sixteen to eighteen loads by
each work-item are under way before the first is waited for. Source: after Apple, Tuning Performance On the GPU,
Listing 14-5; the sectors are what today's GPUs have instead of that guide's channels."""

[guide]
experiments = { transposes = "whole sectors" }

[cost]
memory = "2"
flops  = "0"

[constants]
SECTOR = 8  # floats

[tune.TILE]
default = 64
values  = [32, 64]

[tune.ROWS]
default = 4
values  = [4, 8]

[[pass]]
kernel = "transposeAligned"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / TILE) * TILE", "ceil((height + (height == SECTOR * floor(height / SECTOR) ? 0 : SECTOR - 1)) / TILE) * ROWS"]
local  = ["TILE", "ROWS"]
---*/

#define HEIGHT (TILE + SECTOR)  // of a tile: with the rows that only some columns need
#define LOADS (HEIGHT / ROWS)

kernel void transposeAligned(global const float* restrict source, global float* restrict result, int width,
                             int height) {
  // Column by column of the picture: what is stored along a column and loaded along a row meets 32 banks either way.
  local float tile[TILE][HEIGHT + 1];
  const int ix = (int)get_local_id(0);
  const int iy = (int)get_local_id(1);
  const int left = (int)get_group_id(0) * TILE;
  const int shift = height % SECTOR == 0 ? 0 : SECTOR - 1;    // rows above the first one that may be needed
  const int top = (int)get_group_id(1) * TILE - shift;
  const int needed = TILE + shift;

  if (left + TILE <= width && top >= 0 && top + HEIGHT <= height) {
    global const float* from = source + (size_t)(top + iy) * (size_t)width + (size_t)(left + ix);
    float kept[LOADS];
#pragma unroll
    for (int i = 0; i < LOADS; ++i) {
      if (i * ROWS < TILE || i * ROWS < needed) kept[i] = from[(size_t)(i * ROWS) * (size_t)width];
    }
#pragma unroll
    for (int i = 0; i < LOADS; ++i) {
      if (i * ROWS < TILE || i * ROWS < needed) tile[ix][iy + i * ROWS] = kept[i];
    }
  } else {
    for (int r = iy; r < needed; r += ROWS) {
      if (left + ix < width && top + r >= 0 && top + r < height)
        tile[ix][r] = source[(size_t)(top + r) * (size_t)width + (size_t)(left + ix)];
    }
  }

  barrier(CLK_LOCAL_MEM_FENCE);

#pragma unroll
  for (int i = 0; i < TILE / ROWS; ++i) {
    const int x = left + iy + i * ROWS;
    const size_t row = (size_t)x * (size_t)height;  // where the result's row begins
    // From the tile's top to the next sector's beginning; SECTOR more, so that nothing is negative.
    const int skipped = shift == 0 ? 0 : (SECTOR - (int)((row + (size_t)(top + SECTOR)) % SECTOR)) % SECTOR;
    const int y = top + skipped + ix;
    if (x < width && y >= 0 && y < height) result[row + (size_t)y] = tile[iy + i * ROWS][skipped + ix];
  }
}
