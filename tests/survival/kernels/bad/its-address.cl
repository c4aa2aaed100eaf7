/*---
title   = "Its address for a result"
summary = "The result depends on where memory lies."
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
  result[i] = (float)(((ulong)(result + i) >> 4) & 0xffff);
}
