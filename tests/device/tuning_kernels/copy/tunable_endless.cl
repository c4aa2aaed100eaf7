/*---
workload  = "copy"
title     = "Ends or does not"
rank      = 900
summary   = "A kernel for the tests of tuning: with ENDLESS = 1 it never ends."

[cost]
memory = "2"
flops  = "0"

[tune.ENDLESS]
default = 0
values  = [0, 1]

[[pass]]
kernel = "copyOrSpin"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["8", "1"]
---*/

kernel void copyOrSpin(global const float* source, global float* result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;
  volatile global const float* spin = source;
  while (ENDLESS == 1 && spin[0] >= 0.0f) {
  }
  result[y * width + x] = source[y * width + x];
}
