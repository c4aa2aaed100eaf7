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
---*/

#define INTS
#include "naive.clh"
