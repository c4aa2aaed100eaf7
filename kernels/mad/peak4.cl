/*---
workload  = "mad"
reference = "chains"
title     = "FLOP peak in vectors of four"
rank      = 45
ceiling   = true
summary   = """
Four chains on vectors of four pixels: sixteen independent multiply-adds under way and three thousand per work-item, so
little memory traffic that only arithmetic can be the limit. The peak of GPUs. The guide's advice behind it: give a
work-item several independent outputs."""

[cost]
memory = "2"
flops  = "2 * CHAINS * ROUNDS + CHAINS"

[constants]
CHAINS = 4    # x0..x3 below
ROUNDS = 192  # steps of each chain

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "chainsOnFourPixels"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)"]
local  = ["LOCAL_X"]
---*/

#define VALUE float4
#include "chains.clh"

#define STEPS STEP(0) STEP(1) STEP(2) STEP(3)

kernel void chainsOnFourPixels(global const float* restrict source, global float* restrict result, int width,
                               int height) {
  const size_t count = (size_t)width * (size_t)height;
  const size_t first = 4 * get_global_id(0);
  if (first >= count) return;

  // Planes begin at a multiple of the largest vector's size, so whole vectors are aligned. The last work-item may own
  // fewer than four pixels: it takes the last of them several times.
  const bool isWhole = first + 4 <= count;
  const size_t last = count - 1;
  const float4 start = isWhole ? *(global const float4*)(source + first)
                               : (float4)(source[first], source[min(first + 1, last)], source[min(first + 2, last)],
                                          source[last]);
  float4 x0 = start, x1 = start, x2 = start, x3 = start;
  // A loop around so many steps costs nothing; written out they would not fit the caches for instructions.
  for (int third = 0; third < 3; ++third) {
    TIMES64(STEPS)
  }
  const float4 mean = ((x0 + x1) + (x2 + x3)) * 0.25f;
  if (isWhole) {
    *(global float4*)(result + first) = mean;
  } else {
    result[first] = mean.s0;
    if (first + 1 < count) result[first + 1] = mean.s1;
    if (first + 2 < count) result[first + 2] = mean.s2;
  }
}
