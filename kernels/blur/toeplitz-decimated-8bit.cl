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

[constants]
CHANNELS = 1

# How many times 32 work-items a group has: each 32 decimate 16 coarse columns.
[tune.WARPS]
default = 4
values  = [4, 8]

# Groups for each compute unit, as many as it has room for; 0 for what is room for with 4 WARPS.
[tune.GROUPS]
default = 0
values  = [1, 2, 3, 4, 6, 8, 0]

[define]
WIDE    = "WARPS"
CELLS   = "2 * WIDE - (WIDE > 4 ? 2 : 1)"  # of 8 x 8 coarse pixels, across a strip
DEEP    = "GROUPS > 0 ? GROUPS : sigma < 4.5 ? 6 : sigma < 7.4 ? 4 : sigma < 10 ? 3 : 2"
AHEAD   = "DECIMATION < 8 ? DECIMATION : 4"  # times 8 rows that are loaded ahead
ALIGNED = "width == 16 * floor(width / 16) ? 16 : width == 8 * floor(width / 8) ? 8 : 0"
---*/

#include "toeplitz-decimated.clh"
