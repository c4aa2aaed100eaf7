/*---
title   = "A flood of warnings"
summary = "Compiles with thousands of warnings, and is right."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Ok
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  #define W0 (float)(!i < 3);
  #define W1 W0 W0 W0 W0 W0 W0 W0 W0
  #define W2 W1 W1 W1 W1 W1 W1 W1 W1
  #define W3 W2 W2 W2 W2 W2 W2 W2 W2
  W3 W3 W3 W3
  result[i] = 2 * source[i];
}
