/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "1e-3"  # as decimated, before rounding
title     = "Decimated and interpolated, streamed down strips, 8-bit"
rank      = 81
element   = "uchar"
summary   = """
The decimated kernel on pixels of one byte. Bytes come four at a time and leave four at a time; between, all is as with
floats, and memory, with a quarter of the traffic, no longer counts. What it errs by is less than a quarter of the step
from one byte to the next. Source: as decimated."""
---*/

#define BYTES
#include "decimated.clh"
