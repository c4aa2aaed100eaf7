/*---
workload = "matmul"
title    = "One work-item per element of the product"
rank     = 10
summary  = """
Each work-item walks along a row of A and down a column of B and loads 2 K floats for one result. Neighbouring work-
items have neighbouring columns, so that their loads from B are consecutive. Nothing is shared but what the caches
happen to keep. Source: OpenCL matrix multiplication, part 2, the kernel it starts from."""

[guide]
carries = ["Naive multiplication"]

[cost]
memory = "2 * K + 1"
flops  = "2 * K"

[tune.LOCAL_X]
default = 16
values  = [8, 16, 32, 64]

[tune.LOCAL_Y]
default = 16
values  = [1, 2, 4, 8, 16]

[[pass]]
kernel = "multiplyNaive"
args   = ["a", "b", "result", "M", "N", "K"]
global = ["N", "M"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

#include "naive.clh"
