/*---
title   = "Image where none is"
summary = "The kernel takes an image where the description gives a buffer."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed or Failed or Crashed
constant sampler_t kAny = CLK_FILTER_NEAREST;

kernel void twice(read_only image2d_t source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = 2 * read_imagef(source, (int2)(i, 0)).x;
}
