/*---
title   = "Writes beyond the band"
summary = "Writes 256 KiB behind its result, where another buffer or nothing may be."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Ok or WrongResult or Crashed
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
  result[count + 65536 + i] = 1;
}
