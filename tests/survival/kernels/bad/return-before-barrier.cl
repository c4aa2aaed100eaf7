/*---
title   = "Returns before a barrier"
summary = "Some work-items return before a barrier that the others wait at."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: WrongResult or TimedOut or Crashed
// words: is expected
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  local float shared[64];
  const int own = get_local_id(0);
  if (own % 3 == 0) return;
  shared[own] = source[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  result[i] = 2 * shared[own];
}
