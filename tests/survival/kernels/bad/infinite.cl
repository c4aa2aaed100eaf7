/*---
title   = "Infinite"
summary = "One infinity among right numbers."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: WrongResult
// words: inf|is expected
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = i == 1000 ? INFINITY : 2 * source[i];
}
