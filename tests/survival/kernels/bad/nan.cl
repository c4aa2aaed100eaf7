/*---
title   = "Not a number"
summary = "One NaN among right numbers."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: WrongResult
// words: nan|is expected
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = i == 1000 ? NAN : 2 * source[i];
}
