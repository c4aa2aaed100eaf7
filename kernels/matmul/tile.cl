/*---
workload = "matmul"
title    = "Tiles in local memory"
rank     = 20
story    = ["cpu", "gpu"]
summary  = """
A work-group computes a tile of TS x TS results. It loads a tile of A and one of B into local memory, one element of
each per work-item, and every element there is used TS times: global memory is read TS times less. Tiles are filled with
zeros beyond the edges, so that any M, N and K will do, not only multiples of TS. Where local memory is ordinary memory,
as on CPUs, this is work added. Source: OpenCL matrix multiplication, part 2 (the tiled kernel, TS = 16 for groups of
256)."""

[guide]
carries = ["Tiled multiplication"]
---*/

#include "tile.clh"
