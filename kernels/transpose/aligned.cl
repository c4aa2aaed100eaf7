/*---
workload = "transpose"
title    = "Tiles moved and written at whole sectors"
rank     = 50
story    = ["cpu", "gpu"]
summary  = """
Memory is written by the sector: 32 bytes, 8 floats. Where a picture's height is no multiple of 8, every row of the
result starts somewhere inside a sector, and tiles would begin and end their rows there: memory then has to put sectors
together from two work-groups, at two thirds of the speed. Here a tile reads up to 7 rows more of the picture and, row by
row of the result, leaves out what is before its first sector's beginning. Where rows allow it, four floats are moved
at once. Work-groups follow one another down the picture, so that those at work at the same time write the same rows
of the result side by side. A tile at the picture's edge is loaded like every other, from addresses held within it: one
with loads that wait for each other would end long after the rest. Where rows begin within a line of memory, a tile's
rows begin and end within lines that other tiles ask for at other times: loads bring whole ones into the second cache,
where hints can tell it. Source: after Apple, Tuning Performance On the GPU, Listing 14-5; the sectors are what today's
GPUs have instead of that guide's channels."""

[guide]
experiments = { transposes = "whole sectors" }

[cost]
memory = "2"
flops  = "0"

[constants]
SECTOR = 8  # floats

# Work-items of a group, in eight rows, where the device allows so many.
[tune.ITEMS]
default = 512
values  = [256, 512]

# Columns of a tile; 0 for as many as suit where the rows of both pictures begin.
[tune.ACROSS]
default = 0
values  = [64, 128, 0]

# Rows of a tile, as multiples of those that make eight floats for each of ITEMS.
[tune.DEEP]
default = 1
values  = [1, 2]

# Bytes that a load also brings from memory into the second cache, where hints can tell it; 0 for as many as suit the
# height.
[tune.BROUGHT]
default = 0
values  = [128, 256, 0]

[define]
# Rows of the picture that begin inside a sector share one with the tile beside: wide tiles share fewer. Where rows of
# the result do, a tile loads seven rows more than it stores: tall tiles load fewer.
WIDE = "ACROSS > 0 ? ACROSS : width == 4 * floor(width / 4) || height > SECTOR * floor(height / SECTOR) ? 64 : 128"
HIGH = "max(32, 8 * ITEMS / WIDE) * DEEP"
LINE = "BROUGHT > 0 ? BROUGHT : height == SECTOR * floor(height / SECTOR) ? 256 : 128"

[[pass]]
kernel = "transposeAligned"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / WIDE) * min(ITEMS, largestGroup) / 8", "ceil((height + (height == SECTOR * floor(height / SECTOR) ? 0 : SECTOR - 1)) / HIGH) * 8"]
local  = ["min(ITEMS, largestGroup) / 8", "8"]
---*/

#include "../copy/cache-hints.clh"

#define GROUP (ITEMS < LARGEST_GROUP ? ITEMS : LARGEST_GROUP)
#define LANES (GROUP / 8)
#define QUADS (WIDE * HIGH / (4 * GROUP))    // groups of four floats that a work-item moves
#define TALL (HIGH + SECTOR - 1)             // of a tile with the rows that only some columns need
#define LOADS ((TALL + 7) / 8)

// Column by column of the picture: PITCH is odd, so that what is stored along a column and loaded along a row meets 32
// banks either way.
#define PITCH (TALL | 1)

// Tiles begin and end where sectors do, in every row of the result.
void moveTile(local float tile[WIDE][PITCH], global const float* restrict source, global float* restrict result,
              uint left, uint top, uint width, uint height);
// They don't: the tile's rows of the result begin at their first sector after `top`, SECTOR - 1 rows before the tile.
void moveShiftedTile(local float tile[WIDE][PITCH], global const float* restrict source,
                     global float* restrict result, uint left, int top, uint width, uint height);

