/*---
workload  = "mad"
reference = "unit-sums"
title     = "TF32 peak of mma (matrix units)"
rank      = 70
ceiling   = true
summary   = """
Independent sums of products of floats of 11 bits (TF32), added up by matrix units in floats: the most that the
instruction mma does on them. On NVIDIA's Hopper GPUs and later ones libraries such as cuBLAS have faster instructions
(wgmma), which OpenCL C does not reach: this peak does not bound them."""

[constants]
DEEP = 8

[cost]
precision = "mma-tf32"
---*/

#include "unit-sums.clh"
