/*---
title   = "Fewer than no work-items"
summary = "A launch of -64 work-items."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N - N - 64"]
local  = [64]
---*/
// expect: refused
// words: minus-one-item.cl was skipped|must be at least 1
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
