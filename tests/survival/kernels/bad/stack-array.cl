/*---
title   = "Huge private array"
summary = "A private array of 256 MiB, larger than any thread's stack."
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
  volatile float mine[1 << 26];
  for (int k = 0; k < 1 << 26; k += 1024) mine[k] = source[i];
  result[i] = 2 * mine[1024];
}
