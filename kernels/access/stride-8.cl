/*---
workload = "access"
title    = "8 floats apart"
rank     = 32
summary  = """
Consecutive work-items access floats 8 apart. A work-item uses one float in eight: of a line of 32 bytes, the least that
most GPUs move, all the rest is waste. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13,
between which it lies."""

[guide]
experiments = { strides = "stride 8" }

[cost]
memory = "2"
flops  = "0"

[constants]
STRIDE = 8

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
