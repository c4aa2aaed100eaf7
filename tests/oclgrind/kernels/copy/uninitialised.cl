/*---
workload = "copy"
title    = "Planted: a sum without a start"
rank     = 90
summary  = "Adds to a local array that nobody has set."

[[pass]]
kernel = "uninitialised"
args   = ["source", "result", "width", "height"]
global = ["width * height"]
local  = ["16"]
---*/

kernel void uninitialised(global const float* source, global float* result, int width, int height) {
  local float sums[16];
  const size_t i = get_global_id(0);
  if (i >= (size_t)width * (size_t)height) return;
  sums[get_local_id(0)] += source[i];
  if (sums[get_local_id(0)] > 0.5f) result[i] = source[i];
}
