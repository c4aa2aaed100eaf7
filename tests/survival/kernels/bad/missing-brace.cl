/*---
title   = "Missing brace"
summary = "The file ends within the kernel."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed
// words: missing-brace.cl
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (i < count) {
    result[i] = 2 * source[i];
