/*---
title   = "Writes around a private array"
summary = "Writes a MiB behind the end of an array of four numbers on its stack."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed
// words: SIGSEGV
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  volatile float mine[4];
  for (int k = 0; k < 4 + count * 64; ++k) mine[k] = source[i];
  result[i] = 2 * mine[0];
}
