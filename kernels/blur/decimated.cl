/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "sigma < 4.6 ? 3.2e-3 : sigma < 5 ? 3.7e-3 : 2.8e-3"  # at edges and lines; random pixels are off by 5e-4
title     = "Decimated and interpolated, streamed down strips"
rank      = 27
summary   = """
A third of the exact filter's arithmetic, for an error of at most five parts in ten thousand of random pixels, and up to
three in a thousand at edges, as much as the exact filter loses by its cut at 3 sigma. What is blurred is smooth:
every fourth sample of it tells the rest, or every second where sigma is small. Columns are filtered at every fourth row
only, in registers and straight from memory; rows at every fourth column of that, through local memory; and three
neighbouring samples make the four between them: at sigma 5 some 15 multiply-adds a pixel instead of 62, with
taps that are fitted so that both steps together come as near to a Gaussian as they can (the file decimation.hpp of the
program tells how). It walks down strips like the exact streamed kernel, eight rows ahead of what it computes. Source: Y.
Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and
Signal Processing 32 (3), 1984; Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm."""

[guide]
experiments = { speed-up = "every fourth sample", accuracy = "decimated" }

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

#include "decimated.clh"
