/*---
workload  = "copy"
title     = "A copy by work-items of one pixel, so many per cent more of them"
rank      = 902
summary   = "Planted: short launches of many work-items, EXTRA per cent slower."
reference = "identity"

[cost]
memory = "2"
flops  = "0"

[tune.EXTRA]
default = 0
values  = [0, 2, 5, 10]

[[pass]]
kernel = "copyPixels"
args   = ["source", "result", "width", "height"]
global = ["width", "height + height * EXTRA / 100"]
local  = ["64", "1"]
---*/

kernel void copyPixels(global const float* source, global float* result, int width, int height) {
  const int x = get_global_id(0);
  const int y = get_global_id(1) % height;
  if (x < width) result[(size_t)y * width + x] = source[(size_t)y * width + x];
}
