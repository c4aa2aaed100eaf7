/*---
workload  = "mad"
reference = "chains"
title     = "Four chains of 64 fused multiply-adds, independent"
rank      = 39
story     = ["gpu"]
summary   = """
The same 256 fused multiply-adds in four independent chains of 64. A device whose multiply-add takes four cycles has
now something to do in each of them, even with a single work-item. Source: Apple, Tuning Performance On the GPU, the
remark under Listing 14-3 on several independent dependence chains."""

[guide]
carries     = ["Independent chains"]
experiments = { chains = "4 chains" }

[cost]
memory = "2"
flops  = "2 * CHAINS * ROUNDS + CHAINS"

[constants]
CHAINS = 4   # x0..x3 below
ROUNDS = 64  # steps of each chain

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "fourChains"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#define VALUE float
#include "chains.clh"

#define STEPS STEP(0) STEP(1) STEP(2) STEP(3)

kernel void fourChains(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  const float start = source[i];
  float x0 = start, x1 = start, x2 = start, x3 = start;
  TIMES64(STEPS)
  result[i] = ((x0 + x1) + (x2 + x3)) * 0.25f;
}
