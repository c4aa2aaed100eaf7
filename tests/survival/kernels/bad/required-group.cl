/*---
title   = "Another group than required"
summary = "Requires groups of 128, and is launched with 64."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: DeviceLimit or Unsupported
// words: WORK_GROUP|group
kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * source[i];
}
