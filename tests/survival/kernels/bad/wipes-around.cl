/*---
title   = "Wipes all around"
summary = "Writes 2 MiB before and behind its buffers, and over the memory of the driver."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed or WrongResult or Failed or TimedOut
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  for (int k = -(1 << 19); k < 1 << 19; k += count) result[k + i] = 1;
  result[i] = 2 * source[i];
}
