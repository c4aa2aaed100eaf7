/*---
workload  = "matmul"
reference = "product-int"
title     = "One work-item per element of the product, of ints"
rank      = 12
element   = "int"
summary   = """
The naive kernel on 32-bit ints, as its source has it, but with neighbouring work-items on neighbouring columns: there
they are on neighbouring rows, K ints apart. Sums of ints have no rounding. Source: OpenCL matrix multiplication, part
2, the kernel it starts from."""

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

#define INTS
#include "naive.clh"
