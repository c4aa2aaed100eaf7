/*---
workload = "matmul"
title    = "Tiles in local memory, several results per work-item"
rank     = 30
story    = ["cpu"]
summary  = """
The tiles again, but each work-item computes WPT results of a column: an element of B's tile is loaded from local memory
once and serves all of them, which leaves 1 + 1 / WPT loads for a multiply-add instead of 2, and the sums are
independent of each other. Source: C. Nugteren, Tutorial: OpenCL SGEMM tuning, kernel 3, the next step of the tutorial
that OpenCL matrix multiplication, part 2, follows."""

[cost]
memory = "2 * K / TS + 1"
flops  = "2 * K"
local  = "K + K / WPT + 2 * K / TS"

[tune.TS]
default = 32
values  = [16, 32]

# Of each work-item; a work-group is TS x (TS / WPT) work-items.
[tune.WPT]
default = 8
values  = [4, 8, 16]

[[pass]]
kernel = "multiplyMoreWork"
args   = ["a", "b", "result", { local = "4 * TS * TS" }, { local = "4 * TS * TS" }, "M", "N", "K"]
global = ["N", "ceil(M / TS) * TS / WPT"]
local  = ["TS", "TS / WPT"]
---*/

#include "element.clh"

#define APART (TS / WPT)  // rows from one result of a work-item to the next

kernel void multiplyMoreWork(global const float* restrict a, global const float* restrict b,
                             global float* restrict result, local float* aTile, local float* bTile, int M, int N,
                             int K) {
  const int column = (int)get_local_id(0);
  const int row = (int)get_local_id(1);  // the first of the work-item's rows of the tile
  const int x = (int)get_group_id(0) * TS + column;
  const int y = (int)get_group_id(1) * TS + row;

  float sums[WPT];
#pragma unroll
  for (int w = 0; w < WPT; ++w) sums[w] = 0.0f;

  for (int k = 0; k < K; k += TS) {
    // Beyond the matrices is zero.
#pragma unroll
    for (int w = 0; w < WPT; ++w) {
      const int at = row + w * APART;
      float ofA = 0.0f, ofB = 0.0f;
      if ((y + w * APART < M) & (column < K - k)) ofA = a[(size_t)(y + w * APART) * (size_t)K + (size_t)(k + column)];
      if ((x < N) & (at < K - k)) ofB = b[(size_t)(k + at) * (size_t)N + (size_t)x];
      aTile[at * TS + column] = ofA;
      bTile[at * TS + column] = ofB;
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (int i = 0; i < TS; ++i) {
      const float ofB = bTile[i * TS + column];
#pragma unroll
      for (int w = 0; w < WPT; ++w) sums[w] = MULTIPLY_ADD(aTile[(row + w * APART) * TS + i], ofB, sums[w]);
    }

    // The next tiles take the place of these.
    barrier(CLK_LOCAL_MEM_FENCE);
  }

#pragma unroll
  for (int w = 0; w < WPT; ++w)
    if ((x < N) & (y + w * APART < M)) result[(size_t)(y + w * APART) * (size_t)N + (size_t)x] = sums[w];
}
