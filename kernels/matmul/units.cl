/*---
workload  = "matmul"
reference = "product"
title     = "Floats in two parts (matrix units)"
rank      = 61
summary   = """
Matrix units multiply short numbers many times as fast as other hardware multiplies floats. They take floats of 11
bits (TF32). A float is the sum of two of these, except for its last bit or two, and three products of them are as
exact as one of floats. A and B are packed first, in the order in which the units load them, as part of the measured
time. Then each group multiplies a tile, 16 columns of A at a time, while the next ones are on their way to local
memory, and splits the numbers in registers. The units truncate their sums, so they sum only CHAIN columns at a time,
and those sums are added in floats. Without a matrix unit the kernel multiplies floats: correct, and slow. Source: H.
Ootomo, R. Yokota, Recovering single precision accuracy from Tensor Cores while surpassing the FP32 theoretical peak
performance, IJHPCA 36 (4), 2022; the packing of K. Goto, R. van de Geijn, Anatomy of high-performance matrix
multiplication, 2008."""

[valid]
needs = "matrix unit"

[cost]
# A and B as all tiles read them, packing included.
memory = "K / TILE_M + K / tileColumns + 1 + 2 * K / M + 2 * K / N"
# Three products of parts make one of floats.
flops  = "2 * K"
executed = "6 * K"
precision = "mma-tf32"

[tune.TILE_M]
default = 128
values  = [64, 128, 192]

# 0: chosen by the size.
[tune.TILE_COLUMNS]
default = 0
values  = [64, 128, 0]

# Part of a warp, 32 work-items. 0: chosen by the size.
[tune.WARP_ROWS]
default = 0
values  = [32, 64, 0]

[tune.WARP_COLUMNS]
default = 0
values  = [32, 64, 0]

# Columns of A whose products the unit sums.
[tune.CHAIN]
default = 16
values  = [8, 16]

# Blocks of the panels in local memory at a time, of which some are on their way.
[tune.STAGES]
default = 2
values  = [2, 3, 4]

# Rows of tiles of neighbouring groups.
[tune.BAND]
default = 8
values  = [4, 8, 16]

[let]
tileColumns = "TILE_COLUMNS > 0 ? TILE_COLUMNS : M * N > 4e7 ? 128 : 64"
warpRows    = "WARP_ROWS > 0 ? WARP_ROWS : M * N < 2e6 ? 32 : 64"
warpColumns = "WARP_COLUMNS > 0 ? WARP_COLUMNS : M * N < 2e6 ? 32 : 64"
rowsOfA     = "ceil(M / TILE_M) * TILE_M"
columnsOfB  = "ceil(N / tileColumns) * tileColumns"
items       = "TILE_M * tileColumns / (warpRows * warpColumns) * 32"

[define]
TILE_N = "tileColumns"
WARP_M = "warpRows"
WARP_N = "warpColumns"

[scratch]
packedA = { type = "uint4", count = "rowsOfA * ceil(K / 16) * 4" }
packedB = { type = "uint4", count = "columnsOfB * ceil(K / 16) * 4" }

[[pass]]
kernel = "packPanels"
args   = ["a", "packedA", "M", "K", "rowsOfA / 16", "K", 1, 0]
global = ["ceil(K / 16) * 32", "rowsOfA / 16"]
local  = ["256", "1"]

[[pass]]
kernel = "packPanels"
args   = ["b", "packedB", "N", "K", "columnsOfB / 16", 1, "N", 1]
global = ["columnsOfB * 2", "ceil(K / 16)"]
local  = ["256", "1"]

[[pass]]
kernel = "multiplyParts"
args   = ["packedA", "packedB", "result", "M", "N", "K"]
global = ["items * ceil(M / TILE_M) * ceil(N / tileColumns)"]
local  = ["items"]
---*/

#include "units.clh"
