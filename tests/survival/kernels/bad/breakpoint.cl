/*---
title   = "Breakpoint"
summary = "Inline assembly with a debugger's breakpoint."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed or BuildFailed
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  __asm__ volatile("int3");
  result[i] = 2 * source[i];
}
