/*---
title   = "Adds to what nobody wrote"
summary = "Adds to a result that nothing initialised."
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
  result[i] += 2 * source[i];
}
