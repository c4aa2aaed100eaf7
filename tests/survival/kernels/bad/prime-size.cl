/*---
title   = "Groups that do not divide a prime"
summary = "4099 work-items in groups of 64."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Unsupported or DeviceLimit
// words: 64
// size: 4099
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
