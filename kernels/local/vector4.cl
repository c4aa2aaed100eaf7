/*---
workload  = "local"
title     = "Local memory, four floats at a time"
rank      = 20
ceiling   = true
summary   = """
The same in vectors of four floats: a load moves 16 bytes, the most that most GPUs load at once, and takes fewer
instructions for as many bytes."""

[constants]
TILE  = 1024  # pixels of a block
LANES = 4     # pixels of a work-item
---*/

#define VALUE float4
#include "block.clh"

VALUE pixelsAt(global const float* row, int x, int width) {
  const int last = width - 1;
  return (float4)(row[min(x, last)], row[min(x + 1, last)], row[min(x + 2, last)], row[min(x + 3, last)]);
}

void store(VALUE mean, global float* row, int x, int width) {
  if (x < width) row[x] = mean.s0;
  if (x + 1 < width) row[x + 1] = mean.s1;
  if (x + 2 < width) row[x + 2] = mean.s2;
  if (x + 3 < width) row[x + 3] = mean.s3;
}

float sumOf(VALUE sums) {
  return (sums.s0 + sums.s1) + (sums.s2 + sums.s3);
}
