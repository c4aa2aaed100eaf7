/*---
title   = "Prints without an end"
summary = "One work-item writes lines for ever."
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
  if (i == 0)
    while (spin[0] >= 0) printf("again and again and again\n");
  result[i] = 2 * source[i];
}
