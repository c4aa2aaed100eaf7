/*---
workload  = "mad"
reference = "unit-sums-int"
title     = "Int8 peak of mma (matrix units)"
rank      = 74
ceiling   = true
summary   = """
The sums of peak-mma-tf32, of products of signed 8-bit integers, in 32-bit ints: the most that the instruction mma
does on bytes."""

[constants]
DEEP = 32

[cost]
precision = "mma-int8"
---*/

#define BYTES
#include "unit-sums.clh"
