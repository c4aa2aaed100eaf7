/*---
title   = "First group waits for the last"
summary = "Group 0 waits for a number that the last group writes, which may never start."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: TimedOut or Ok or WrongResult
// words: did not respond
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  volatile global float* last = result + count - 1;
  if (i == 0) *last = -1;
  if (get_group_id(0) == 0)
    while (*last < 0) {
    }
  result[i] = 2 * source[i];
}
