/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "4e-3"  # at edges and lines, before rounding
title     = "Decimated and interpolated, streamed down strips, 8-bit colour"
rank      = 85
element   = "uchar"
channels  = 4
summary   = """
The decimated kernel on pixels of four bytes, a photo as it lies in memory, with rows filtered first, from local memory,
then columns. A work-group has a quarter of its work-items for each channel while both are filtered; to interpolate,
each takes all channels of four pixels, which it stores with one instruction. Source: as decimated."""

[valid]
sigma = [4.6, 6]  # narrower Gaussians are too rough for every fourth sample; wider ones take more taps than there is room

[cost]
memory = "4 * ((1 + (3 * 4 + TAPS) / (4 * CELLS)) * ROWS * PHASES / (ROWS * PHASES - ROWS - 4 - 4 * ceil((TAPS - ROWS) / 4)) + 1)"
flops  = "4 * 2 * (TAPS / 4 + TAPS / 16 + 84 / 16)"

[constants]
COLUMNS       = 256  # work-items of a group
COARSE        = 64   # samples along a row of a strip, 16 of each channel, four columns apart: four for each of 16 work-items
CELLS         = 14   # those of a channel with a neighbour on either side: four pixels each
ROWS          = 16   # of a phase
DECIMATION    = 4
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 1  # coarse neighbours on either side that interpolation uses

[tune.PHASES]
default = 18
values  = [10, 14, 18, 26]

[define]
TAPS = "4 * ceil(1.5 * sigma)"

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
#define CHANNELS 4
#include "decimated-rgba.clh"
