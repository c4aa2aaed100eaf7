/*---
workload = "access"
title    = "One float per work-item"
rank     = 70
summary  = """
The plane as one run of floats, one load and one store of 4 bytes per work-item. The wider loads beside it move the same
floats with fewer instructions. Source: the companion text on computing on integrated graphics, on vectors and aligned
data."""

[guide]
experiments = { vector-loads = "float" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyVectors1"
args   = ["source", "result", "width", "height"]
global = ["width * height"]
local  = ["LOCAL_X"]
---*/

kernel void copyVectors1(global const float* restrict source, global float* restrict result, int width, int height) {
  const size_t count = (size_t)width * (size_t)height;
  const size_t i = get_global_id(0);
  if (i < count) result[i] = source[i];
}
