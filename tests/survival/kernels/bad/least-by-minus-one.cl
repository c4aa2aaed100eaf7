/*---
title   = "The least integer by -1"
summary = "INT_MIN / -1 overflows, and processors trap."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed or WrongResult
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  volatile int minusOne = -1;
  volatile int least = INT_MIN;
  result[i] = least / minusOne;
}
