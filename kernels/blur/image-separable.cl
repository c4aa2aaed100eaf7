/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Separable, through images"
rank      = 52
summary   = """
The two passes with their source as an image: a sampler clamps the coordinates, so the kernel does not, and on a GPU the
loads go through texture units, whose caches hold patches of two dimensions instead of rows. On a CPU each load is a
function call. Source: Apple, Tuning Performance On the GPU, Guidelines (try to use image objects instead of
buffers)."""

[guide]
carries     = ["Image objects"]
experiments = { images = "image", accuracy = "image" }

[cost]
memory = "2 * (2 * radius + 1) + 2"
flops  = "2 * 2 * (2 * radius + 1)"

[tune.LOCAL_X]
default = 16
values  = [8, 16, 32, 64]

[tune.LOCAL_Y]
default = 8
values  = [1, 2, 4, 8]

[[pass]]
kernel = "blurRowsOfImage"
args   = [{ image = "source" }, { image = "scratch0" }, "weights", "radius", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]

[[pass]]
kernel = "blurColumnsOfImage"
args   = [{ image = "scratch0" }, "result", "weights", "radius", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

// Integer coordinates name pixels, and those beyond the border the edge pixel.
constant sampler_t edgeRepeated = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

kernel void blurRowsOfImage(read_only image2d_t source, write_only image2d_t result,
                            constant const float* restrict weights, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  float sum = 0.0f;
  for (int k = -radius; k <= radius; ++k)
    sum = mad(weights[radius + k], read_imagef(source, edgeRepeated, (int2)(x + k, y)).x, sum);
  write_imagef(result, (int2)(x, y), (float4)(sum, 0.0f, 0.0f, 1.0f));
}

kernel void blurColumnsOfImage(read_only image2d_t source, global float* restrict result,
                               constant const float* restrict weights, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  float sum = 0.0f;
  for (int k = -radius; k <= radius; ++k)
    sum = mad(weights[radius + k], read_imagef(source, edgeRepeated, (int2)(x, y + k)).x, sum);
  result[(size_t)y * (size_t)width + (size_t)x] = sum;
}
