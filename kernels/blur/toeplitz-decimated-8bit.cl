/*---
workload  = "blur"
reference = "decimated-in-bytes"
error     = "1e-3"  # at edges, before rounding
title     = "Decimated, by products with banded matrices, on matrix units, 8-bit"
rank      = 89
element   = "uchar"
summary   = """
The decimated kernel on matrix units: each of its four filters, decimating and interpolating along rows and along
columns, is a product with a matrix that has the weights along its diagonal. The first takes bytes as they are, with
weights that are whole numbers, 32 columns at a time; the others take halves. Since few coarse pixels are left after two
of them, all four multiply less than half as often as the two of toeplitz-8bit. Sources: as decimated and toeplitz."""

[valid]
sigma = [2.3, 15]  # wider Gaussians take more registers than there are
needs = "matrix unit"

[cost]
# Rows and columns of neighbours are loaded as well, then the result is stored.
memory = "(1 + (TAPS + 6 * DECIMATION) / (8 * DECIMATION * CELLS)) * (1 + (TAPS + 6 * DECIMATION) * max(1, floor(computeUnits * DEEP / ceil(width / (8 * DECIMATION * CELLS)))) / height) + 1"
# Arithmetic has a ceiling of its own on a matrix unit, which nothing here measures.

[constants]
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 3  # coarse neighbours on either side that interpolation uses

# How many times 32 work-items a group has: each 32 decimate 16 coarse columns.
[tune.WARPS]
default = 4
values  = [4, 8]

# Groups for each compute unit, as many as it has room for; 0 for what is room for with 4 WARPS.
[tune.GROUPS]
default = 0
values  = [1, 2, 3, 4, 6, 8, 0]

[define]
DECIMATION = "sigma < 4.5 ? 2 : sigma < 10 ? 4 : 8"
TAPS       = "sigma < 4.5 ? 2 * max(4, ceil(3.35 * sigma - 4.3)) : sigma < 10 ? 4 * ceil(1.75 * sigma - (sigma < 5 ? 4.2 : 4)) : 8 * ceil(0.875 * sigma - 4.2)"
CELLS      = "2 * WARPS - (WARPS > 4 ? 2 : 1)"  # of 8 x 8 coarse pixels, across a strip
DEEP       = "GROUPS > 0 ? GROUPS : sigma < 4.5 ? 6 : sigma < 7.4 ? 4 : sigma < 10 ? 3 : 2"
AHEAD      = "DECIMATION < 8 ? DECIMATION : 4"  # times 8 rows that are loaded ahead
ALIGNED    = "width == 16 * floor(width / 16) ? 16 : width == 8 * floor(width / 8) ? 8 : 0"

[literals]
BYTE_DECIMATING    = "byteDecimating"
HALF_DECIMATING    = "halfDecimating"
HALF_INTERPOLATING = "halfInterpolating"

[[pass]]
kernel = "blurDecimated"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / (8 * DECIMATION * CELLS)) * 32 * WARPS", "max(1, min(ceil(height / (8 * DECIMATION)), floor(computeUnits * DEEP / ceil(width / (8 * DECIMATION * CELLS)))))"]
local  = ["32 * WARPS", "1"]
---*/

#define CHANNELS 1
#define WIDE WARPS
#include "toeplitz-decimated.clh"
