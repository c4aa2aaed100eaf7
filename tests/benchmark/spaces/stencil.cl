/*---
title   = "Weighted mean of 5 x 5 numbers"
summary = """
A work-item makes PER_X x PER_Y numbers of a plane with a border: neighbours of each other, or as far apart as the group is
wide (APART). STAGE brings what a group needs to local memory first."""
rank    = 900
require = ["LOCAL_X * LOCAL_Y >= 16", "LOCAL_X * LOCAL_Y <= 256", "LOCAL_X * PER_X <= 256", "LOCAL_Y * PER_Y <= 16"]

[size]
WIDTH  = [2048]
HEIGHT = [1024]

[buffer]
from = { type = "float", shape = ["WIDTH + 4", "HEIGHT + 4"] }
to   = { type = "float", shape = ["WIDTH", "HEIGHT"], use = "out" }

[reference]
kernel = "stencil-plain.cl"

[tolerance]
to = { abs = 1e-5 }

[work]
flops = "50 * WIDTH * HEIGHT"

[tune.LOCAL_X]
default = 32
values  = [8, 32, 128]

[tune.LOCAL_Y]
default = 4
values  = [1, 2, 4, 8]

[tune.PER_X]
default = 1
values  = [1, 2, 4, 8]

[tune.PER_Y]
default = 1
values  = [1, 2, 4]

[tune.STAGE]
default = 1
values  = [0, 1]

[tune.APART]
default = 1
values  = [0, 1]

[[pass]]
kernel = "stencil"
args   = ["from", "to", { local = "STAGE == 1 ? 4 * (LOCAL_X * PER_X + 4) * (LOCAL_Y * PER_Y + 4) : 4" }, "WIDTH", "HEIGHT"]
global = ["LOCAL_X * ceil(WIDTH / (LOCAL_X * PER_X))", "LOCAL_Y * ceil(HEIGHT / (LOCAL_Y * PER_Y))"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

#define TILE_X (LOCAL_X * PER_X)
#define TILE_Y (LOCAL_Y * PER_Y)

constant float kWeights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};

kernel void stencil(global const float* restrict from, global float* restrict to, local float* tile, int width,
                    int height) {
  const int left = (int)get_group_id(0) * TILE_X;
  const int top = (int)get_group_id(1) * TILE_Y;
  const int row = width + 4;
#if STAGE
  for (int y = (int)get_local_id(1); y < TILE_Y + 4; y += LOCAL_Y) {
    for (int x = (int)get_local_id(0); x < TILE_X + 4; x += LOCAL_X)
      tile[y * (TILE_X + 4) + x] = from[(size_t)min(top + y, height + 3) * (size_t)row + (size_t)min(left + x, row - 1)];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
#else
  tile[0] = 0.0f;
#endif
  for (int j = 0; j < PER_Y; ++j) {
    for (int i = 0; i < PER_X; ++i) {
#if APART
      const int x = (int)get_local_id(0) + i * LOCAL_X;
      const int y = (int)get_local_id(1) + j * LOCAL_Y;
#else
      const int x = (int)get_local_id(0) * PER_X + i;
      const int y = (int)get_local_id(1) * PER_Y + j;
#endif
      if (left + x >= width || top + y >= height) continue;
      float sum = 0.0f;
#pragma unroll
      for (int v = 0; v < 5; ++v) {
#pragma unroll
        for (int u = 0; u < 5; ++u) {
#if STAGE
          const float value = tile[(y + v) * (TILE_X + 4) + x + u];
#else
          const float value = from[(size_t)(top + y + v) * (size_t)row + (size_t)(left + x + u)];
#endif
          sum = mad(kWeights[v] * kWeights[u], value, sum);
        }
      }
      to[(size_t)(top + y) * (size_t)width + (size_t)(left + x)] = sum;
    }
  }
}
