/*---
title   = "Function pointer"
summary = "OpenCL C has none."
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
  float (*f)(float) = fabs;
  result[i] = 2 * f(source[i]);
}
