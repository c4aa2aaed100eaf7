/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Separable, four channels at once"
rank      = 70
channels  = 4
summary   = """
A colour picture with its four channels side by side, blurred in one go: each load brings 16 bytes, each weight is
loaded once for four sums, and the four sums do not depend on each other. Per pixel this is four times the work of one
channel; how much less than four times the time it takes is what wide loads are worth. Source: Apple, Tuning Performance
On the GPU, Choosing An Efficient Algorithm (independent dependency chains)."""

[guide]
experiments = { accuracy = "four channels" }

[cost]
memory = "4 * (2 * (2 * radius + 1) + 2)"
flops  = "4 * 2 * 2 * (2 * radius + 1)"

[tune.LOCAL_X]
default = 64
values  = [16, 32, 64, 128, 256]

[tune.LOCAL_Y]
default = 1
values  = [1, 2, 4]

[[pass]]
kernel = "blurRowsOfColour"
args   = ["source", "scratch0", "weights", "radius", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]

[[pass]]
kernel = "blurColumnsOfColour"
args   = ["scratch0", "result", "weights", "radius", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

kernel void blurRowsOfColour(global const float4* restrict source, global float4* restrict result,
                             constant const float* restrict weights, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  global const float4* row = source + (size_t)y * (size_t)width;
  float4 sum = (float4)(0.0f);
  for (int k = -radius; k <= radius; ++k)
    sum = mad((float4)(weights[radius + k]), row[clamp(x + k, 0, width - 1)], sum);
  result[(size_t)y * (size_t)width + (size_t)x] = sum;
}

kernel void blurColumnsOfColour(global const float4* restrict source, global float4* restrict result,
                                constant const float* restrict weights, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  global const float4* column = source + x;
  float4 sum = (float4)(0.0f);
  for (int k = -radius; k <= radius; ++k)
    sum = mad((float4)(weights[radius + k]), column[(size_t)clamp(y + k, 0, height - 1) * (size_t)width], sum);
  result[(size_t)y * (size_t)width + (size_t)x] = sum;
}
