/*---
title   = "Double without its extension"
summary = "Computes in double and does not ask for it: most compilers take that."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Ok or BuildFailed
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  double d = source[i];
  result[i] = (float)(2.0 * d);
}
