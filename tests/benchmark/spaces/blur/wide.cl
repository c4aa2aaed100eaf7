/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Separable, several pixels per work-item, over a wide space"
rank      = 900
summary   = "blur.outputs4 with more values for each tunable."

[cost]
memory = "2 * ((2 * radius + OUTPUTS) / OUTPUTS + 1)"
flops  = "2 * 2 * (2 * radius + 1)"

[tune.OUTPUTS]
default = 4
values  = [1, 2, 3, 4, 6, 8, 12, 16]

[tune.LOCAL_X]
default = 64
values  = [1, 4, 16, 32, 64, 128, 256]

[tune.LOCAL_Y]
default = 1
values  = [1, 2, 4, 8]

[[pass]]
kernel = "blurRowsShared"
args   = ["source", "scratch0", "weights", "radius", "width", "height"]
global = ["ceil(width / OUTPUTS)", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]

[[pass]]
kernel = "blurColumnsShared"
args   = ["scratch0", "result", "weights", "radius", "width", "height"]
global = ["width", "ceil(height / OUTPUTS)"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

// Sums for pixels first .. first + OUTPUTS - 1 of a line of `count` pixels that are `stride` floats apart. When tap k
// is added, window[j] is the pixel that sum j takes: one to the right of the one that it took before. The loops over
// window and sums have a fixed length and are unrolled, so both arrays are registers.
void sumLine(global const float* restrict line, size_t stride, int count, int first, int radius,
             constant const float* restrict weights, float* restrict sums);
void sumLine(global const float* restrict line, size_t stride, int count, int first, int radius,
             constant const float* restrict weights, float* restrict sums) {
  const int left = first - radius;
  float window[OUTPUTS];
#pragma unroll
  for (int j = 0; j < OUTPUTS; ++j) sums[j] = 0.0f;
#pragma unroll
  for (int j = 1; j < OUTPUTS; ++j) window[j] = line[(size_t)clamp(left + j - 1, 0, count - 1) * stride];

  for (int k = 0; k <= 2 * radius; ++k) {
#pragma unroll
    for (int j = 0; j + 1 < OUTPUTS; ++j) window[j] = window[j + 1];
    window[OUTPUTS - 1] = line[(size_t)clamp(left + k + OUTPUTS - 1, 0, count - 1) * stride];
    const float weight = weights[k];
#pragma unroll
    for (int j = 0; j < OUTPUTS; ++j) sums[j] = mad(weight, window[j], sums[j]);
  }
}

kernel void blurRowsShared(global const float* restrict source, global float* restrict result,
                           constant const float* restrict weights, int radius, int width, int height) {
  const int x = (int)get_global_id(0) * OUTPUTS;  // first of this work-item's pixels
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  const size_t row = (size_t)y * (size_t)width;
  float sums[OUTPUTS];
  sumLine(source + row, 1, width, x, radius, weights, sums);
#pragma unroll
  for (int j = 0; j < OUTPUTS; ++j)
    if (x + j < width) result[row + (size_t)(x + j)] = sums[j];
}

kernel void blurColumnsShared(global const float* restrict source, global float* restrict result,
                              constant const float* restrict weights, int radius, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1) * OUTPUTS;
  if (x >= width || y >= height) return;

  // Here consecutive work-items load consecutive floats, whatever OUTPUTS is.
  float sums[OUTPUTS];
  sumLine(source + x, (size_t)width, height, y, radius, weights, sums);
#pragma unroll
  for (int j = 0; j < OUTPUTS; ++j)
    if (y + j < height) result[(size_t)(y + j) * (size_t)width + (size_t)x] = sums[j];
}
