/*---
workload  = "blur"
title     = "Never ends"
rank      = 900
summary   = "A broken kernel for the tests of isolation."
reference = "truncated-gaussian"

[cost]
memory = "2"
flops  = "0"

[[pass]]
kernel = "broken"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["16", "1"]
---*/
kernel void broken(global const float* source, global float* result, int width, int height) {
  volatile global const float* spin = source;
  while (spin[0] >= 0.0f) {
  }
  result[0] = 0.0f;
}
