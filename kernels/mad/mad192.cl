/*---
workload  = "mad"
reference = "chains"
title     = "192 flops per pixel"
rank      = 36
story     = ["cpu", "gpu"]
summary   = """
Copy with 192 dependent operations in between. Arithmetic alone decides: from here on the rate falls as the
operations grow. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a
contracting one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the
GPU, Listing 14-3."""

[guide]
experiments = { mad = "192 flops" }

[constants]
CHAINS = 1   # for the reference: a single chain, x0
ROUNDS = 96  # times DEPENDENT_STEP is written out below
---*/

#define ALL_ROUNDS TIMES16(TIMES4(DEPENDENT_STEP) DEPENDENT_STEP DEPENDENT_STEP)
#include "dependent.clh"
