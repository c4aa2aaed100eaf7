/*---
workload  = "blur"
reference = "half-gaussian"
error     = "3e-4"  # before rounding: weights and filtered rows are halves
title     = "Banded matrix products (matrix units), 8-bit colour"
rank      = 88
element   = "uchar"
channels  = 4
summary   = """
The kernel on matrix units for pixels of four bytes: each channel is a matrix of its own, and its bytes are taken out
of the pixels on the way to the matrix unit. Source: as toeplitz."""

[valid]
sigma = [0.3, 5.3]  # wider Gaussians take more registers than there are
needs = "matrix unit"

[cost]
# Rows and columns of neighbours are loaded as well, then the result is stored.
memory = "4 * ((1 + 2 * radius / (16 * TILES * WARPS)) * (1 + 2 * radius * max(1, floor(computeUnits * GROUPS / ceil(width / (16 * TILES * WARPS)))) / height) + 1)"
# Arithmetic has a ceiling of its own on a matrix unit, which nothing here measures.

# Blocks of 16 columns that 32 work-items filter.
[tune.TILES]
default = 1
values  = [1, 2, 3, 4]

# How many times 32 work-items a group has.
[tune.WARPS]
default = 8
values  = [2, 4, 8]

# Groups for each compute unit: as many as it has room for.
[tune.GROUPS]
default = 1
values  = [1, 2, 3, 4, 5, 6, 8]

[define]
RADIUS = "radius"
BLOCKS = "1 + ceil(radius / 8)"

[literals]
WEIGHTS = "weights"

[[pass]]
kernel = "blurToeplitz"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / (16 * TILES * WARPS)) * 32 * WARPS", "max(1, min(ceil(height / 16), floor(computeUnits * GROUPS / ceil(width / (16 * TILES * WARPS)))))"]
local  = ["32 * WARPS", "1"]
---*/

#define BYTES
#include "toeplitz-pixels.clh"
