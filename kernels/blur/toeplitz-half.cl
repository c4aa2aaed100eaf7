/*---
workload  = "blur"
reference = "gaussian-in-halves"
error     = "1e-3"  # at edges, and where pixels and filtered rows are rounded alike; random pixels are off by less than 5e-4
title     = "Banded matrix products of halves (matrix units)"
rank      = 31
story     = ["gpu"]
summary   = """
The kernel on matrix units with one product where toeplitz takes three: pixels, weights and filtered rows are rounded to
halves, 11 bits. Weights are rounded on the host so that they still sum to 1, and reach farther, to 3.2 sigma, nearer to
the Gaussian than a filter that ends at 3. What it saves in registers goes to wider Gaussians. Pixels of more than 65504
are beyond halves. Source: as toeplitz."""

[guide]
experiments = { speed-up = "matrix units, halves", accuracy = "matrix units, halves" }

[valid]
sigma = [1, 10]  # of narrower ones the one large weight is rounded too much, wider ones take more registers than there are
needs = "matrix unit"

[cost]
# Rows and columns of neighbours are loaded as well, then the result is stored.
memory = "(1 + 2 * RADIUS / (16 * TILES * WARPS)) * (1 + 2 * RADIUS * max(1, floor(computeUnits * DEEP / ceil(width / (16 * TILES * WARPS)))) / height) + 1"
# Arithmetic has a ceiling of its own on a matrix unit, which nothing here measures.

# Blocks of 16 columns that 32 work-items filter; 0 for as many as suit sigma.
[tune.ACROSS]
default = 0
values  = [1, 2, 3, 4, 0]

# How many times 32 work-items a group has.
[tune.WARPS]
default = 8
values  = [2, 4, 8]

# Groups for each compute unit, as many as it has room for; 0 for what is room for with 8 WARPS, and of large images,
# which have rows to spare, three times as many, so that the last ones end together.
[tune.GROUPS]
default = 0
values  = [1, 2, 3, 4, 6, 8, 0]

[define]
BLOCKS = "1 + ceil(0.4 * sigma)"  # so that they reach 3.2 sigma
RADIUS = "8 * (BLOCKS - 1)"
TILES  = "ACROSS > 0 ? ACROSS : BLOCKS < 4 ? 2 : BLOCKS == 4 ? 4 : 3"
DEEP   = "GROUPS > 0 ? GROUPS : TILES >= 3 ? 1 : width * height < 2e8 ? 2 : 6"
LINE   = "BLOCKS < 5 ? 128 : 256"  # bytes that a load also brings into the second cache

[literals]
WEIGHTS = "halfWeights"

[[pass]]
kernel = "blurToeplitz"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / (16 * TILES * WARPS)) * 32 * WARPS", "max(1, min(ceil(height / 16), floor(computeUnits * DEEP / ceil(width / (16 * TILES * WARPS)))))"]
local  = ["32 * WARPS", "1"]
---*/

#include "toeplitz-pixels.clh"
