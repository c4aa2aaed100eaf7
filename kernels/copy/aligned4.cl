/*---
workload = "copy"
title    = "Four floats per work-item, aligned"
rank     = 25
summary  = """
As four floats per work-item, but through pointers to whole vectors: the compiler knows that they are aligned and
takes 16 bytes with one instruction, where it may have to take four times 4. Source: after Apple, Tuning Performance
On the GPU, Listing 14-2."""

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
#define STORE(value, pointer) *(pointer) = (value)
#include "vectors.clh"
