/*---
workload  = "mad"
reference = "chains"
title     = "Double FLOP peak in vectors of four"
rank      = 62
ceiling   = true
summary   = """
The chains of peak4 in double precision: the most arithmetic the device does on doubles, and the compute ceiling of
kernels that compute in them. Many GPUs do a thirty-second or a sixty-fourth of their float operations in double."""

[valid]
needs = "double precision"

[cost]
precision = "double"
---*/

#define DOUBLES
#include "chains-on-four.clh"
