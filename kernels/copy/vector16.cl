/*---
workload = "copy"
title    = "Sixteen floats per work-item"
rank     = 30
ceiling  = true
summary  = """
A whole cache line per work-item: on CPUs one load and one store of the widest vectors. It is the fastest copy of
planes that a CPU's caches hold. On GPUs neighbouring work-items no longer touch neighbouring floats with the same
instruction, and it loses. Source: after Apple, Tuning Performance On the GPU, Listing 14-2."""

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyVectors"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 16)"]
local  = ["LOCAL_X"]
---*/

#define VECTOR float16
#define LANES 16
#define STORE(value, pointer) *(pointer) = (value)
#include "vectors.clh"
