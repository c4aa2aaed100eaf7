/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "1e-3"  # at edges and lines; random pixels are off by 4.5e-4 at most, from sigma 5 on by 1e-4
title     = "Decimated and interpolated, 16 floats wide, for CPUs"
rank      = 58
summary   = """
Decimation and interpolation, arranged for a CPU, and for any sigma: with seven neighbours to interpolate from instead
of three, fewer taps of the decimating filter are enough, for random pixels within 1e-4 of the Gaussian from sigma 5 on.
A work-item walks down a strip and reads each row once, into sums of columns that are carried along; only what is
decimated, half of the rows or less, is filtered along rows, in the near caches; results pass them by. Sums and differences of
symmetric pairs halve the multiplications. At sigma 5 that is some 14 cycles of a core with vectors of 16 floats for 16
pixels, and as much again is spent on waiting for memory. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated
finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; the rest
follows from the vectors, caches and memory of the processor."""

[guide]
experiments = { accuracy = "decimated, wide", speed-up = "decimated, wide" }

[valid]
sigma = [2.4, 60]  # narrower ones are too rough for every second sample

[cost]
memory = "2"
# Along columns, along rows, and interpolation, in pairs: half of the multiplications are additions.
flops  = "1 + TAPS / DECIMATION + 2 * TAPS / DECIMATION ^ 2 + 1.5 * TAPS / DECIMATION ^ 2 + (2 * REACH + 2 + 2 * REACH / DECIMATION) * (1 + 1 / DECIMATION)"

[constants]
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 3  # coarse neighbours on either side that interpolation uses

[define]
DECIMATION = "sigma < 4.4 ? 2 : sigma < 9.6 ? 4 : sigma < 19.2 ? 8 : sigma < 38.4 ? 16 : 32"
# As few as keep edges within 1e-3 of the Gaussian, and random pixels, from sigma 5 on, within 1e-4.
TAPS       = "sigma < 4.4 ? 2 * max(4, ceil(3.35 * sigma - 4.3)) : DECIMATION * ceil(7 * sigma / DECIMATION - (sigma < 5 ? 4.2 : 3.85))"
STEP       = "max(1, 8 / DECIMATION)"  # coarse rows: more than 8 rows of pixels would meet in one set of the near cache

# The wider, the fewer pixels are read twice at the sides; some 20 rows of it have to stay in the second level cache.
[tune.STRIP]
default = 2048
values  = [512, 1024, 2048, 4096]

# Rows per work-item, a multiple of 32. The more, the fewer rows are filtered twice; but each processor needs one.
[tune.ROWS]
default = 2048
values  = [512, 1024, 2048]

[literals]
DECIMATING    = "decimating"
INTERPOLATING = "interpolating"

[scratch]
memory = "max(2, ceil(width / STRIP)) * ceil(height / ROWS) * ((TAPS / DECIMATION + STEP + 16) * (STRIP + 1040) + (DECIMATION + 1) * ((STRIP + 1040) / DECIMATION + 96))"

[[pass]]
kernel = "blurDecimatedStrips"
args   = ["source", "result", "memory", "width", "height"]
global = ["max(2, ceil(width / STRIP))", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

#include "decimated-strips.clh"
