/*---
title   = "Argument of another type"
summary = "The kernel takes a double16 where the description gives an int."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed
// words: another type
kernel void twice(global const float* source, global float* result, double16 count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
