/*---
workload = "access"
title    = "Neighbours along a column"
rank     = 20
story    = ["cpu", "gpu"]
summary  = """
Consecutive work-items access consecutive pixels of a column, a whole row apart: each request needs a line of memory of
its own and uses one float of it. Worst where the width is a power of two, because then the lines also fall into the
same few banks and sets of the cache. Source: Apple, Tuning Performance On the GPU, Figure 14-13."""

[guide]
carries     = ["Figure 14-13"]
experiments = { access-order = "down columns" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [16, 64, 256]

[tune.LOCAL_Y]
default = 1
values  = [1, 2, 4]

[[pass]]
kernel = "copyByColumns"
args   = ["source", "result", "width", "height"]
global = ["height", "width"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

kernel void copyByColumns(global const float* restrict source, global float* restrict result, int width, int height) {
  // The row-order copy with the two dimensions exchanged, and nothing else.
  const int y = (int)get_global_id(0);
  const int x = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  result[i] = source[i];
}
