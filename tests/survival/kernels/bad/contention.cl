/*---
title   = "Contention"
summary = "All work-items count in one place, atomically: slow, and right."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = ["N"]
---*/
// expect: Ok
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  volatile global int* place = (volatile global int*)result;
  atomic_and(place + count - 1, 0);
  for (int k = 0; k < 16; ++k) atomic_inc(place + count - 1);
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (i < count - 1) result[i] = 2 * source[i];
  if (i == count - 1) result[i] = 2 * source[i];
}
