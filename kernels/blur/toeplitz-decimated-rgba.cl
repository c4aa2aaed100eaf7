/*---
workload  = "blur"
reference = "decimated-in-bytes"
error     = "1e-3"  # at edges, before rounding
title     = "Decimated, by products with banded matrices, on matrix units, 8-bit colour"
rank      = 90
element   = "uchar"
channels  = 4
summary   = """
The decimated kernel on matrix units for pixels of four bytes: those of four neighbouring pixels are sorted by channel on
the way to the matrix unit, and sorted back after it. Source: as toeplitz-decimated-8bit."""

[valid]
sigma = [2.3, 15]  # wider Gaussians take more registers than there are
needs = "matrix unit"

[cost]
# Rows and columns of neighbours are loaded as well, then the result is stored.
memory = "4 * ((1 + (TAPS + 6 * DECIMATION) / (8 * DECIMATION * CELLS)) * (1 + (TAPS + 6 * DECIMATION) * max(1, floor(computeUnits * DEEP / ceil(width / (8 * DECIMATION * CELLS)))) / height) + 1)"
# Arithmetic has a ceiling of its own on a matrix unit, which nothing here measures.

[constants]
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 3  # coarse neighbours on either side that interpolation uses

# How many times 32 work-items a group has, each 32 of which decimate 16 coarse columns; 0 for as suits sigma.
[tune.WARPS]
default = 0
values  = [4, 8, 0]

# Groups for each compute unit, as many as it has room for; 0 for what is.
[tune.GROUPS]
default = 0
values  = [1, 2, 3, 4, 6, 8, 0]

[define]
DECIMATION = "sigma < 4.5 ? 2 : sigma < 10 ? 4 : 8"
TAPS       = "sigma < 4.5 ? 2 * max(4, ceil(3.35 * sigma - 4.3)) : sigma < 10 ? 4 * ceil(1.75 * sigma - (sigma < 5 ? 4.2 : 4)) : 8 * ceil(0.875 * sigma - 4.2)"
WIDE       = "WARPS > 0 ? WARPS : DECIMATION == 4 && TAPS > 20 || DECIMATION == 2 && TAPS <= 18 ? 8 : 4"
DEEP       = "GROUPS > 0 ? GROUPS : DECIMATION == 2 ? 6 : WIDE > 4 ? 1 : 2"
CELLS      = "DECIMATION == 4 ? 3 * WIDE / 2 : 2 * WIDE - 1"  # of 8 x 8 coarse pixels, across a strip
AHEAD      = "DECIMATION < 8 ? DECIMATION : 1"  # times 8 rows that are loaded ahead
ALIGNED    = "width == 4 * floor(width / 4) ? 16 : 0"

[literals]
BYTE_DECIMATING    = "byteDecimating"
HALF_DECIMATING    = "halfDecimating"
HALF_INTERPOLATING = "halfInterpolating"

[[pass]]
kernel = "blurDecimated"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / (8 * DECIMATION * CELLS)) * 32 * WIDE", "max(1, min(ceil(height / (8 * DECIMATION)), floor(computeUnits * DEEP / ceil(width / (8 * DECIMATION * CELLS)))))"]
local  = ["32 * WIDE", "1"]
---*/

#define CHANNELS 4
#include "toeplitz-decimated.clh"
