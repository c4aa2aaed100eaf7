/*---
workload  = "overheads"
reference = "branch"
title     = "Both sides, then a ? b : c"
rank      = 21
summary   = """
Every work-item does both pieces of work and keeps one result, so all of them do the same: nothing waits for a branch,
and half of the work is thrown away. It pays where the sides are short. Source: Apple, Tuning Performance On the GPU,
"Avoid divergent execution"."""

[guide]
carries     = ["Divergence"]
experiments = { divergence = "a ? b : c" }

[cost]
memory = "2"
flops  = "(2 + 4) * ROUNDS"

[constants]
ROUNDS = 32  # of either side, see sides.clh
BY_ROW = 0   # whether the row chooses the side, not the pixel's value

[[pass]]
kernel = "selectByPixel"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#include "sides.clh"

kernel void selectByPixel(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;
  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  const float value = source[i];
  const float first = firstSide(value);
  const float second = secondSide(value);
  result[i] = value < 0.5f ? first : second;
}
