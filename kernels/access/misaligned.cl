/*---
workload = "access"
title    = "Shifted by one float"
rank     = 40
story    = ["cpu", "gpu"]
summary  = """
The copy in order, but each work-item moves the float after its own; the last one wraps round to the first. A group's
accesses then straddle one more line of memory than they need: next to nothing where a cache keeps that line for the
neighbours, a good deal where each group fetches it anew. Source: the companion text on computing on integrated
graphics, which asks for aligned data."""

[guide]
carries     = ["Aligned data"]
experiments = { alignment = "shifted by a float" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyMisaligned"
args   = ["source", "result", "width", "height"]
global = ["width * height"]
local  = ["LOCAL_X"]
---*/

kernel void copyMisaligned(global const float* restrict source, global float* restrict result, int width, int height) {
  const size_t count = (size_t)width * (size_t)height;
  const size_t i = get_global_id(0) + 1;
  const size_t last = (get_group_id(0) + 1) * get_local_size(0);  // the largest i of this group

  // Whole groups are told apart from the last one first, and alike for all their items: so compilers for CPUs still see
  // plain consecutive accesses. A wrapped index or a branch in every item would hide them.
  if (last < count)
    result[i] = source[i];
  else if (i < count)
    result[i] = source[i];
  else if (i == count)
    result[0] = source[0];
}
