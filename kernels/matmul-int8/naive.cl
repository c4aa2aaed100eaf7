/*---
workload = "matmul-int8"
title    = "One work-item per element of the product"
rank     = 10
story    = ["cpu", "gpu"]
summary  = """
The naive kernel of matmul on 8-bit integers. Each byte becomes an int when it is loaded."""

[cost]
memory = "K / 2 + 1"
---*/

#define BYTES
#include "../matmul/naive.clh"
