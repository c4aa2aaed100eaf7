/*---
workload  = "matmul"
reference = "product"
title     = "Floats in two halves (matrix units)"
rank      = 62
story     = ["gpu"]
summary   = """
The method of units with floats split into two halves, which the units multiply twice as fast, while A and B are
packed. Halves have small exponents. So each row of A and each column of B is multiplied by a power of two first,
which a pass of its own finds, and the result is divided by it. A number has 23 bits, or is exact to 2^-40 of the
largest one in its row or column. Source: as units."""

[valid]
needs = "matrix unit"

[cost]
# A and B as all tiles read them, packing included.
memory = "K / TILE_M + K / TILE_N + 1 + 3 * K / M + 3 * K / N"
# Three products of parts make one of floats.
flops  = "2 * K"
executed = "6 * K"
precision = "mma-half"

[tune.TILE_M]
default = 128
values  = [64, 128, 192]

[tune.TILE_N]
default = 128
values  = [64, 128]

# Part of a warp, 32 work-items.
[tune.WARP_M]
default = 64
values  = [32, 64]

[tune.WARP_N]
default = 32
values  = [32, 64]

# Blocks of the panels in local memory at a time, of which some are on their way.
[tune.STAGES]
default = 2
values  = [2, 3, 4]

# Rows of tiles of neighbouring groups.
[tune.BAND]
default = 8
values  = [4, 8, 16]

[let]
rowsOfA    = "ceil(M / TILE_M) * TILE_M"
columnsOfB = "ceil(N / TILE_N) * TILE_N"
items      = "TILE_M * TILE_N / (WARP_M * WARP_N) * 32"

[scratch]
packedA = { type = "uint4", count = "rowsOfA * ceil(K / 16) * 4" }
packedB = { type = "uint4", count = "columnsOfB * ceil(K / 16) * 4" }
largestA = { type = "uint", count = "M" }
largestB = { type = "uint", count = "N" }

[[pass]]
fill = "largestA"

[[pass]]
fill = "largestB"

[[pass]]
kernel = "findLargest"
args   = ["a", "largestA", "M", "K", "K", 1, 0]
global = ["256 * ceil(K / 256)", "ceil(M / 32)"]
local  = ["256", "1"]

[[pass]]
kernel = "findLargest"
args   = ["b", "largestB", "N", "K", 1, "N", 1]
global = ["256 * ceil(K / 256)", "ceil(N / 32)"]
local  = ["256", "1"]

[[pass]]
kernel = "packPanels"
args   = ["a", "packedA", "largestA", "M", "K", "rowsOfA / 16", "K", 1, 0]
global = ["ceil(K / 16) * 32", "rowsOfA / 16"]
local  = ["256", "1"]

[[pass]]
kernel = "packPanels"
args   = ["b", "packedB", "largestB", "N", "K", "columnsOfB / 16", 1, "N", 1]
global = ["columnsOfB * 2", "ceil(K / 16)"]
local  = ["256", "1"]

[[pass]]
kernel = "multiplyParts"
args   = ["packedA", "packedB", "result", "largestA", "largestB", "M", "N", "K"]
global = ["items * ceil(M / TILE_M) * ceil(N / TILE_N)"]
local  = ["items"]
---*/

#include "two-halves.clh"
#include "units.clh"
