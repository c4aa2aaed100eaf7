/*---
title   = "First number of the band"
summary = "Writes the first number of the 64 KiB before its result."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: WrongResult
// words: before the start of its buffer|result
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
  if (i == 0) result[-16384] = 1;
}
