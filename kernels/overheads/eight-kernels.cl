/*---
workload  = "overheads"
reference = "chains"
title     = "Eight small kernels"
rank      = 10
story     = ["cpu", "gpu"]
summary   = """
Eight operations on each pixel, each a kernel of its own: every one of them loads the plane and stores it, so the plane
crosses memory sixteen times where twice would do. Source: Apple, Tuning Performance On the GPU, "Kernel size"."""

[guide]
carries     = ["Kernel size"]
experiments = { fusion = "eight kernels" }

[cost]
memory = "2 * ROUNDS"
flops  = "2 * ROUNDS"

[constants]
CHAINS = 1  # the reference is the mean of so many chains
ROUNDS = 8  # passes below

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "oneStep"
args   = ["source", "scratch0", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]

[[pass]]
kernel = "oneStep"
args   = ["scratch0", "scratch1", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]

[[pass]]
kernel = "oneStep"
args   = ["scratch1", "scratch0", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]

[[pass]]
kernel = "oneStep"
args   = ["scratch0", "scratch1", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]

[[pass]]
kernel = "oneStep"
args   = ["scratch1", "scratch0", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]

[[pass]]
kernel = "oneStep"
args   = ["scratch0", "scratch1", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]

[[pass]]
kernel = "oneStep"
args   = ["scratch1", "scratch0", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]

[[pass]]
kernel = "oneStep"
args   = ["scratch0", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#include "step.clh"

kernel void oneStep(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;
  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  result[i] = STEP(source[i]);
}
