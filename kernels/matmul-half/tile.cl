/*---
workload = "matmul-half"
title    = "Tiles in local memory"
rank     = 20
story    = ["cpu", "gpu"]
summary  = """
The tiles of matmul on halves: each element is converted once, when its group loads it into local memory, and used TS
times there."""

[cost]
memory = "K / TS + 1"
---*/

#define HALVES
#include "../matmul/tile.clh"
