/*---
workload = "copy"
title    = "Four floats per work-item, stored past the caches"
rank     = 28
summary  = """
Aligned vectors of four with stores that bypass the caches where the compiler knows such: what is written once and not
read again need not push out what is. Source: after Apple, Tuning Performance On the GPU, Listing 14-2."""

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyVectors"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)"]
local  = ["LOCAL_X"]
---*/

#define VECTOR float4
#define LANES 4
#include "stream.clh"
#include "vectors.clh"
