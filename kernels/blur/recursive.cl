/*---
workload  = "blur"
title     = "Recursive Gaussian (Deriche, fourth order)"
rank      = 30
story     = ["cpu"]
summary   = """
The cost does not grow with sigma: each pixel is made from its four predecessors, once forwards and once backwards,
one work-item per row and then one per column. Only as many work-items as rows or columns, too few for a large GPU,
and one of the two passes strides through memory. Source: Apple, Tuning Performance On the GPU, Listing 14-4; R.
Deriche, Recursively implementing the Gaussian and its derivatives, INRIA RR-1893, 1993."""

[guide]
carries     = ["Listing 14-4", "Figure 14-9", "Figure 14-11", "Figure 14-1", "Table 14-1"]
experiments = { algorithms = "recursive", recursive-chain = "rgH + rgV", parallelism = "rgH + rgV", accuracy = "recursive" }
estimate_gpix_per_s = 2.84

[cost]
memory = "10"

[tune.LOCAL_ROWS]
default = 16
values  = [1, 4, 16, 32, 64]

[[pass]]
kernel = "recursiveRows"
args   = ["source", "scratch0", "coefficients", "width", "height"]
global = ["height"]
local  = ["LOCAL_ROWS"]

[[pass]]
kernel = "recursiveColumns"
args   = ["scratch0", "result", "coefficients", "width", "height"]
global = ["width"]
local  = ["LOCAL_COLUMNS"]
---*/

#include "recursion.clh"

kernel void recursiveRows(global const float* restrict source, global float* restrict result,
                          constant const float* restrict coefficients, int width, int height) {
  const int y = (int)get_global_id(0);  // one work-item per row
  if (y >= height) return;
  const size_t start = (size_t)y * (size_t)width;
  filterLine(source + start, result + start, 1, width, coefficients);
}
