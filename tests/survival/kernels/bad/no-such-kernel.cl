/*---
title   = "No such kernel"
summary = "The description names a kernel that the file does not define."
rank    = 900

[[pass]]
kernel = "thrice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: refused
// words: no kernel function
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
