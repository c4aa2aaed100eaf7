/*---
title   = "Right once"
summary = "Remembers in a scratch buffer that it ran, and then does nothing."
rank    = 900

[scratch]
state = "1"

[[pass]]
kernel = "twice"
args   = ["source", "result", "N", "state"]
global = ["N"]
local  = ["N"]
---*/
// expect: WrongResult
// words: An earlier launch was right
kernel void twice(global const float* source, global float* result, int count, global float* state) {
  const int i = get_global_id(0);
  if (isnan(state[0])) result[i] = 2 * source[i];
  if (i == count - 1) state[0] = 1;
}
