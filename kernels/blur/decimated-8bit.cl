/*---
workload  = "blur"
reference = "decimated-gaussian"
title     = "Decimated and interpolated, streamed down strips, 8-bit"
rank      = 81
element   = "uchar"
summary   = """
The decimated kernel on pixels of one byte: what it errs by, four to seven parts in ten thousand, is less than a fifth of
the step from one byte to the next. Bytes come four at a time and leave four at a time; between, all is as with floats.
Source: as decimated."""

[valid]
sigma = [4.6, 6]  # narrower Gaussians are too rough for every fourth sample; wider ones take more taps than there is room

[cost]
memory = "(1 + (3 * 4 + TAPS) / (4 * CELLS)) * ROWS * PHASES / (ROWS * PHASES - ROWS - 4 - 4 * ceil((TAPS - ROWS) / 4)) + 1"
flops  = "2 * (TAPS / 4 + TAPS / 16 + 84 / 16)"

[constants]
COLUMNS       = 128  # work-items of a group
COARSE        = 32   # samples along a row of a strip, four columns apart: four for each of eight work-items
CELLS         = 30   # those with a neighbour on either side: four pixels each
ROWS          = 16   # of a phase
DECIMATION    = 4
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 1  # coarse neighbours on either side that interpolation uses

[tune.PHASES]
default = 18
values  = [10, 14, 18, 26]

[define]
TAPS = "2 * ceil(3 * sigma)"

[literals]
DECIMATING    = "decimating"
INTERPOLATING = "interpolating"

[[pass]]
kernel = "blurDecimated"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / (4 * CELLS)) * COLUMNS", "ceil(height / (ROWS * PHASES - ROWS - 4 - 4 * ceil((TAPS - ROWS) / 4)))"]
local  = ["COLUMNS", "1"]
---*/

#define BYTES
#include "decimated.clh"
