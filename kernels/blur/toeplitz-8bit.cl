/*---
workload  = "blur"
reference = "half-gaussian"
error     = "3e-4"  # before rounding: weights and filtered rows are halves
title     = "Banded matrix products (matrix units), 8-bit"
rank      = 87
element   = "uchar"
summary   = """
The kernel on matrix units for pixels of one byte, which a half holds as it is: one product does where floats take
three. Filtered rows are rounded to halves, by a sixteenth of a step between bytes at most. Bytes come and go 16 at a
time through local memory. Source: as toeplitz."""

[valid]
sigma = [0.3, 10]  # wider Gaussians take more registers than there are
needs = "matrix unit"

[cost]
# Rows and columns of neighbours are loaded as well, then the result is stored.
memory = "(1 + 2 * radius / (16 * TILES * WARPS)) * (1 + 2 * radius * max(1, floor(computeUnits * GROUPS / ceil(width / (16 * TILES * WARPS)))) / height) + 1"
# Arithmetic has a ceiling of its own on a matrix unit, which nothing here measures.

# Blocks of 16 columns that 32 work-items filter.
[tune.TILES]
default = 3
values  = [1, 2, 3, 4]

# How many times 32 work-items a group has.
[tune.WARPS]
default = 4
values  = [2, 4, 8]

# Phases of 16 rows in local memory: one is filtered, the others are on their way.
[tune.STAGES]
default = 3
values  = [2, 3, 4]

# Groups for each compute unit: as many as it has room for.
[tune.GROUPS]
default = 3
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

#include "toeplitz-bytes.clh"
