/*---
title   = "#error"
summary = "Says itself that it cannot be compiled."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed
#error "This kernel is for another device."
kernel void twice(global const float* source, global float* result, int count) {
  result[0] = count;
}
