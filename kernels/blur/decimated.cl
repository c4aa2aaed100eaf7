/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "1e-3"  # at edges and lines; random pixels are off by 4.5e-4 at most, from sigma 5 on by 1e-4
title     = "Decimated and interpolated, streamed down strips"
rank      = 27
summary   = """
A quarter of the exact filter's arithmetic, for an error of one part in ten thousand of random pixels, up to five where
sigma is below 5, and less than one in a thousand at edges. What is blurred is smooth: every fourth sample of it tells the rest, or every second where sigma
is small. Columns are filtered at every fourth row only, in registers and straight from memory; rows at every fourth
column of that, through local memory; and seven neighbouring samples make the four between them: at sigma 5 some 15
multiply-adds a pixel instead of 62, with taps that are fitted so that both steps together come as near to a Gaussian as
they can (the file decimation.hpp of the program tells how). It walks down strips, eight rows ahead of what it computes,
and has as many groups as the device can run at once: each row that two of them load costs time. Below sigma 2.3 no
sample can be left out, and the filter is short. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse
response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; Apple, Tuning Performance
On the GPU, Choosing An Efficient Algorithm."""

[guide]
experiments = { speed-up = "every fourth sample", accuracy = "decimated" }

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

#include "decimated.clh"
