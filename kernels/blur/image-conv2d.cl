/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Two-dimensional convolution, through an image"
rank      = 50
summary   = """
The convolution of (2 r + 1)^2 pixels with its source as an image. Here the access pattern is the one that texture
caches are made for: work-items that are neighbours in two dimensions load overlapping squares, and the sampler repeats
the edge. Source: Apple, Tuning Performance On the GPU, Guidelines (try to use image objects instead of buffers)."""

[guide]
carries     = ["Image objects"]
experiments = { images = "2D, image", accuracy = "2D, image" }

[valid]
sigma = [0.3, 5]  # 31 x 31 pixels: where images are emulated, as on a CPU, more of them would take minutes a launch

[cost]
memory = "(2 * radius + 1) * (2 * radius + 1) + 1"
flops  = "2 * (2 * radius + 1) * (2 * radius + 1)"

[tune.LOCAL_X]
default = 16
values  = [8, 16, 32, 64]

[tune.LOCAL_Y]
default = 8
values  = [1, 2, 4, 8]

[[pass]]
kernel = "convolveSquareOfImage"
args   = [{ image = "source" }, "result", "weights2d", "radius", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

// Integer coordinates name pixels, and those beyond the border the edge pixel.
constant sampler_t edgeRepeated = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

kernel void convolveSquareOfImage(read_only image2d_t source, global float* restrict result,
                                  global const float* restrict weights2d, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  // Row by row, so that an error grows with 2 (2 r + 1) additions and not with (2 r + 1)^2.
  global const float* weights = weights2d;
  float sum = 0.0f;
  for (int j = -radius; j <= radius; ++j) {
    float rowSum = 0.0f;
    for (int k = -radius; k <= radius; ++k)
      rowSum = mad(weights[radius + k], read_imagef(source, edgeRepeated, (int2)(x + k, y + j)).x, rowSum);
    sum += rowSum;
    weights += 2 * radius + 1;
  }
  result[(size_t)y * (size_t)width + (size_t)x] = sum;
}
