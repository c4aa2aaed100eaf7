/*---
title   = "Calls abort()"
summary = "Calls a function of the C library, which ends the process."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed or Crashed
void abort(void);

kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (source[i] < 2) abort();
  result[i] = 2 * source[i];
}
