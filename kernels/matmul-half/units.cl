/*---
workload = "matmul-half"
title    = "Matrix units"
rank     = 60
story    = ["gpu"]
summary  = """
Panels of A and B packed in the order in which the work-items of a warp load them, then copied to local memory a few
blocks ahead, and multiplied there by matrix units. Source: as blur.toeplitz-half."""

[valid]
needs = "matrix unit"

[let]
deep = "16"  # numbers of a block along K

[cost]
# A and B as all tiles read them, packing included.
memory = "K / TILE_M + K / TILE_N + 1 + 3 * K / M + 3 * K / N"
flops  = "2 * K"
precision = "mma-half"
---*/

#define HALVES
#include "../matmul/short-units.clh"
