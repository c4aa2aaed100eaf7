/*---
title   = "Crashes with strange last words"
summary = "Writes bytes that are no text, and escape sequences for terminals, then crashes."
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
// shows: \u001b[2J\u0001 broken
// words: SIGSEGV
kernel void twice(global const float* source, global float* result, int count, global float* state) {
  const int i = get_global_id(0);
  if (i == 0) printf("\xff\xfe\033[2J\x01 broken \xc3\n");
  if (!isnan(state[0])) *(volatile global float*)0 = source[i];
  result[i] = 2 * source[i];
  if (i == count - 1) state[0] = 1;
}
