/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Two-dimensional convolution"
rank      = 5
story     = ["gpu"]
summary   = """
The blur as its definition has it: every pixel is the weighted sum of the (2 r + 1)^2 around it. For sigma 5 that is 961
loads and 1922 operations per pixel, where two passes of one dimension take 64 and 124: choosing the algorithm comes
before tuning the code. Source: Apple, Tuning Performance On the GPU, Table 14-1 (2D Convolution)."""

[guide]
carries     = ["Figure 14-7", "Table 14-1"]
experiments = { algorithms = "2D convolution", images = "2D, buffers", accuracy = "2D convolution", speed-up = "every weight" }
estimate_gpix_per_s = 0.03

[valid]
sigma = [0.3, 10]  # 61 x 61 weights; at 20 one launch on a large picture takes so long that drivers of displays end it

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
kernel = "convolveSquare"
args   = ["source", "result", "weights2d", "radius", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

// weights2d holds 2 radius + 1 rows of 2 radius + 1 weights: for a large sigma more than constant memory takes.

kernel void convolveSquare(global const float* restrict source, global float* restrict result,
                           global const float* restrict weights2d, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  // Each row is summed on its own before it is added, so that an error grows with 2 (2 r + 1) additions, as in two
  // passes, and not with (2 r + 1)^2.
  global const float* weights = weights2d;
  float sum = 0.0f;
  for (int j = -radius; j <= radius; ++j) {
    global const float* row = source + (size_t)clamp(y + j, 0, height - 1) * (size_t)width;
    float rowSum = 0.0f;
    for (int k = -radius; k <= radius; ++k) rowSum = mad(weights[radius + k], row[clamp(x + k, 0, width - 1)], rowSum);
    sum += rowSum;
    weights += 2 * radius + 1;
  }
  result[(size_t)y * (size_t)width + (size_t)x] = sum;
}
