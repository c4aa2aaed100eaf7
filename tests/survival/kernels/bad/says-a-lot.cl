/*---
title   = "Crashes with a very long last line"
summary = "Writes a line of a million characters without an end, then crashes."
rank    = 900

[scratch]
state = "1"

[[pass]]
kernel = "twice"
args   = ["source", "result", "N", "state"]
global = ["N"]
local  = ["N"]
---*/
// expect: Crashed
// shows: 0123456789|or more were left out.
// words: SIGSEGV
kernel void twice(global const float* source, global float* result, int count, global float* state) {
  const int i = get_global_id(0);
  for (int k = 0; k < 200; ++k) printf("0123456789 0123456789 0123456789 0123456789 0123456789 ");
  if (!isnan(state[0])) *(volatile global float*)0 = source[i];
  result[i] = 2 * source[i];
  if (i == count - 1) state[0] = 1;
}
