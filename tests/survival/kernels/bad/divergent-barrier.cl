/*---
title   = "Divergent barrier"
summary = "Half of a group meets at a barrier that the other half does not reach."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed or WrongResult or TimedOut or Ok
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  local float shared[64];
  const int own = get_local_id(0);
  shared[own] = source[i];
  if (own < 32) barrier(CLK_LOCAL_MEM_FENCE);
  result[i] = 2 * shared[own];
}
