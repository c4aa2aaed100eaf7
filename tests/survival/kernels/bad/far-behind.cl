/*---
title   = "Writes far behind its result"
summary = "Writes 1 TiB behind the end of the result."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed
// words: SIGSEGV
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
  result[i + (1l << 38)] = 0;
}
