/*---
workload  = "blur"
title     = "Does not compile"
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
  result[0] = undeclared;
}
