/*---
workload = "matmul-int8"
title    = "Tiles in local memory"
rank     = 20
story    = ["cpu", "gpu"]
summary  = """
The tiles of matmul on 8-bit integers: each element is converted once, when its group loads it into local memory, and used TS
times there."""

[cost]
memory = "K / (2 * TS) + 1"
---*/

#define BYTES
#include "../matmul/tile.clh"
