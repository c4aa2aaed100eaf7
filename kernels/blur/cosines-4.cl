/*---
workload  = "blur"
reference = "cosines"
error     = "1.5e-4"
title     = "Four cosines that slide, for CPUs"
rank      = 56
summary   = """
The same with a fourth cosine: a tenth of the error, for some more arithmetic. Source: as cosines-3."""

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
# some 8 sigma rows of them have to stay in the second level cache.
[tune.STRIP]
default = 1024
values  = [256, 512, 1024]

# At most so many rows for each work-item. The more, the fewer pixels are filtered twice; but sums in float drift.
[tune.ROWS]
default = 1024
values  = [256, 512, 1024]

[scratch]
memory = "max(2, ceil(width / STRIP)) * max(ceil(height / ROWS), min(ceil(height / 128), ceil(computeUnits / max(2, ceil(width / STRIP))))) * (16 * (2 * ((0.55 * COSINES + 1.9) * sigma + 1) + 2 * COSINES + 96) + (2 * ((0.55 * COSINES + 1.9) * sigma + 1) + 2 * COSINES + 48) * STRIP)"

[[pass]]
kernel = "blurSliding"
args   = ["source", "result", "memory", "cosines", "width", "height"]
global = ["max(2, ceil(width / STRIP))", "max(ceil(height / ROWS), min(ceil(height / 128), ceil(computeUnits / max(2, ceil(width / STRIP)))))"]  # one for each processor
local  = ["1", "1"]
---*/

#include "cosines.clh"
