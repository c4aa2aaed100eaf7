/*---
title   = "#line from elsewhere"
summary = "Claims that its lines are of another file, one with a strange name."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed
#line 2000000000 "/etc/../\"odd name\".cl"
kernel void twice(global const float* source, global float* result, int count) {
  result[0] = undeclared;
}
