/*---
title   = "Array of variable length"
summary = "OpenCL C has no such arrays."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  float mine[count];
  mine[i % count] = source[i];
  result[i] = 2 * mine[i % count];
}
