/*---
title   = "All but the last number"
summary = "Stops one short of the end."
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
  if (i < count - 1) result[i] = 2 * source[i];
}
