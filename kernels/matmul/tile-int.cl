/*---
workload  = "matmul"
reference = "product-int"
title     = "Tiles in local memory, of ints"
rank      = 22
element   = "int"
summary   = """
The tiles on 32-bit ints, as the source has them. There dimension 0 is the row of the product, and matrices are stored
column by column; here they are row by row, dimension 0 is the column, and loads are as consecutive. Source: OpenCL
matrix multiplication, part 2 (the tiled kernel, TS = 16 for groups of 256)."""

[guide]
carries = ["Tiled multiplication"]

[cost]
memory = "2 * K / TS + 1"
flops  = "2 * K"

# A work-group is TS x TS work-items: 32 asks for 1024.
[tune.TS]
default = 16
values  = [8, 16, 32]

[[pass]]
kernel = "multiplyTiles"
args   = ["a", "b", "result", { local = "4 * TS * TS" }, { local = "4 * TS * TS" }, "M", "N", "K"]
global = ["N", "M"]
local  = ["TS", "TS"]
---*/

#define INTS
#include "tile.clh"
