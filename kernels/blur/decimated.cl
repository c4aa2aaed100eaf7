/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "sigma < 5 ? 3.7e-3 : 2.8e-3"  # at edges and lines; random pixels are off by 5e-4
title     = "Decimated and interpolated, streamed down strips"
rank      = 27
summary   = """
A third of the exact filter's arithmetic, for an error of four to seven parts in ten thousand of random pixels, and up to
three in a thousand at edges, as much as the exact filter loses by its cut at 3 sigma. What is blurred is smooth:
every fourth sample of it tells the rest. Rows are filtered at every fourth column only, columns at every fourth row of that,
and three neighbouring samples make the four between them: at sigma 5 some 15 multiply-adds a pixel instead of 62, with
taps that are fitted so that both steps together come as near to a Gaussian as they can (the file decimation.hpp of the
program tells how). It walks down strips like the exact streamed kernel, in three steps at a time, each of which
works on what the others left in local memory one turn before. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated
finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; Apple,
Tuning Performance On the GPU, Choosing An Efficient Algorithm."""

[guide]
experiments = { speed-up = "every fourth sample", accuracy = "decimated" }

[valid]
sigma = [4.6, 6]  # narrower Gaussians are too rough for every fourth sample; wider ones take more taps than there is room

[cost]
memory = "(1 + (3 * 4 + TAPS) / (4 * CELLS)) * ROWS * PHASES / (ROWS * PHASES - ROWS - 4 - 4 * ceil((TAPS - ROWS) / 4)) + 1"
# Per pixel TAPS / 4 multiply-adds along rows and TAPS / 16 along columns; per 16 pixels 36 and 48 to interpolate.
flops  = "2 * (TAPS / 4 + TAPS / 16 + 84 / 16)"

[constants]
COLUMNS       = 128  # work-items of a group
COARSE        = 32   # samples along a row of a strip, four columns apart: four for each of eight work-items
CELLS         = 30   # those with a neighbour on either side: four pixels each
ROWS          = 16   # of a phase
DECIMATION    = 4
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 1  # coarse neighbours on either side that interpolation uses

# Groups are short enough when all compute units have some, and long enough when few rows are filtered twice.
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

#include "decimated.clh"
