/*---
workload = "copy"
title    = "Four bytes per pixel, four pixels per work-item"
rank     = 51
element  = "uchar"
channels = 4
ceiling  = true
summary  = """
The copy of a plane of four bytes per pixel, red, green, blue and alpha side by side: the ceiling of kernels that work on
such pixels. It moves as much as the copy of floats does. Source: after Apple, Tuning Performance On the GPU, Listing
14-2."""

[cost]
memory = "8"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyBytes"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)"]
local  = ["LOCAL_X"]
---*/

#define CHANNELS 4
#include "bytes.clh"
