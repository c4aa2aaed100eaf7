/*---
title   = "Prints a little"
summary = "Writes one line per launch."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Ok
// shows: bad.prints at 4096 printed:|  the kernel says 4096|times more)
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (i == 0) printf("the kernel says %d\n", count);
  result[i] = 2 * source[i];
}
