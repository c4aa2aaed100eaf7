/*---
workload = "copy"
title    = "Bytes, sixteen per work-item"
rank     = 50
element  = "uchar"
ceiling  = true
summary  = """
The copy of an 8-bit plane, 16 aligned bytes with one load and one store. Kernels whose pixels are bytes are measured
against it: their planes are a quarter as large as planes of floats, and more of them stays in the caches. Source: after
Apple, Tuning Performance On the GPU, Listing 14-2."""

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyBytes"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 16)"]
local  = ["LOCAL_X"]
---*/

#define CHANNELS 1
#include "bytes.clh"
