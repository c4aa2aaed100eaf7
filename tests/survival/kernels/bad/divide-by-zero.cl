/*---
title   = "Integer division by zero"
summary = "Divides by a number that is 0 at run time."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: WrongResult or Crashed
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  volatile int zero = 0;
  result[i] = count / zero;
}
