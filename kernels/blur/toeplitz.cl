/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Banded matrix products (matrix units)"
rank      = 31
story     = ["gpu"]
summary   = """
A filter along a line is a product with a matrix of its weights, and matrix units, made for neural networks, multiply
matrices many times as fast as anything else on the chip adds. They take halves: a float is the sum of two, and three
products of those are as exact as floats are. Rows are filtered first; what leaves their product is what the one along
columns takes, in the same registers of the same work-items, so that nothing goes through local memory and nobody waits
for another. It walks down strips, 16 rows at a time, with the next 16 on their way. Pixels of more than 65504 are
beyond halves. Where there is no matrix unit that OpenCL C reaches, the products are made in local memory: right, and
slow. Source: NVIDIA, Parallel Thread Execution ISA, Warp Level Matrix Multiply-Accumulate Instructions; for the two
halves S. Markidis and others, NVIDIA Tensor Core Programmability, Performance and Precision, IPDPSW 2018."""

[guide]
experiments = { speed-up = "matrix units", accuracy = "matrix units" }

[valid]
sigma = [0.3, 8]  # wider Gaussians take more registers than there are
needs = "matrix unit"

[cost]
# Rows and columns of neighbours are loaded as well, then the result is stored.
memory = "(1 + 2 * radius / (16 * TILES * WARPS)) * (1 + 2 * radius * max(1, floor(computeUnits * DEEP / ceil(width / (16 * TILES * WARPS)))) / height) + 1"
# Arithmetic has a ceiling of its own on a matrix unit, which nothing here measures.

# Blocks of 16 columns that 32 work-items filter; 0 for as many as suit sigma.
[tune.ACROSS]
default = 0
values  = [1, 2, 3, 4, 0]

# How many times 32 work-items a group has.
[tune.WARPS]
default = 8
values  = [2, 4, 8]

# Groups for each compute unit, as many as it has room for; 0 for what is room for with 8 WARPS.
[tune.GROUPS]
default = 0
values  = [1, 2, 3, 4, 6, 8, 0]

[define]
RADIUS = "radius"
BLOCKS = "1 + ceil(radius / 8)"
TILES  = "ACROSS > 0 ? ACROSS : BLOCKS < 3 ? 2 : 4"
DEEP   = "GROUPS > 0 ? GROUPS : TILES < 3 ? 2 : 1"

[literals]
WEIGHTS = "weights"

[[pass]]
kernel = "blurToeplitz"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / (16 * TILES * WARPS)) * 32 * WARPS", "max(1, min(ceil(height / 16), floor(computeUnits * DEEP / ceil(width / (16 * TILES * WARPS)))))"]
local  = ["32 * WARPS", "1"]
---*/

#define EXACT
#include "toeplitz-pixels.clh"
