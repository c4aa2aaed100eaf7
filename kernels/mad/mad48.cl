/*---
workload  = "mad"
reference = "chains"
title     = "48 flops per pixel"
rank      = 32
story     = ["cpu", "gpu"]
summary   = """
Copy with 48 dependent operations in between. Twice the guide's 24: by here most devices have left the copy's speed.
The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting one,
unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing 14-3."""

[guide]
experiments = { mad = "48 flops" }

[constants]
CHAINS = 1   # for the reference: a single chain, x0
ROUNDS = 24  # times DEPENDENT_STEP is written out below
---*/

#define ALL_ROUNDS TIMES4(TIMES4(DEPENDENT_STEP) DEPENDENT_STEP DEPENDENT_STEP)
#include "dependent.clh"
