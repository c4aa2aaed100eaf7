/*---
workload = "mad"
title    = "3 flops per pixel"
rank     = 10
ceiling  = true
summary  = """
Copy with three operations in between. On most devices it runs at the speed of the copy: arithmetic hides behind memory.
Source: Apple, Tuning Performance On the GPU, Listing 14-3."""

[cost]
memory = "2"
flops  = "3 * ROUNDS"

[constants]
ROUNDS = 1  # times ROUND is written out below; the reference repeats the map as often

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "mad3Flops"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

// One round of the logistic map x -> 3.9 x (1 - x): three operations, each waiting for the one before. It keeps values
// in [0, 1] and is chaotic there, so no compiler can foresee or shorten it.
#define ROUND a = 3.9f * a * (1.0f - a);

// Not named "mad3": OpenCL C keeps the names of its built-in functions (mad24 is one) for itself.
kernel void mad3Flops(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  float a = source[i];
  ROUND
  result[i] = a;
}
