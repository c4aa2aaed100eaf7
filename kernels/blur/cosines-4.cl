/*---
workload  = "blur"
reference = "cosines"
error     = "sigma <= 20 ? 5e-4 : 7e-4"  # rounding grows with sigma
title     = "Four cosines that slide, for CPUs"
rank      = 56
summary   = """
The same with a fourth cosine: a quarter of the error, for some more arithmetic. Source: K. Sugimoto, S. Kamata, Fast
Gaussian filter with second-order shift property of DCT-5, ICIP 2013."""

[valid]
sigma = [0.3, 30]  # rounded frequencies and running sums: beyond, float errors reach the size of the method's own

[cost]
memory = "2"
flops  = "2 * (4 + 5 * COSINES)"

[constants]
COSINES = 4

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
