/*---
workload  = "blur"
title     = "Writes the wrong values"
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
  int x = get_global_id(0), y = get_global_id(1);
  if (x < width && y < height) result[x + y * width] = 0.25f;
}
