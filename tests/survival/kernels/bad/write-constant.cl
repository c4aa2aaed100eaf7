/*---
title   = "Writes constant memory"
summary = "Casts the address space of a constant table away and writes to it."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed or BuildFailed or WrongResult
constant float table[4] = {1, 2, 3, 4};

kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  ((volatile float*)(ulong)table)[i % 4] = 0;
  result[i] = 2 * source[i];
}
