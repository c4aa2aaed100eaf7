/*---
workload = "access"
title    = "8 floats apart"
rank     = 32
story    = ["cpu", "gpu"]
summary  = """
Consecutive work-items access floats 8 apart. A work-item uses one float in eight: of a line of 32 bytes, the least that
most GPUs move, all the rest is waste. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13,
between which it lies."""

[guide]
experiments = { strides = "stride 8" }

[constants]
STRIDE = 8
---*/

#include "strided.clh"
