/*---
title   = "Works in its input"
summary = "Doubles the source, and copies that."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: WrongResult
// words: changed its input|source
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  global float* own = (global float*)source;
  own[i] = 2 * own[i];
  result[i] = own[i];
}
