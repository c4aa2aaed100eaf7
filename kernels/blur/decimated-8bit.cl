/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "1e-3"  # as decimated, before rounding
title     = "Decimated and interpolated, streamed down strips, 8-bit"
rank      = 81
element   = "uchar"
summary   = """
The decimated kernel on pixels of one byte. Bytes come four at a time and leave four at a time; between, all is as with
floats, and memory, with a quarter of the traffic, no longer counts. What it errs by is less than a quarter of the step
from one byte to the next. Source: as decimated."""

[valid]
sigma = [0.3, 9.6]  # wider Gaussians take more taps than there is room for

[cost]
# Rows and columns of neighbours are loaded as well, then the result is stored.
memory = "(1 + (TAPS + (2 * REACH - 1) * DECIMATION) / (4 * MAIN)) * (1 + (TAPS + (2 * REACH - 1) * DECIMATION) * max(1, floor(computeUnits * GROUPS / ceil(width / (4 * MAIN)))) / height) + 1"
# Along columns, then along what is left of rows: TAPS / DECIMATION multiply-adds, and those that interpolate.
flops  = "2 * (1 + 1 / DECIMATION) * (TAPS / DECIMATION + (DECIMATION > 1 ? 2 * REACH + 1 : 0))"

[constants]
COARSE_RADIUS = 0  # coarse samples are interpolated as they are

# Quads of columns that a group writes at most: multiples of eight are whole lines of memory.
[tune.MAIN]
default = 96
values  = [64, 96, 112, 120, 128, 240]

# Groups for each compute unit. The fewer, the fewer rows are filtered twice; but all that a compute unit has room for
# should be at work, and no last one should be alone.
[tune.GROUPS]
default = 3
values  = [1, 2, 3, 4, 6, 9, 12]

# Rows of a phase, loaded ahead.
[tune.ROWS]
default = 8
values  = [4, 8]

[define]
DECIMATION = "sigma < 2.3 ? 1 : sigma < 4.4 ? 2 : 4"
REACH      = "sigma < 2.3 ? 0 : 3"  # coarse neighbours on either side that interpolation uses
# As few as keep edges within 1e-3 of the Gaussian, and random pixels, from sigma 5 on, within 1e-4.
TAPS       = "sigma < 2.3 ? 2 * ceil(3.3 * sigma) + 1 : sigma < 4.4 ? 2 * max(4, ceil(3.35 * sigma - 4.3)) : 4 * ceil(1.75 * sigma - (sigma < 5 ? 4.2 : 4))"
# Quads on either side of a strip that are loaded for its samples.
BESIDE     = "ceil((TAPS - DECIMATION) / 8) + ceil(DECIMATION * REACH / 4)"

[literals]
DECIMATING    = "decimating"
INTERPOLATING = "interpolating"

[[pass]]
kernel = "blurDecimated"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / (4 * MAIN)) * (MAIN + 2 * BESIDE)", "max(1, min(ceil(height / 8), floor(computeUnits * GROUPS / ceil(width / (4 * MAIN)))))"]
local  = ["MAIN + 2 * BESIDE", "1"]
---*/

#define BYTES
#include "decimated.clh"
