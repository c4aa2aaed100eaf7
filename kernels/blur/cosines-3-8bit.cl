/*---
workload  = "blur"
reference = "cosines"
error     = "2.5e-3"  # as cosines-3, before rounding
title     = "Three cosines that slide, for CPUs, 8-bit"
rank      = 83
element   = "uchar"
summary   = """
As cosines-3, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is
stored. A few 1e-4 of distance to the Gaussian are a tenth of the step from one byte to the next. Source: as cosines-3."""

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

#define BYTES
#include "cosines.clh"
