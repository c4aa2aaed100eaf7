/*---
title   = "Trap"
summary = "Executes the compiler's trap."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed
// words: SIGILL
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (source[i] < 2) __builtin_trap();
  result[i] = 2 * source[i];
}
