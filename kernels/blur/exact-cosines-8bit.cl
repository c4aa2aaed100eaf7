/*---
workload  = "blur"
reference = "slid-gaussian"
title     = "Four sliding cosines, exact at any sigma, for CPUs, 8-bit"
rank      = 83
element   = "uchar"
summary   = """
As exact-cosines, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is
stored. Source: as exact-cosines."""

[cost]
memory = "2"
flops  = "2 * (7.5 * COSINES + 2)"

[constants]
COSINES = 4

# Floats of a vector. 0: as many as the processor's vectors hold, where the compiler tells, and else 8.
[tune.LANES]
default = 0
values  = [0, 8, 16]

# At most so many columns for each work-item. The more, the fewer pixels are read twice for the windows at the sides;
# 2 radius + 64 rows of them have to stay in the second level cache.
[tune.STRIP]
default = 1024
values  = [256, 512, 1024]

# At most so many rows for each work-item. The more, the fewer pixels are filtered twice; but sums in float drift.
[tune.ROWS]
default = 1024
values  = [256, 512, 1024]

[scratch]
memory = "max(2, ceil(width / STRIP)) * max(ceil(height / ROWS), min(ceil(height / 128), ceil(computeUnits / max(2, ceil(width / STRIP))))) * (16 * (2 * radius + 2 * COSINES + 96) + (2 * radius + 2 * COSINES + 48) * STRIP)"

[[pass]]
kernel = "blurSliding"
args   = ["source", "result", "memory", "truncatedCosines", "width", "height"]
global = ["max(2, ceil(width / STRIP))", "max(ceil(height / ROWS), min(ceil(height / 128), ceil(computeUnits / max(2, ceil(width / STRIP)))))"]  # one for each processor
local  = ["1", "1"]
---*/

#define BYTES
#include "cosines.clh"
