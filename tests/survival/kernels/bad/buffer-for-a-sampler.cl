/*---
title   = "Sampler where none is"
summary = "The kernel takes a sampler where the description gives an int."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed or Failed or Crashed
kernel void twice(global const float* source, global float* result, sampler_t count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
