/*---
workload = "access"
title    = "32 floats apart"
rank     = 34
story    = ["cpu", "gpu"]
summary  = """
Consecutive work-items access floats 32 apart. A work-item uses one float of 128 bytes, so that no two work-items share
a line. Beyond this a larger stride can hardly get worse by waste; it does by running out of pages, banks and sets.
Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between which it lies."""

[guide]
experiments = { strides = "stride 32" }

[constants]
STRIDE = 32
---*/

#include "strided.clh"
