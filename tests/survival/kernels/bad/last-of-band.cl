/*---
title   = "Last number of the band"
summary = "Writes the last number of the 64 KiB behind its result."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: WrongResult
// words: behind the end of its buffer|result
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
  if (i == 0) result[count + 16384 - 1] = 1;
}
