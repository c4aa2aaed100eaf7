/*---
workload  = "overheads"
reference = "branch"
title     = "Branch by the row"
rank      = 22
summary   = """
The same branch, but the row decides: all work-items of a group go the same way, and only the work that is wanted is
done. Half of the rows take either side, as half of the pixels do in the branch by the pixel. Source: Apple, Tuning
Performance On the GPU, "Avoid divergent execution"."""

[guide]
carries     = ["Divergence"]
experiments = { divergence = "uniform branch" }

[cost]
memory = "2"
flops  = "(2 + 4) / 2 * ROUNDS"

[constants]
ROUNDS = 32  # of either side, see sides.clh
BY_ROW = 1   # whether the row chooses the side, not the pixel's value

[[pass]]
kernel = "branchByRow"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#include "sides.clh"

kernel void branchByRow(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;
  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  const float value = source[i];
  if (y % 2 == 0) {
    result[i] = firstSide(value);
  } else {
    result[i] = secondSide(value);
  }
}
