/*---
title   = "printf with %n"
summary = "Lets printf write to memory through %n."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Ok or BuildFailed or WrongResult or Crashed
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  int written = 0;
  printf("%n", &written);
  result[i] = 2 * source[i] + written;
}
