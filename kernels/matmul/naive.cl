/*---
workload = "matmul"
title    = "One work-item per element of the product"
rank     = 10
story    = ["cpu", "gpu"]
summary  = """
Each work-item walks along a row of A and down a column of B and loads 2 K floats for one result. Neighbouring work-
items have neighbouring columns, so that their loads from B are consecutive. Nothing is shared but what the caches
happen to keep. Source: OpenCL matrix multiplication, part 2, the kernel it starts from."""

[guide]
carries = ["Naive multiplication"]
---*/

#include "naive.clh"
