/*---
workload = "transpose"
title    = "Tiles, several pixels per work-item, with or without local memory"
rank     = 900
summary  = """
A work-group of ITEMS_X x ITEMS_Y turns a tile of TILE_X x TILE_Y pixels: through local memory, whose rows may be padded,
or straight across."""
require  = ["TILE_X % ITEMS_X == 0", "TILE_Y % ITEMS_Y == 0", "PAD == 0 || STAGE == 1"]

[cost]
memory = "2"
flops  = "0"

[tune.TILE_X]
default = 32
values  = [16, 32, 64, 128]

[tune.TILE_Y]
default = 32
values  = [16, 32, 64]

[tune.ITEMS_X]
default = 32
values  = [8, 16, 32]

[tune.ITEMS_Y]
default = 4
values  = [1, 4, 16]

[tune.STAGE]
default = 1
values  = [0, 1]

[tune.PAD]
default = 1
values  = [0, 1]

[[pass]]
kernel = "transposeTiles"
args   = ["source", "result", { local = "STAGE == 1 ? 4 * (TILE_X + PAD) * TILE_Y : 4" }, "width", "height"]
global = ["ITEMS_X * ceil(width / TILE_X)", "ITEMS_Y * ceil(height / TILE_Y)"]
local  = ["ITEMS_X", "ITEMS_Y"]
---*/

kernel void transposeTiles(global const float* restrict source, global float* restrict result, local float* tile,
                           int width, int height) {
  const int left = (int)get_group_id(0) * TILE_X;
  const int top = (int)get_group_id(1) * TILE_Y;
  const int itemX = (int)get_local_id(0);
  const int itemY = (int)get_local_id(1);
#if STAGE
  for (int y = itemY; y < TILE_Y; y += ITEMS_Y) {
    for (int x = itemX; x < TILE_X; x += ITEMS_X) {
      if (left + x < width && top + y < height)
        tile[y * (TILE_X + PAD) + x] = source[(size_t)(top + y) * (size_t)width + (size_t)(left + x)];
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  // Work-items of a row store neighbours of a row of the result.
  const int item = itemY * ITEMS_X + itemX;
  for (int i = item; i < TILE_X * TILE_Y; i += ITEMS_X * ITEMS_Y) {
    const int x = i / TILE_Y;
    const int y = i % TILE_Y;
    if (left + x < width && top + y < height)
      result[(size_t)(left + x) * (size_t)height + (size_t)(top + y)] = tile[y * (TILE_X + PAD) + x];
  }
#else
  tile[0] = 0.0f;
  for (int y = itemY; y < TILE_Y; y += ITEMS_Y) {
    for (int x = itemX; x < TILE_X; x += ITEMS_X) {
      if (left + x < width && top + y < height)
        result[(size_t)(left + x) * (size_t)height + (size_t)(top + y)] =
            source[(size_t)(top + y) * (size_t)width + (size_t)(left + x)];
    }
  }
#endif
}
