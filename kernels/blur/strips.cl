/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Rows and columns in one kernel, whole vectors, for CPUs"
rank      = 54
summary   = """
The separable sums of 2 r + 1 weighted neighbours, arranged for a CPU: every pixel is read once and written once. A
work-item has a strip of the picture and filters as many of its rows at a time as a vector has floats, turned in
registers so that each vector has one of every row; they are turned back and kept in the second level cache until the
columns that need them are done. Neighbours of equal weight are added first, which halves the multiplications, and 4
or 8 results next to each other are summed at once, so that each loaded vector serves all of them. Stores of whole
cache lines pass the caches by. Source: the symmetric sums are those of OpenCV's own filters; the rest follows from
the vectors and caches of the processor."""

[guide]
experiments = { speed-up = "whole vectors" }

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

#include "strips.clh"
