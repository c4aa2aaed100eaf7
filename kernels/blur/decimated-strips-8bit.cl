/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "1e-3"  # as decimated-strips, before rounding
title     = "Decimated and interpolated, 16 floats wide, for CPUs, 8-bit"
rank      = 86
element   = "uchar"
summary   = """
blur.decimated-strips on pixels of one byte, which become floats where they are read and bytes where they are stored,
64 of them a line of the cache. A quarter of the traffic: what counts is the arithmetic, conversions with it.
What it errs by is less than a quarter of the step from one byte to the next. Source: as
blur.decimated-strips."""

[valid]
sigma = [2.4, 60]  # as blur.decimated-strips

[cost]
memory = "2"
# Along columns, along rows, and interpolation, in pairs: half of the multiplications are additions.
flops  = "1 + TAPS / DECIMATION + 2 * TAPS / DECIMATION ^ 2 + 1.5 * TAPS / DECIMATION ^ 2 + (2 * REACH + 2 + 2 * REACH / DECIMATION) * (1 + 1 / DECIMATION)"

[constants]
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 3  # coarse neighbours on either side that interpolation uses

[define]
DECIMATION = "sigma < 4.4 ? 2 : sigma < 9.6 ? 4 : sigma < 19.2 ? 8 : sigma < 38.4 ? 16 : 32"
# As few as keep edges within 1e-3 of the Gaussian, and random pixels, from sigma 5 on, within 1e-4.
TAPS       = "sigma < 4.4 ? 2 * max(4, ceil(3.35 * sigma - 4.3)) : DECIMATION * ceil(7 * sigma / DECIMATION - (sigma < 5 ? 4.2 : 3.85))"
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

#define BYTES
#include "decimated-strips.clh"
