/*---
workload  = "blur"
reference = "decimated-gaussian"
# At edges and lines, on which it is largest where the decimation has just doubled.
error     = "sigma < 4.8 ? 5e-4 : sigma < 5 ? 1.4e-3 : sigma < 7 ? 1e-3 : sigma < 9.6 ? 5e-4 : sigma < 11.5 ? 2.2e-3 : sigma < 14 ? 1.2e-3 : sigma < 30 ? 7e-4 : 1.8e-3"
title     = "Pyramid of one step, 16 floats wide, for CPUs"
rank      = 57
summary   = """
The filters of blur.pyramid, arranged for a CPU. A work-item walks down a strip: as many rows as the first filter takes
become one row, by sums of whole vectors straight from the picture; that row is split into every fourth pixel, filtered,
blurred with those before it, and made pixels of again, all in the near caches; what is stored passes the caches by. Per
16 pixels that is some eleven multiply-adds of vectors. Any sigma takes nearly the same time, within 5e-4 of the
Gaussian on random pixels. Source: as blur.pyramid; the rest follows from the vectors and caches of the processor."""

[guide]
experiments = { accuracy = "pyramid, wide", speed-up = "pyramid, wide" }

[valid]
sigma = [2.4, 60]  # as blur.pyramid

[cost]
memory = "2"
flops  = "2 * (SPAN + SPAN / DECIMATION + 2 * (2 * COARSE_RADIUS + 1) / DECIMATION ^ 2 + (2 * REACH + 1) * (1 + 1 / DECIMATION))"

[constants]
SPAN  = 3  # taps of the decimating filter for each pixel of a coarse sample
REACH = 2  # coarse neighbours on either side that interpolation uses

[define]
DECIMATION    = "sigma < 4.8 ? 2 : sigma < 9.6 ? 4 : 8"
TAPS          = "SPAN * DECIMATION"
COARSE_RADIUS = "ceil(2.8 * sigma / DECIMATION)"
RING          = "COARSE_RADIUS <= 7 ? 16 : 64"  # coarse rows kept: a power of two, at least 2 COARSE_RADIUS + 1

# The wider, the fewer pixels are read twice at the sides; TAPS rows of it have to stay in the second level cache.
[tune.STRIP]
default = 2048
values  = [512, 1024, 2048, 4096]

# Rows per work-item, a multiple of eight. The more, the fewer rows are filtered twice; but each processor needs one.
[tune.ROWS]
default = 2048
values  = [512, 1024, 2048]

[literals]
DECIMATING    = "decimating"
BLURRING      = "coarse"
INTERPOLATING = "interpolating"

[scratch]
memory = "ceil(width / STRIP) * ceil(height / ROWS) * (9 * (STRIP + 1024) + (DECIMATION + RING + 2) * ((STRIP + 1024) / DECIMATION + 64))"

[[pass]]
kernel = "blurPyramidStrips"
args   = ["source", "result", "memory", "width", "height"]
global = ["ceil(width / STRIP)", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

#include "pyramid-strips.clh"
