/*---
title   = "Unrolling without an end"
summary = "Asks the compiler to unroll nested loops of four thousand million steps."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: TimedOut or BuildFailed or Crashed or OverBudget
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  float sum = source[i];
  #pragma unroll 2048
  for (int a = 0; a < 2048; ++a)
  #pragma unroll 2048
    for (int b = 0; b < 2048; ++b)
  #pragma unroll 1024
      for (int c = 0; c < 1024; ++c) sum = native_sin(sum * (a ^ b)) + c;
  result[i] = sum;
}
