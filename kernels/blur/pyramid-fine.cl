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

[constants]
SPAN = 5  # taps of the decimating filter for each pixel of a coarse sample

[define]
DECIMATION    = "sigma < 5 ? 2 : sigma < 10 ? 4 : 8"
COARSE_RADIUS = "ceil(3 * sigma / DECIMATION)"

[tune.ITEM_CELLS]
default = 4
---*/

#include "pyramid.clh"
