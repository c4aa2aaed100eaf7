/*---
workload = "copy"
title    = "Four cache lines per work-item"
rank     = 30
story    = ["cpu", "gpu"]
ceiling  = true
summary  = """
Four whole cache lines one after another per work-item, 64 KiB per work-group: on CPUs loads and stores of the widest
vectors, and the fastest copy of planes that the caches hold. On GPUs neighbouring work-items no longer touch
neighbouring floats with the same instruction, and it loses. Source: after Apple, Tuning Performance On the GPU,
Listing 14-2."""

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyRuns"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 64)"]
local  = ["LOCAL_X"]
---*/

#define STORE(value, pointer) *(pointer) = (value)
#include "runs.clh"
