/*---
title   = "Race for a sum"
summary = "All work-items add to the first number without atomics."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: WrongResult
// words: is expected
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  volatile global float* sum = result;
  sum[0] += source[i];
  if (i > 0) result[i] = 2 * source[i];
}
