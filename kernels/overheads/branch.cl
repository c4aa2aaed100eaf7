/*---
workload  = "overheads"
reference = "branch"
title     = "Divergent branch (per pixel)"
rank      = 20
summary   = """
Each pixel's value decides which of two pieces of work is done, and the values are random: neighbouring work-items,
which a GPU runs in step, go different ways, and each waits while the others do theirs. Source: Apple, Tuning
Performance On the GPU, "Avoid divergent execution"."""

[guide]
carries     = ["Divergence"]
experiments = { divergence = "divergent branch" }

[cost]
memory = "2"
flops  = "(2 + 4) / 2 * ROUNDS"

[constants]
ROUNDS = 32  # of either side, see sides.clh
BY_ROW = 0   # whether the row chooses the side, not the pixel's value

[[pass]]
kernel = "branchByPixel"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#include "sides.clh"

kernel void branchByPixel(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;
  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  const float value = source[i];
  if (value < 0.5f) {
    result[i] = firstSide(value);
  } else {
    result[i] = secondSide(value);
  }
}
