/*---
title   = "Goto"
summary = "OpenCL C allows it, but not every compiler does."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Ok or BuildFailed
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (i >= count) goto end;
  result[i] = 2 * source[i];
  end:
  return;
}
