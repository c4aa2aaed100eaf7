/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Rows and columns in one kernel, whole vectors, for CPUs, 8-bit"
rank      = 82
element   = "uchar"
summary   = """
As strips, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is stored.
A quarter of the memory traffic makes room for the arithmetic, which is the same. Source: as strips."""

[cost]
memory = "2"
flops  = "2 * 3 * (radius + 1)"

# Floats of a vector. 0: as many as the processor's vectors hold, where the compiler tells, and else 8.
[tune.LANES]
default = 0
values  = [0, 8, 16]

# The wider, the fewer pixels are read twice at the sides; 2 radius + 64 rows of it have to stay in the second level
# cache.
[tune.STRIP]
default = 512
values  = [256, 512, 1024]

# Rows per work-item. The more, the fewer rows are filtered twice; but each processor needs a strip.
[tune.ROWS]
default = 1024
values  = [512, 1024, 2048]

[constants]
CHUNK = 64  # rows that are filtered before those that are still needed move to where the first ones are kept

[scratch]
memory = "ceil(width / STRIP) * ceil(height / ROWS) * (16 * (radius + 16) + 16 * (2 * radius + 32 + CHUNK) + (2 * radius + 16 + CHUNK) * STRIP)"

[[pass]]
kernel = "blurStrips"
args   = ["source", "result", "memory", "weights", "radius", "width", "height"]
global = ["ceil(width / STRIP)", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

#define BYTES
#include "strips.clh"
