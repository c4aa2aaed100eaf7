/*---
workload  = "mad"
reference = "chains"
title     = "FLOP peak: independent chains of fused multiply-adds"
rank      = 40
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

[tune.VECTOR]
default = 16
values  = [1, 4, 8, 16]

[tune.LOCAL_X]
default = 64
values  = [32, 64, 128, 256]

[[pass]]
kernel = "peakFlops"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / VECTOR)"]
local  = ["LOCAL_X"]
---*/

// VECTOR pixels per work-item: compilers for CPUs hesitate to use their widest registers unless told to.
#if VECTOR == 1
typedef float Pixels;
#define LOAD(address) (*(address))
#define STORE(value, address) (*(address) = (value))
#else
#define PASTE(a, b) a##b
#define NAME(a, b) PASTE(a, b)
typedef NAME(float, VECTOR) Pixels;
#define LOAD(address) NAME(vload, VECTOR)(0, address)
#define STORE(value, address) NAME(vstore, VECTOR)(value, 0, address)
#endif

// Where fma is one instruction it is the peak; elsewhere fma would be emulated, and mad is the fast one.
#ifdef FP_FAST_FMAF
#define MULTIPLY_ADD(x, y, z) fma(x, y, z)
#else
#define MULTIPLY_ADD(x, y, z) mad(x, y, z)
#endif

// x -> c - 0.96875 x: stays in [0, 1], forgets rounding errors slowly, and its value tells how often it was done.
#define STEP(x, c) x = MULTIPLY_ADD(x, scale, (Pixels)(c));
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

Pixels chains(Pixels start);
Pixels chains(Pixels start) {
  const Pixels scale = (Pixels)(-0.96875f);
  Pixels x0 = start, x1 = start, x2 = start, x3 = start, x4 = start, x5 = start, x6 = start, x7 = start;
  STEPS16 STEPS16
  return (((x0 + x1) + (x2 + x3)) + ((x4 + x5) + (x6 + x7))) * 0.125f;
}

kernel void peakFlops(global const float* restrict source, global float* restrict result, int width, int height) {
  const size_t count = (size_t)width * (size_t)height;
  const size_t first = VECTOR * get_global_id(0);
  if (first + VECTOR <= count) {
    const Pixels value = chains(LOAD(source + first));
    STORE(value, result + first);
  } else if (first < count) {
    // Fewer than VECTOR pixels are left: the last VECTOR of the plane, or one pixel at a time in a tiny plane.
    for (size_t i = first; i < count; ++i) {
      float pixel[VECTOR];
      for (int k = 0; k < VECTOR; ++k) pixel[k] = source[i];
      STORE(chains(LOAD(pixel)), pixel);
      result[i] = pixel[0];
    }
  }
}
