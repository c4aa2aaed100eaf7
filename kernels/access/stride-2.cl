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

[cost]
memory = "2"
flops  = "0"

[constants]
STRIDE = 2

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyStrided"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / STRIDE)", "STRIDE"]
local  = ["LOCAL_X", "1"]
---*/

#include "strided.clh"
