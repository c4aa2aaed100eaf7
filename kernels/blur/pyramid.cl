/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "sigma < 51 ? 9e-4 : 2e-3"  # at edges and lines
title     = "One-level pyramid: decimate, blur, interpolate"
rank      = 28
summary   = """
What is blurred is smooth: every fourth sample of it tells the rest. The first pass filters the picture and keeps every
second, fourth, eighth or 16th sample of every such row, as sigma allows; the second blurs those few in local memory and makes
all pixels between them. At sigma 5 that is some 11 multiply-adds a pixel instead of 62, and the work hardly grows with
sigma: memory reads the picture once and writes the result once, and the plane in between is a sixteenth of it. The
three filters are fitted together so that they come as near to a Gaussian as they can, within 5e-4 on random pixels (the
file decimation.hpp of the program tells how). Source: P. Burt, E. Adelson, The Laplacian pyramid as a compact image
code, IEEE Transactions on Communications 31 (4), 1983; the filters: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated
finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984."""

[guide]
experiments = { speed-up = "pyramid", accuracy = "pyramid" }

[valid]
sigma = [2.4, 60]  # narrower Gaussians are too rough even for every second sample; wider ones take too much local memory

[constants]
SPAN = 3  # taps of the decimating filter for each pixel of a coarse sample

[define]
DECIMATION    = "sigma < 4.8 ? 2 : sigma < 9.6 ? 4 : sigma < 25.5 ? 8 : 16"
COARSE_RADIUS = "ceil(2.8 * sigma / DECIMATION)"
---*/

#include "pyramid.clh"
