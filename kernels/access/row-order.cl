/*---
workload = "access"
title    = "Neighbours along a row"
rank     = 10
story    = ["cpu", "gpu"]
summary  = """
Consecutive work-items access consecutive pixels of a row: what all the other patterns here are measured against. Their
requests fall into the same lines of memory and are served together. Source: Apple, Tuning Performance On the GPU,
Figure 14-12."""

[guide]
carries     = ["Figure 14-12"]
experiments = { access-order = "along rows", strides = "stride 1", alignment = "aligned" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[tune.LOCAL_Y]
default = 1
values  = [1, 2, 4]

[[pass]]
kernel = "copyByRows"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

kernel void copyByRows(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  result[i] = source[i];
}
