/*---
title   = "Wrong at odd sizes"
summary = "Leaves the last number out where the size is odd."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
---*/
// expect: WrongResult
// words: is expected
// size: 4097
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (i < count / 2 * 2) result[i] = 2 * source[i];
}
