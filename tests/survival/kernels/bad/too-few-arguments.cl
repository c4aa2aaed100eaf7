/*---
title   = "Too few arguments"
summary = "The description gives two arguments of three."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed
// words: fewer arguments|CL_INVALID_KERNEL_ARGS
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
