/*---
workload  = "overheads"
reference = "chains"
title     = "One kernel with the same eight steps"
rank      = 11
story     = ["cpu", "gpu"]
summary   = """
The same eight operations in one kernel: the plane is loaded once and stored once, and seven launches are saved. How
much faster it is than eight kernels tells whether memory or launching was what they paid for. Source: Apple, Tuning
Performance On the GPU, "Kernel size"."""

[guide]
carries     = ["Kernel size"]
experiments = { fusion = "one kernel" }

[cost]
memory = "2"
flops  = "2 * ROUNDS"

[constants]
CHAINS = 1  # the reference is the mean of so many chains
ROUNDS = 8  # times STEP is written out below

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "eightSteps"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#include "step.clh"

kernel void eightSteps(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;
  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  float value = source[i];
  // Written out: compilers that do a group's work-items several at a time can't look into loops.
  value = STEP(value);
  value = STEP(value);
  value = STEP(value);
  value = STEP(value);
  value = STEP(value);
  value = STEP(value);
  value = STEP(value);
  value = STEP(value);
  result[i] = value;
}
