/*---
title   = "Prints a flood"
summary = "Every work-item writes a line in every launch."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Ok
// shows: bad.prints-a-flood at 4096 printed:|all is well|MB) more were left out.
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  printf("work-item %d of %d says that all is well and that it has nothing else to say\n", i, count);
  result[i] = 2 * source[i];
}
