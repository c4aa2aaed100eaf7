/*---
title   = "More work-items than numbers can say"
summary = "A launch of 1e18 work-items."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["1e9 * 1e9"]
local  = [64]
---*/
// expect: DeviceLimit or Unsupported
// words: too-many-items.cl|must be at most 9007199254740992
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
