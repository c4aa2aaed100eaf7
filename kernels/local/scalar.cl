/*---
workload  = "local"
title     = "Local memory, a float at a time"
rank      = 10
ceiling   = true
summary   = """
Work-items take turns at the pixels of a block in local memory, neighbours at neighbouring floats: no two of them want
the same bank. Source: the guide's advice to share data through local memory; its bandwidth is what that can gain."""

[constants]
TILE  = 256  # pixels of a block
LANES = 1    # pixels of a work-item
---*/

#define VALUE float
#include "block.clh"

VALUE pixelsAt(global const float* row, int x, int width) {
  return row[min(x, width - 1)];
}

void store(VALUE mean, global float* row, int x, int width) {
  if (x < width) row[x] = mean;
}

float sumOf(VALUE sums) {
  return sums;
}
