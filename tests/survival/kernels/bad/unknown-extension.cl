/*---
title   = "Extension that does not exist"
summary = "Asks for an extension that no device has, and needs it."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed
#pragma OPENCL EXTENSION cl_headroom_made_up : require

kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i] + headroom_made_up(i);
}
