/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "1e-3"  # at edges and lines; random pixels are off by 4.5e-4 at most, from sigma 5 on by 1e-4
title     = "Decimated and interpolated, streamed down strips"
rank      = 27
story     = ["gpu"]
summary   = """
A quarter of the exact filter's arithmetic, for an error of one part in ten thousand of random pixels, up to five where
sigma is below 5, and less than one in a thousand at edges. What is blurred is smooth: every fourth sample of it tells the rest, or every second where sigma
is small. Columns are filtered at every fourth row only, in registers and straight from memory; rows at every fourth
column of that, through local memory; and seven neighbouring samples make the four between them: at sigma 5 some 15
multiply-adds a pixel instead of 62, with taps that are fitted so that both steps together come as near to a Gaussian as
they can (the file decimation.hpp of the program tells how). It walks down strips, eight rows ahead of what it computes,
and has as many groups as the device can run at once: each row that two of them load costs time. Below sigma 2.3 no
sample can be left out, and the filter is short. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse
response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; Apple, Tuning Performance
On the GPU, Choosing An Efficient Algorithm."""

[guide]
experiments = { speed-up = "every fourth sample", accuracy = "decimated" }
---*/

#include "decimated.clh"
