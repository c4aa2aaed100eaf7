/*---
workload  = "mad"
reference = "chains"
title     = "Two chains of 128 fused multiply-adds, independent"
rank      = 38
summary   = """
The same 256 fused multiply-adds in two independent chains of 128. While one chain waits for its result, the other
may go on: up to twice the rate, where one chain left the pipeline half empty. Source: Apple, Tuning Performance On
the GPU, the remark under Listing 14-3 on several independent dependence chains."""

[guide]
carries     = ["Independent chains"]
experiments = { chains = "2 chains" }

[cost]
memory = "2"
flops  = "2 * CHAINS * ROUNDS + CHAINS"

[constants]
CHAINS = 2    # x0..x1 below
ROUNDS = 128  # steps of each chain

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "twoChains"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#define VALUE float
#include "chains.clh"

#define STEPS STEP(0) STEP(1)

kernel void twoChains(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  const float start = source[i];
  float x0 = start, x1 = start;
  TIMES64(STEPS STEPS)
  result[i] = (x0 + x1) * 0.5f;
}
