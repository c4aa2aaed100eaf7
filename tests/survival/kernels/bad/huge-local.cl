/*---
title   = "Huge local memory"
summary = "Asks for 8 GiB of local memory."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N", { local = "8 * 1024 * 1024 * 1024" }]
global = ["N"]
local  = [64]
---*/
// expect: DeviceLimit
// words: local memory
kernel void twice(global const float* source, global float* result, int count, local float* shared) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
  shared[get_local_id(0)] = 1;
}
