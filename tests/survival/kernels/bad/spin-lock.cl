/*---
title   = "Lock that nobody opens"
summary = "Work-items wait for a lock that one of them holds for ever."
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
  volatile global int* lock = (volatile global int*)result;
  if (i == 0) *lock = 1;
  while (atomic_cmpxchg(lock, 0, 1) != 0) {
  }
  result[i] = 2 * source[i];
}
