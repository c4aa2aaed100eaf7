/*---
workload  = "blur"
reference = "cosines"
error     = "2.5e-3"
title     = "Three cosines that slide, for CPUs"
rank      = 55
summary   = """
Inside a window the Gaussian is nearly a constant and three cosines, and the sum of a window's pixels times a cosine
follows from the two sums before it and the pixels that enter and leave: the work per pixel does not grow with sigma,
and the result is within 1e-3 of the Gaussian. What makes it fast on a CPU: every work-item filters as many rows, then
as many columns, at a time as a vector has floats, turned in registers; both passes are one kernel, so that a pixel is
read once and written once; what it remembers stays in the second level cache. Source: K. Sugimoto, S. Kamata, Fast
Gaussian filter with second-order shift property of DCT-5, ICIP 2013."""

[guide]
experiments = { speed-up = "sliding cosines" }

[valid]
sigma = [0.3, 30]  # rounded frequencies and running sums: beyond, float errors reach the size of the method's own

[cost]
memory = "2"
flops  = "2 * (4 + 5 * COSINES)"

[constants]
COSINES = 3

# Floats of a vector. 0: as many as the processor's vectors hold, where the compiler tells, and else 8.
[tune.LANES]
default = 0
values  = [0, 8, 16]

# The wider, the fewer pixels are read twice for the windows at the sides; the rows in the window have to stay in the
# second level cache, 4 * STRIP bytes each.
[tune.STRIP]
default = 2048
values  = [512, 1024, 2048]

# The more, the fewer pixels are filtered twice; but each processor needs a strip. 4096 at most: sums in float drift.
[tune.ROWS]
default = 2048
values  = [512, 1024, 2048]

[scratch]
memory = "ceil(width / STRIP) * ceil(height / ROWS) * (64 * (max(COSINES, 0.4 * (COSINES + 5) * sigma) + 1) + 1024 + (2 * COSINES + 2) * STRIP + (2 * max(COSINES, 0.4 * (COSINES + 5) * sigma) + 19) * (STRIP + 16))"

[[pass]]
kernel = "blurSliding"
args   = ["source", "result", "memory", "cosines", "width", "height"]
global = ["ceil(width / STRIP)", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

#include "cosines.clh"
