/*---
workload  = "mad"
reference = "chains"
title     = "One chain of 256 fused multiply-adds"
rank      = 37
story     = ["cpu", "gpu"]
summary   = """
A single chain of 256 fused multiply-adds: each waits for the one before. Only other work-items can fill the gaps, as
many as the device keeps under way. Its companions do the same work in 2, 4 and, as the FLOP peak, 8 chains. Source:
Apple, Tuning Performance On the GPU, the remark under Listing 14-3 on several independent dependence chains."""

[guide]
carries     = ["Independent chains"]
experiments = { chains = "1 chain" }

[cost]
memory = "2"
flops  = "2 * CHAINS * ROUNDS"

[constants]
CHAINS = 1    # x0 below
ROUNDS = 256  # steps of each chain

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "oneChain"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#define VALUE float
#include "chains.clh"

#define STEPS STEP(0)

kernel void oneChain(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  float x0 = source[i];
  TIMES64(TIMES4(STEPS))
  result[i] = x0;
}
