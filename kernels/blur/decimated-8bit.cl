/*---
workload  = "blur"
reference = "decimated-gaussian"
title     = "Decimated and interpolated, streamed down strips, 8-bit"
rank      = 81
element   = "uchar"
summary   = """
The decimated kernel on pixels of one byte: what it errs by, at most five parts in ten thousand, is less than a seventh of
the step from one byte to the next. Bytes come four at a time and leave four at a time; between, all is as with floats.
Source: as decimated."""

[valid]
sigma = [2.4, 6]  # narrower Gaussians are too rough for every second sample; wider ones take more taps than there is room

[cost]
memory = "(MAIN + 16) / MAIN * ROWS * PHASES / (ROWS * PHASES - TAPS - DECIMATION) + 1"
# Per pixel TAPS / DECIMATION multiply-adds along columns and, of what is left, as many along rows; then three of each.
flops  = "2 * (TAPS / DECIMATION + TAPS / DECIMATION ^ 2 + 3 + 3 / DECIMATION)"

[constants]
ROWS          = 8  # of a phase
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 1  # coarse neighbours on either side that interpolation uses

# Quads of columns that a group writes; sixteen more are loaded. Multiples of eight are whole lines of memory.
[tune.MAIN]
default = 112
values  = [64, 112, 128, 240]

# Groups are short enough when all compute units have some, and long enough when few rows are filtered twice.
[tune.PHASES]
default = 18
values  = [10, 14, 16, 18, 20, 28, 36]

[define]
DECIMATION = "sigma < 4.6 ? 2 : 4"
TAPS       = "DECIMATION * ceil(6 * sigma / DECIMATION)"

[literals]
DECIMATING    = "decimating"
INTERPOLATING = "interpolating"

[[pass]]
kernel = "blurDecimated"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / (4 * MAIN)) * (MAIN + 16)", "ceil(height / (ROWS * PHASES - TAPS - DECIMATION))"]
local  = ["MAIN + 16", "1"]
---*/

#define BYTES
#include "decimated.clh"
