/*---
title   = "printf without its arguments"
summary = "Formats that ask for more values than there are."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Ok or BuildFailed or Crashed
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (i == 0) printf("%d %s %f %v4hlf %d\n");
  result[i] = 2 * source[i];
}
