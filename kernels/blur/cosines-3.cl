/*---
workload  = "blur"
reference = "cosines"
error     = "1.5e-3"
title     = "Three sliding cosines (CPU)"
rank      = 55
summary   = """
Inside a window the Gaussian is nearly the sum of three cosines, and the sum of a window's pixels times a cosine follows
from the two sums before it and the pixels that enter and leave: the work per pixel does not grow with sigma, and the
result is within 1e-3 of the Gaussian. What makes it fast on a CPU: every work-item filters as many rows, then as many
columns, at a time as a vector has floats, turned in registers; both passes are one kernel, so that a pixel is read once
and written once; what it remembers stays in the second level cache. Source: after K. Sugimoto, S. Kamata, Fast Gaussian
filter with second-order shift property of DCT-5, ICIP 2013; that the cosines' frequencies are fitted, too, is our own
(docs/explanation/cosines.md)."""

[guide]
experiments = { speed-up = "sliding cosines" }

[constants]
COSINES = 3
---*/

#include "cosines.clh"