// Eight work-items in a row take four floats each, 128 bytes of a row; the group's next 32 rows or lines come after.
void moveTile(local float tile[WIDE][PITCH], global const float* restrict source, global float* restrict result,
              uint left, uint top, uint width, uint height) {
  const uint ix = (uint)get_local_id(0), iy = (uint)get_local_id(1);
  const uint item = iy * LANES + ix;
  if (width % 4 == 0) {  // then rows of the picture begin at whole quads, and have whole ones
    float4 kept[QUADS];
#pragma unroll
    for (uint i = 0; i < QUADS; ++i) {
      const uint n = i * (GROUP / 8) + item / 8;
      const uint x = min(left + n % (WIDE / 32) * 32 + item % 8 * 4, width - 4);
      kept[i] = loadLines(source + (size_t)min(top + n / (WIDE / 32), height - 1) * width + x);
    }
#pragma unroll
    for (uint i = 0; i < QUADS; ++i) {
      const uint n = i * (GROUP / 8) + item / 8;
      const uint x = n % (WIDE / 32) * 32 + item % 8 * 4;
      const uint y = n / (WIDE / 32);
      tile[x][y] = kept[i].x;
      tile[x + 1][y] = kept[i].y;
      tile[x + 2][y] = kept[i].z;
      tile[x + 3][y] = kept[i].w;
    }
  } else {
    float kept[HIGH / 8][WIDE / LANES];
#pragma unroll
    for (uint i = 0; i < HIGH / 8; ++i) {
#pragma unroll
      for (uint a = 0; a < WIDE / LANES; ++a)
        kept[i][a] = loadLine(source + (size_t)min(top + iy + i * 8, height - 1) * width + min(left + ix + a * LANES, width - 1));
    }
#pragma unroll
    for (uint i = 0; i < HIGH / 8; ++i) {
#pragma unroll
      for (uint a = 0; a < WIDE / LANES; ++a) tile[ix + a * LANES][iy + i * 8] = kept[i][a];
    }
  }

  barrier(CLK_LOCAL_MEM_FENCE);

#pragma unroll
  for (uint i = 0; i < QUADS; ++i) {
    const uint n = i * (GROUP / 8) + item / 8;
    const uint x = n / (HIGH / 32);
    const uint y = n % (HIGH / 32) * 32 + item % 8 * 4;
    if ((left + x < width) & (top + y < height)) {
      const float4 quad = (float4)(tile[x][y], tile[x][y + 1], tile[x][y + 2], tile[x][y + 3]);
      *(global float4*)(result + (size_t)(left + x) * height + top + y) = quad;
    }
  }
}

void moveShiftedTile(local float tile[WIDE][PITCH], global const float* restrict source,
                     global float* restrict result, uint left, int top, uint width, uint height) {
  const uint ix = (uint)get_local_id(0), iy = (uint)get_local_id(1);
  float kept[LOADS][WIDE / LANES];
#pragma unroll
  for (uint i = 0; i < LOADS; ++i) {
    const uint y = (uint)clamp(top + (int)(iy + i * 8), 0, (int)height - 1);
#pragma unroll
    for (uint a = 0; a < WIDE / LANES; ++a) {
      if (iy + i * 8 < TALL) kept[i][a] = loadLine(source + (size_t)y * width + min(left + ix + a * LANES, width - 1));
    }
  }
#pragma unroll
  for (uint i = 0; i < LOADS; ++i) {
#pragma unroll
    for (uint a = 0; a < WIDE / LANES; ++a) {
      if (iy + i * 8 < TALL) tile[ix + a * LANES][iy + i * 8] = kept[i][a];
    }
  }

  barrier(CLK_LOCAL_MEM_FENCE);

#pragma unroll
  for (uint i = 0; i < WIDE / 8; ++i) {
    const uint x = left + iy + i * 8;
    const uint skipped = (0u - (x * height + (uint)top)) % SECTOR;  // from the tile's top to the next sector
#pragma unroll
    for (uint a = 0; a < (HIGH + LANES - 1) / LANES; ++a) {
      const uint at = skipped + ix + a * LANES;
      const int y = top + (int)at;
      if ((ix + a * LANES < HIGH) & (x < width) & (y >= 0) & (y < (int)height))
        result[(size_t)x * height + (uint)y] = tile[iy + i * 8][at];
    }
  }
}

kernel __attribute__((reqd_work_group_size(LANES, 8, 1))) void transposeAligned(global const float* restrict source,
                                                                                global float* restrict result,
                                                                                uint width, uint height) {
  local float tile[WIDE][PITCH];
  // Groups are numbered along rows; here they go down columns of tiles.
  const uint down = (uint)get_num_groups(1);
  const uint group = (uint)get_group_id(1) * (uint)get_num_groups(0) + (uint)get_group_id(0);
  const uint column = group / down;
  const uint left = column * WIDE;
  const uint top = (group - column * down) * HIGH;
  if (height % SECTOR == 0) {
    moveTile(tile, source, result, left, top, width, height);
  } else {
    moveShiftedTile(tile, source, result, left, (int)top - (SECTOR - 1), width, height);
  }
}
