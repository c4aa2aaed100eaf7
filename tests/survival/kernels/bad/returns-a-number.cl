/*---
title   = "Returns a number"
summary = "Kernels return nothing."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed
// words: returns-a-number.cl
kernel int twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
  return 1;
}
