/*---
title   = "Depends on the group"
summary = "Right for groups of 128 only, and launched with 64."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: WrongResult
// words: is expected
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i] * (float)get_local_size(0) / 128;
}
