/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "1e-3"  # as decimated-strips, before rounding
title     = "Decimated and interpolated, 16 floats wide, for CPUs, 8-bit"
rank      = 86
element   = "uchar"
summary   = """
blur.decimated-strips on pixels of one byte, which become floats where they are read and bytes where they are stored,
64 of them a line of the cache. A quarter of the traffic: what counts is the arithmetic, conversions with it.
What it errs by is less than a quarter of the step from one byte to the next. Source: as
blur.decimated-strips."""
---*/

#define BYTES
#include "decimated-strips.clh"
