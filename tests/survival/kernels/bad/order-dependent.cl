/*---
title   = "Depends on the order of groups"
summary = "Each work-item reads what its neighbour may have written."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: WrongResult or Ok
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = source[i];
  result[i] = result[(i + 64) % count] == source[(i + 64) % count] ? 2 * source[i] : source[i];
}
