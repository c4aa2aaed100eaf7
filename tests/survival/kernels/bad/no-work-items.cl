/*---
title   = "No work-items"
summary = "A launch of no work-items at all."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N - N"]
local  = [64]
---*/
// expect: refused
// words: no-work-items.cl was skipped|must be at least 1
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
