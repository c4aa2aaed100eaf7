/*---
workload = "copy"
title    = "Planted: reads and writes beyond its planes"
rank     = 90
summary  = "Forgets that the global size is rounded up."

[[pass]]
kernel = "outOfBounds"
args   = ["source", "result", "width", "height"]
global = ["width * height"]
local  = ["16"]
---*/

kernel void outOfBounds(global const float* source, global float* result, int width, int height) {
  const size_t i = get_global_id(0);
  result[i] = source[i];
}
