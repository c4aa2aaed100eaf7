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

[constants]
CHANNELS = 4

# How many times 32 work-items a group has, each 32 of which decimate 16 coarse columns; 0 for as suits sigma.
[tune.WARPS]
default = 0
values  = [4, 8, 0]

# Groups for each compute unit, as many as it has room for; 0 for what is.
[tune.GROUPS]
default = 0
values  = [1, 2, 3, 4, 6, 8, 0]

[define]
WIDE    = "WARPS > 0 ? WARPS : DECIMATION == 4 && TAPS > 20 || DECIMATION == 2 && TAPS <= 18 ? 8 : 4"
DEEP    = "GROUPS > 0 ? GROUPS : DECIMATION == 2 ? 6 : WIDE > 4 ? 1 : 2"
CELLS   = "DECIMATION == 4 ? 3 * WIDE / 2 : 2 * WIDE - 1"  # of 8 x 8 coarse pixels, across a strip
AHEAD   = "DECIMATION < 8 ? DECIMATION : 1"  # times 8 rows that are loaded ahead
ALIGNED = "width == 4 * floor(width / 4) ? 16 : 0"
---*/

#include "toeplitz-decimated.clh"
