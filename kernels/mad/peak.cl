/*---
workload  = "mad"
reference = "chains"
title     = "FLOP peak: independent chains of fused multiply-adds"
rank      = 40
story     = ["cpu", "gpu"]
ceiling   = true
summary   = """
Eight independent chains of fused multiply-adds, written out in a row: the most arithmetic this device does on floats. A
single chain, as in the other variants, waits for each result; eight of them fill the pipeline (the guide's remark under
Listing 14-3 that several independent chains reach much higher ratios)."""

[guide]
carries     = ["Independent chains"]
experiments = { chains = "8 chains" }

[cost]
memory = "2"
flops  = "2 * CHAINS * ROUNDS + CHAINS"

[constants]
CHAINS = 8   # x0..x7 below
ROUNDS = 32  # steps of each chain

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "peakFlops"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#define VALUE float
#include "chains.clh"

#define STEPS STEP(0) STEP(1) STEP(2) STEP(3) STEP(4) STEP(5) STEP(6) STEP(7)

kernel void peakFlops(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  const float start = source[i];
  float x0 = start, x1 = start, x2 = start, x3 = start, x4 = start, x5 = start, x6 = start, x7 = start;
  TIMES16(STEPS STEPS)
  result[i] = (((x0 + x1) + (x2 + x3)) + ((x4 + x5) + (x6 + x7))) * 0.125f;
}
