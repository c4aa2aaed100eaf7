/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "7e-4"  # at edges and lines
title     = "Decimated and interpolated, finer, 16 floats wide, for CPUs"
rank      = 58
summary   = """
blur.decimated-strips with more taps: random pixels are within 1.1e-4 of the Gaussian."""

[guide]
experiments = { accuracy = "decimated, finer, wide" }

[valid]
sigma = [2.5, 60]

[cost]
memory = "2"
# Along columns, along rows, and interpolation, in pairs: half of the multiplications are additions.
flops  = "1 + TAPS / DECIMATION + 2 * TAPS / DECIMATION ^ 2 + 1.5 * TAPS / DECIMATION ^ 2 + (2 * REACH + 2 + 2 * REACH / DECIMATION) * (1 + 1 / DECIMATION)"

[constants]
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 3  # coarse neighbours on either side that interpolation uses

[define]
DECIMATION = "sigma < 4.9 ? 2 : sigma < 9.6 ? 4 : sigma < 19.2 ? 8 : sigma < 38.4 ? 16 : 32"
TAPS       = "DECIMATION * max(7, ceil(6 * sigma / DECIMATION - 1.5))"
STEP       = "max(1, 8 / DECIMATION)"  # coarse rows: more than 8 rows of pixels would meet in one set of the near cache

# The wider, the fewer pixels are read twice at the sides; some 20 rows of it have to stay in the second level cache.
[tune.STRIP]
default = 2048
values  = [512, 1024, 2048, 4096]

# Rows per work-item, a multiple of 32. The more, the fewer rows are filtered twice; but each processor needs one.
[tune.ROWS]
default = 2048
values  = [512, 1024, 2048]

[literals]
DECIMATING    = "decimating"
INTERPOLATING = "interpolating"

[scratch]
memory = "max(2, ceil(width / STRIP)) * ceil(height / ROWS) * ((TAPS / DECIMATION + STEP + 16) * (STRIP + 1040) + (DECIMATION + 1) * ((STRIP + 1040) / DECIMATION + 96))"

[[pass]]
kernel = "blurDecimatedStrips"
args   = ["source", "result", "memory", "width", "height"]
global = ["max(2, ceil(width / STRIP))", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

#include "decimated-strips.clh"
