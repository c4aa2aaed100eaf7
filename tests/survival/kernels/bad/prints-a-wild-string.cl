/*---
title   = "printf of a wild string"
summary = "Prints the string at an address that is none."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed or BuildFailed or Ok
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (i == 0) printf("%s\n", (constant char*)(ulong)(4096 + count));
  result[i] = 2 * source[i];
}
