/*---
workload  = "mad"
reference = "unit-sums"
title     = "Half peak of mma (matrix units)"
rank      = 72
ceiling   = true
summary   = """
The sums of peak-mma-tf32, of products of halves: the most that the instruction mma does on halves, with sums in
floats."""

[constants]
DEEP = 16

[cost]
precision = "mma-half"
---*/

#define HALVES
#include "unit-sums.clh"
