/*---
title   = "Runs when it is loaded"
summary = "A function that runs for ever when the driver loads the kernel."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: TimedOut or Crashed
// words: did not respond
__attribute__((constructor)) void atStart(void) {
  volatile int forever = 1;
  while (forever) {
  }
}

kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
