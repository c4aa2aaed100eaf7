/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Separable, two passes through global memory"
rank      = 10
story     = ["cpu", "gpu"]
summary   = """
A Gaussian of two dimensions is one of rows after one of columns: 2 (2 r + 1) loads per pixel instead of (2 r +
1)^2. Every load goes to global memory; how far it beats its estimate is what the caches do for it. Source: Apple,
Tuning Performance On the GPU, Choosing an algorithm, Table 14-1 (Separable Convolution)."""

[guide]
carries     = ["Figure 14-8", "Table 14-1"]
experiments = { algorithms = "separable", local-memory = "separable", outputs = "1 output", images = "buffers", speed-up = "rows, then columns", accuracy = "separable" }
estimate_gpix_per_s = 0.443

[cost]
memory = "2 * (2 * radius + 1) + 2"
flops  = "2 * 2 * (2 * radius + 1)"

[tune.LOCAL_X]
default = 64
values  = [16, 32, 64, 128, 256]

[tune.LOCAL_Y]
default = 1
values  = [1, 2, 4]

[[pass]]
kernel = "blurRows"
args   = ["source", "scratch0", "weights", "radius", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]

[[pass]]
kernel = "blurColumns"
args   = ["scratch0", "result", "weights", "radius", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

// weights[radius + k] belongs to the neighbour k pixels away. Beyond the border the edge pixel is repeated, which is
// what clamping the neighbour's coordinate does.

kernel void blurRows(global const float* restrict source, global float* restrict result,
                     constant const float* restrict weights, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  global const float* row = source + (size_t)y * (size_t)width;
  float sum = 0.0f;
  for (int k = -radius; k <= radius; ++k) sum = mad(weights[radius + k], row[clamp(x + k, 0, width - 1)], sum);
  result[(size_t)y * (size_t)width + (size_t)x] = sum;
}

kernel void blurColumns(global const float* restrict source, global float* restrict result,
                        constant const float* restrict weights, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  // Neighbours in a column are a whole row apart, yet consecutive work-items still load consecutive floats.
  global const float* column = source + x;
  float sum = 0.0f;
  for (int k = -radius; k <= radius; ++k)
    sum = mad(weights[radius + k], column[(size_t)clamp(y + k, 0, height - 1) * (size_t)width], sum);
  result[(size_t)y * (size_t)width + (size_t)x] = sum;
}
