/*---
title   = "Function without a body"
summary = "Calls a function that nobody defines."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed or Crashed
float nobody_defined_this(float x);

kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = nobody_defined_this(source[i]);
}
