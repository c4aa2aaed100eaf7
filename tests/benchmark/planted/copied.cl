/*---
workload  = "copy"
title     = "A copy of which some rows are copied once more"
rank      = 900
summary   = "Planted: bound by memory, about EXTRA per cent slower."
reference = "identity"

[cost]
memory = "2"
flops  = "0"

[tune.EXTRA]
default = 0
values  = [0, 2, 5, 10]

[[pass]]
kernel = "copyRows"
args   = ["source", "result", "width", "height"]
global = ["1", "height + height * EXTRA * 8 / 500"]
local  = ["1", "1"]
---*/

// A row per work-item. Rows that are copied again are partly in caches: 8% more rows take about 5% more time.
kernel void copyRows(global const float* source, global float* result, int width, int height) {
  const int y = get_global_id(1) % height;
  const size_t row = (size_t)y * width;
  for (int x = 0; x < width; ++x) result[row + x] = source[row + x];
}
