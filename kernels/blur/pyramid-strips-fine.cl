/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "sigma <= 30 ? 4e-4 : 8e-4"  # at edges and lines
title     = "Pyramid of one step, finer, 16 floats wide, for CPUs"
rank      = 58
summary   = """
blur.pyramid-strips with the longer first filter of blur.pyramid-fine: up to sigma 20 random pixels are within 1e-4 of
the Gaussian."""

[guide]
experiments = { accuracy = "pyramid, finer, wide" }

[valid]
sigma = [2.5, 60]  # as blur.pyramid-fine

[cost]
memory = "2"
flops  = "2 * (SPAN + SPAN / DECIMATION + 2 * (2 * COARSE_RADIUS + 1) / DECIMATION ^ 2 + (2 * REACH + 1) * (1 + 1 / DECIMATION))"

[constants]
SPAN  = 5  # taps of the decimating filter for each pixel of a coarse sample
REACH = 2  # coarse neighbours on either side that interpolation uses

[define]
DECIMATION    = "sigma < 5 ? 2 : sigma < 10 ? 4 : 8"
TAPS          = "SPAN * DECIMATION"
COARSE_RADIUS = "ceil(3 * sigma / DECIMATION)"
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
