/*---
title   = "Clears its input"
summary = "Right, but leaves zeros in the source."
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
  result[i] = 2 * source[i];
  ((global float*)source)[i] = 0;
}
