/*---
workload  = "copy"
title     = "A copy whose pixels are computed with, so many per cent longer"
rank      = 901
summary   = "Planted: bound by arithmetic, EXTRA per cent slower."
reference = "identity"

[cost]
memory = "2"
flops  = "400"

[tune.EXTRA]
default = 0
values  = [0, 2, 5, 10]

[[pass]]
kernel = "sumRows"
args   = ["source", "result", "width", "height"]
global = ["1", "height + height * EXTRA / 100"]
local  = ["1", "1"]
---*/

kernel void sumRows(global const float* source, global float* result, int width, int height) {
  const int y = get_global_id(1) % height;
  const size_t row = (size_t)y * width;
  for (int x = 0; x < width; ++x) {
    float sum = source[row + x];
    for (int i = 0; i < 100; ++i) sum = sum * 1.0000001f + 1e-7f;
    // Never true, but the compiler has to compute the chain.
    result[row + x] = sum < -1e30f ? sum : source[row + x];
  }
}
