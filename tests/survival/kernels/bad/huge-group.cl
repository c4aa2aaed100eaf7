/*---
title   = "Groups of 100000"
summary = "Larger groups than any device has."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = [100000]
local  = [100000]
---*/
// expect: DeviceLimit
// words: 100000
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
