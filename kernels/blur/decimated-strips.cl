/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "1e-3"  # at edges and lines; random pixels are off by 4.5e-4 at most, from sigma 5 on by 1e-4
title     = "Decimated and interpolated, 16 floats wide, for CPUs"
rank      = 58
story     = ["cpu"]
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
---*/

#include "decimated-strips.clh"
