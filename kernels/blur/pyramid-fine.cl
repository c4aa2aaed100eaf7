/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "sigma <= 30 ? 4e-4 : 8e-4"  # at edges and lines
title     = "Pyramid of one step, finer"
rank      = 29
summary   = """
The two passes of blur.pyramid with a longer first filter, five taps instead of three for each pixel of a coarse sample:
it lets less through of what every fourth sample can't tell, and up to sigma 20 random pixels are within 1e-4 of the
Gaussian. The price is more rows that neighbouring groups both read, which caches serve, and some more arithmetic."""

[guide]
experiments = { accuracy = "pyramid, finer" }

[valid]
sigma = [2.5, 60]  # narrower Gaussians are too rough even for every second sample; wider ones take too much local memory

[cost]
# The picture with the margins of the groups; the coarse plane, written and, with the tiles' margins, read; the result.
memory = "WIDE / (WIDE - 8 * PADDING) * (1 + (SPAN - 1) * DECIMATION * max(1, floor(computeUnits * DEEP / ceil((ceil(width / DECIMATION) + 2 * SPAN - 2) * DECIMATION / 4 / (WIDE - 8 * PADDING)))) / height) + (1 + (1 + 2 * (COARSE_RADIUS + REACH) / CELLS) * (1 + 2 * (COARSE_RADIUS + REACH) * CELLS * DECIMATION / (1024 * ITEM_CELLS))) / DECIMATION ^ 2 + 1"
flops  = "2 * (SPAN + SPAN / DECIMATION + 2 * (2 * COARSE_RADIUS + 1) / DECIMATION ^ 2 + (2 * REACH + 1) * (1 + 1 / DECIMATION))"

[constants]
SPAN  = 5  # taps of the decimating filter for each pixel of a coarse sample
REACH = 2  # coarse neighbours on either side that interpolation uses
CELLS = 32  # coarse samples along a tile of the second pass

[define]
DECIMATION    = "sigma < 5 ? 2 : sigma < 10 ? 4 : 8"
TAPS          = "SPAN * DECIMATION"
COARSE_RADIUS = "ceil(3 * sigma / DECIMATION)"
ALIGNED       = "width == 4 * floor(width / 4)"  # rows begin at multiples of 16 bytes, and quads are inside or out
AHEAD         = "DECIMATION == 2 ? 8 : 16"  # rows that are on their way while those before are filtered
DEEP          = "GROUPS > 0 ? GROUPS : DECIMATION < 4 ? 3 : 2"
# Eight quads each: what a group of the first pass reads for its neighbours only, on the left so much that groups begin
# at whole lines of 128 bytes.
PADDING       = "ceil((8 - (SPAN - 1) * DECIMATION / 4 + 8 * floor((SPAN - 1) * DECIMATION / 32) + ceil((SPAN - 1) * DECIMATION / 8)) / 8)"

# Quads of columns that a group of the first pass reads side by side.
[tune.WIDE]
default = 128
values  = [64, 128, 256]

# Groups of the first pass for each compute unit: the fewer, the fewer rows are read twice; 0 for as many as suit sigma.
[tune.GROUPS]
default = 0
values  = [1, 2, 3, 4, 6, 0]

# Coarse rows that a work-item of the second pass makes pixels of.
[tune.ITEM_CELLS]
default = 4
values  = [2, 4, 8]

[literals]
DECIMATING    = "decimating"
BLURRING      = "coarse"
INTERPOLATING = "interpolating"

[scratch]
coarsePlane = "(ceil(width / DECIMATION) + 2 * SPAN - 2) * (ceil(height / DECIMATION) + 2 * SPAN - 2)"

[[pass]]
kernel = "decimate"
args   = ["source", "coarsePlane", "width", "height"]
global = ["ceil((ceil(width / DECIMATION) + 2 * SPAN - 2) * DECIMATION / 4 / (WIDE - 8 * PADDING)) * WIDE", "max(1, min(ceil(height / AHEAD), floor(computeUnits * DEEP / ceil((ceil(width / DECIMATION) + 2 * SPAN - 2) * DECIMATION / 4 / (WIDE - 8 * PADDING)))))"]
local  = ["WIDE", "1"]

[[pass]]
kernel = "interpolate"
args   = ["coarsePlane", "result", "width", "height"]
global = ["ceil(width / (CELLS * DECIMATION)) * 256", "ceil(height / (1024 / CELLS * ITEM_CELLS))"]
local  = ["256", "1"]
---*/

#include "pyramid.clh"
