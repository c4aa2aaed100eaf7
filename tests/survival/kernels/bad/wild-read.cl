/*---
title   = "Wild pointer, read"
summary = "Takes its input for addresses."
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
  result[i] = *(volatile global const float*)(ulong)(0x7000000000000000ul + as_uint(source[i]));
}
