/*---
workload = "access"
title    = "2 floats apart"
rank     = 30
summary  = """
Consecutive work-items access floats 2 apart. Half of each line of memory that is moved is of use; the other half is
fetched again by the second sweep. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between
which it lies."""

[guide]
experiments = { strides = "stride 2" }

[constants]
STRIDE = 2
---*/

#include "strided.clh"
