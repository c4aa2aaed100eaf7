/*---
title   = "Null pointer, read"
summary = "Every work-item reads address 0."
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
  result[i] = 2 * *(volatile global const float*)0;
}
