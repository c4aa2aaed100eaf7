/*---
workload = "copy"
title    = "Four cache lines per work-item, non-temporal stores"
rank     = 40
story    = ["cpu", "gpu"]
ceiling  = true
summary  = """
The same with stores that bypass the caches where the compiler knows such: a cache line that is written whole need not
be read first. On CPUs this makes large planes up to twice as fast, and the memory ceiling of their size would be too
low without it; a plane that the caches hold is better left there. Source: after Apple, Tuning Performance On the GPU,
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

#include "stream.clh"
#include "runs.clh"
