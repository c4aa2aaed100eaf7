/*---
title   = "Named like a built-in function"
summary = "The kernel is called max."
rank    = 900

[[pass]]
kernel = "max"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed or Ok
// words: built-in
kernel void max(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
