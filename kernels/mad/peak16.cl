/*---
workload  = "mad"
reference = "chains"
title     = "FLOP peak in vectors of sixteen"
rank      = 50
ceiling   = true
summary   = """
The chains of the FLOP peak on vectors of sixteen pixels per work-item. Compilers for CPUs often use only half of the
vector unit when they turn scalar work-items into vector code; explicit vectors take all of it. GPUs gain nothing here.
The guide's advice behind it: give a work-item several independent outputs."""

[guide]
experiments = { chains = "8 chains of float16" }

[cost]
memory = "2"
flops  = "2 * CHAINS * ROUNDS + CHAINS"

[constants]
CHAINS = 8   # x0..x7 below
ROUNDS = 32  # steps of each chain

[tune.LOCAL_X]
default = 64
values  = [16, 32, 64, 128]

[[pass]]
kernel = "peakFlops16"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 16)"]
local  = ["LOCAL_X"]
---*/

#define VALUE float16
#include "chains.clh"

#define STEPS STEP(0) STEP(1) STEP(2) STEP(3) STEP(4) STEP(5) STEP(6) STEP(7)

kernel void peakFlops16(global const float* restrict source, global float* restrict result, int width, int height) {
  const size_t pixels = (size_t)width * (size_t)height;
  const size_t first = get_global_id(0) * 16;
  if (first >= pixels) return;

  // The last work-item may own fewer than sixteen pixels: it works on the sixteen that end with the plane's last, or
  // pixel by pixel where the whole plane is smaller than that. Neighbours then write the same values twice.
  const size_t start = first + 16 <= pixels || pixels < 16 ? first : pixels - 16;
  float16 pixel;
  if (pixels >= 16) {
    pixel = vload16(0, source + start);
  } else {
    float few[16];
    for (size_t i = 0; i < 16; ++i) few[i] = source[min(i, pixels - 1)];
    pixel = vload16(0, few);
  }
  float16 x0 = pixel, x1 = pixel, x2 = pixel, x3 = pixel, x4 = pixel, x5 = pixel, x6 = pixel, x7 = pixel;
  TIMES16(STEPS STEPS)
  const float16 mean = (((x0 + x1) + (x2 + x3)) + ((x4 + x5) + (x6 + x7))) * 0.125f;
  if (pixels >= 16) {
    vstore16(mean, 0, result + start);
  } else {
    float few[16];
    vstore16(mean, 0, few);
    for (size_t i = 0; i < pixels; ++i) result[i] = few[i];
  }
}
