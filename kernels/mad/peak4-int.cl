/*---
workload  = "mad"
reference = "chains-int"
title     = "Int peak in vectors of four"
rank      = 66
ceiling   = true
summary   = """
The chains of peak4 on 32-bit integers: the most multiplications and additions the device does on ints, and the compute
ceiling of kernels that compute in them. There is no fused instruction for it in most processors."""

[cost]
precision = "int"
---*/

#define INTS
#include "chains-on-four.clh"
