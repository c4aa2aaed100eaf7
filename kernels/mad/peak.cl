/*---
workload  = "mad"
reference = "chains"
title     = "FLOP peak: independent chains of fused multiply-adds"
rank      = 40
ceiling   = true
summary   = """
Eight independent chains of fused multiply-adds, written out in a row: the most arithmetic this device does on floats. A
single chain, as in the other variants, waits for each result; eight of them fill the pipeline (the guide's remark under
Listing 14-3 that several independent chains reach much higher ratios)."""

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

// Where fma is known to be one instruction, ask for it. Elsewhere it might be emulated: the compiler may fuse x * y + z
// by itself (OpenCL C contracts by default) and does so where that is fast.
#ifdef FP_FAST_FMAF
#define MULTIPLY_ADD(x, y, z) fma(x, y, z)
#else
#define MULTIPLY_ADD(x, y, z) ((x) * (y) + (z))
#endif

// x -> c - 0.96875 x: stays in [0, 1], forgets rounding errors slowly, and its value tells how often it was done. Each
// chain has its own c, so that no two can be merged. Straight-line code: a loop's counter would take a share, and
// compilers for CPUs turn whole rows of such work-items into vector code.
#define STEP(x, c) x = MULTIPLY_ADD(x, -0.96875f, c);
#define STEPS           \
  STEP(x0, 0.96875f)    \
  STEP(x1, 0.97265625f) \
  STEP(x2, 0.9765625f)  \
  STEP(x3, 0.98046875f) \
  STEP(x4, 0.984375f)   \
  STEP(x5, 0.98828125f) \
  STEP(x6, 0.9921875f)  \
  STEP(x7, 0.99609375f)
#define STEPS4 STEPS STEPS STEPS STEPS
#define STEPS16 STEPS4 STEPS4 STEPS4 STEPS4

kernel void peakFlops(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  const float start = source[i];
  float x0 = start, x1 = start, x2 = start, x3 = start, x4 = start, x5 = start, x6 = start, x7 = start;
  STEPS16 STEPS16
  result[i] = (((x0 + x1) + (x2 + x3)) + ((x4 + x5) + (x6 + x7))) * 0.125f;
}
