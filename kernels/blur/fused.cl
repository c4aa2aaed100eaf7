/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Separable, both passes in one kernel"
rank      = 25
summary   = """
One launch instead of two, and nothing goes to global memory in between: a work-group filters the rows of its tile, and
those r above and below it that its columns need, into local memory and sums the columns from there. Rows between tiles
are filtered more than once, ever more of them as sigma grows, and so does the local memory that holds them: a device
with too little of it says DeviceLimit. Source: Apple, Tuning Performance On the GPU, Guidelines (concatenating many
small kernels into one large kernel may save considerable overhead)."""

[guide]
carries     = ["Kernel size", "Figure 14-16"]
experiments = { local-memory = "one fused kernel", speed-up = "one kernel", accuracy = "one fused kernel" }

[cost]
memory = "(TILE_X + 2 * radius) * (TILE_Y + 2 * radius) / (TILE_X * TILE_Y) + 1"
flops  = "2 * (2 * radius + 1) * (1 + (TILE_Y + 2 * radius) / TILE_Y)"

[constants]
STRIP = 8  # rows that are loaded at a time, and rows of work-items: one per pixel of a strip

[tune.TILE_X]
default = 32
values  = [16, 32, 64]

[tune.TILE_Y]
default = 64
values  = [32, 64, 128]

[[pass]]
kernel = "blurFused"
args   = ["source", "result", "weights", { local = "4 * STRIP * (TILE_X + 2 * radius)" },
          { local = "4 * TILE_X * ceil((TILE_Y + 2 * radius) / STRIP) * STRIP" }, "radius", "width", "height"]
global = ["ceil(width / TILE_X) * TILE_X", "ceil(height / TILE_Y) * STRIP"]
local  = ["TILE_X", "STRIP"]
---*/

// strip: STRIP rows of source pixels with their radius neighbours on either side. rows: all filtered rows that the
// tile's columns reach, TILE_X floats each. Both loops have the same bounds for all work-items of a group, and no item
// returns early: every one must reach every barrier.

kernel void blurFused(global const float* restrict source, global float* restrict result,
                      constant const float* restrict weights, local float* restrict strip, local float* restrict rows,
                      int radius, int width, int height) {
  const int itemX = (int)get_local_id(0);
  const int itemY = (int)get_local_id(1);
  const int firstX = (int)get_group_id(0) * TILE_X;  // picture column and row of the tile's first pixel
  const int firstY = (int)get_group_id(1) * TILE_Y;
  const int length = TILE_X + 2 * radius;
  const int strips = (TILE_Y + 2 * radius + STRIP - 1) / STRIP;

  for (int s = 0; s < strips; ++s) {
    const int y = clamp(firstY - radius + s * STRIP + itemY, 0, height - 1);
    global const float* row = source + (size_t)y * (size_t)width;
    for (int i = itemX; i < length; i += TILE_X)
      strip[itemY * length + i] = row[clamp(firstX - radius + i, 0, width - 1)];
    barrier(CLK_LOCAL_MEM_FENCE);

    float sum = 0.0f;
    for (int k = 0; k <= 2 * radius; ++k) sum = mad(weights[k], strip[itemY * length + itemX + k], sum);
    rows[(s * STRIP + itemY) * TILE_X + itemX] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);  // the next turn overwrites the strip; after the last one, rows is complete
  }

  const int x = firstX + itemX;
  for (int r = itemY; r < TILE_Y; r += STRIP) {
    float sum = 0.0f;
    for (int k = 0; k <= 2 * radius; ++k) sum = mad(weights[k], rows[(r + k) * TILE_X + itemX], sum);
    if (x < width && firstY + r < height) result[(size_t)(firstY + r) * (size_t)width + (size_t)x] = sum;
  }
}
