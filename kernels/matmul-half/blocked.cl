/*---
workload = "matmul-half"
title    = "Tiles in local memory and in registers"
rank     = 30
story    = ["cpu", "gpu"]
summary  = """
A group of 16 x 16 work-items computes TILE x TILE results and loads DEPTH columns of A and rows of B at a time into
local memory, where each element is converted once. A work-item has TILE / 16 results of TILE / 16 rows in registers:
of the elements that it loads from local memory, each is used TILE / 16 times."""

[cost]
memory = "K / TILE + 1"
---*/

#define HALVES
#include "../matmul/short-blocked.clh"
