/*---
title   = "Recursion"
summary = "A function that calls itself, which OpenCL C forbids, two thousand million levels deep."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed or BuildFailed
float deeper(float x, int levels) {
  volatile float own[16];
  own[levels & 15] = x;
  return levels == 0 ? own[0] : deeper(own[levels & 15], levels - 1) + own[0];
}

kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = deeper(source[i], 2000000000);
}
