/*---
title   = "Endless loop of barriers"
summary = "All work-items meet at barriers for ever."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: TimedOut
// words: did not respond
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  local float shared[64];
  volatile global const float* spin = source;
  while (spin[0] >= 0) {
    shared[get_local_id(0)] = source[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    result[i] = shared[63 - get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}
