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
---*/

#define INTS
#include "tile.clh"
