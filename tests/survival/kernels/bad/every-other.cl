/*---
title   = "Every other number"
summary = "Leaves every other number unwritten."
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
  if (i % 2 == 0) result[i] = 2 * source[i];
}
