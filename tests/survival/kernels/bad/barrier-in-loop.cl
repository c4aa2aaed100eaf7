/*---
title   = "Barrier in loops of unlike length"
summary = "Work-items pass a barrier as often as their number says."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Ok or WrongResult or TimedOut or Crashed
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  local float shared[64];
  const int own = get_local_id(0);
  shared[own] = source[i];
  for (int k = 0; k <= own; ++k) barrier(CLK_LOCAL_MEM_FENCE);
  result[i] = 2 * shared[own];
}
