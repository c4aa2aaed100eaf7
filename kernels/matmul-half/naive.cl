/*---
workload = "matmul-half"
title    = "One work-item per element of the product"
rank     = 10
story    = ["cpu", "gpu"]
summary  = """
The naive kernel of matmul on halves. Each half becomes a float when it is loaded, as every device can load halves and many cannot multiply them."""

[cost]
memory = "K + 1"
---*/

#define HALVES
#include "../matmul/naive.clh"
