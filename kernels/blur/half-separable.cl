/*---
workload  = "blur"
reference = "half-gaussian"
error     = "3e-4"  # filtered rows are rounded by up to 2^-12
title     = "Separable, rows kept in half precision"
rank      = 60
summary   = """
The plane between the two passes holds halves, 2 bytes per pixel: half the traffic of the column pass and half the
memory. All sums are made in float. The price is accuracy: a half has 11 bits, so filtered rows are rounded by up to
1/4096, about a thousand times what float loses, yet finer than a photo's 8 bits. Loading and storing halves is part of
OpenCL C everywhere; only computing with them takes an extension. Source: Apple, Tuning Performance On the GPU, Choosing
An Efficient Algorithm (balance precision and speed)."""

[guide]
carries     = ["Precision and speed"]
experiments = { images = "half buffers", accuracy = "half buffers" }

[cost]
memory = "1.5 * (2 * radius + 1) + 1.5"  # in floats; a half counts as half a float
flops  = "2 * 2 * (2 * radius + 1)"

[tune.LOCAL_X]
default = 64
values  = [16, 32, 64, 128, 256]

[tune.LOCAL_Y]
default = 1
values  = [1, 2, 4]

[[pass]]
kernel = "blurRowsToHalf"
args   = ["source", "scratch0", "weights", "radius", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]

[[pass]]
kernel = "blurColumnsOfHalf"
args   = ["scratch0", "result", "weights", "radius", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

// scratch0 has room for floats; its first half holds width x height halves, rows tightly packed.

kernel void blurRowsToHalf(global const float* restrict source, global half* restrict result,
                           constant const float* restrict weights, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  global const float* row = source + (size_t)y * (size_t)width;
  float sum = 0.0f;
  for (int k = -radius; k <= radius; ++k) sum = mad(weights[radius + k], row[clamp(x + k, 0, width - 1)], sum);
  vstore_half_rte(sum, (size_t)y * (size_t)width + (size_t)x, result);
}

kernel void blurColumnsOfHalf(global const half* restrict source, global float* restrict result,
                              constant const float* restrict weights, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  float sum = 0.0f;
  for (int k = -radius; k <= radius; ++k) {
    const size_t neighbour = (size_t)clamp(y + k, 0, height - 1) * (size_t)width + (size_t)x;
    sum = mad(weights[radius + k], vload_half(neighbour, source), sum);
  }
  result[(size_t)y * (size_t)width + (size_t)x] = sum;
}
