/*---
title   = "One endless work-item"
summary = "One work-item never ends."
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
  volatile global const float* spin = source;
  if (i == count / 2)
    while (spin[0] >= 0) result[i] = 1;
  result[i] = 2 * source[i];
}
