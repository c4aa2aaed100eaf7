/*---
workload = "matmul-int8"
title    = "Matrix units"
rank     = 60
story    = ["gpu"]
summary  = """
The method of matmul-half.units with bytes: the same panels, twice as many numbers in each."""

[valid]
needs = "matrix unit"

[let]
deep = "32"  # numbers of a block along K

[cost]
# A and B as all tiles read them, packing included.
memory = "K / TILE_M + K / TILE_N + 1 + 3 * K / M + 3 * K / N"
flops  = "2 * K"
precision = "mma-int8"
---*/

#define BYTES
#include "../matmul/short-units.clh"
