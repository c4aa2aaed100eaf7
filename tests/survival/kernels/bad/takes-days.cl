/*---
title   = "Takes days"
summary = "Ends, after more additions than anybody waits for."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: TimedOut
// words: did not respond
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  float sum = 0;
  volatile global const float* again = source;
  for (ulong k = 0; k < 1ul << 50; ++k) sum += again[k % 4096];
  result[i] = sum;
}
