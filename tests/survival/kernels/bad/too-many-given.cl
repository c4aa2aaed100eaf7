/*---
title   = "Too many arguments"
summary = "The description gives four arguments to three."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed
// words: more arguments
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
