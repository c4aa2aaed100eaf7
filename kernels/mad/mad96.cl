/*---
workload  = "mad"
reference = "chains"
title     = "96 flops per pixel"
rank      = 34
summary   = """
Copy with 96 dependent operations in between. On the far side of the bend: twice the operations, about half the
speed. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting
one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing
14-3."""

[guide]
experiments = { mad = "96 flops" }

[constants]
CHAINS = 1   # for the reference: a single chain, x0
ROUNDS = 48  # times DEPENDENT_STEP is written out below
---*/

#define ALL_ROUNDS TIMES16(DEPENDENT_STEP DEPENDENT_STEP DEPENDENT_STEP)
#include "dependent.clh"
