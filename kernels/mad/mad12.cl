/*---
workload = "mad"
title    = "12 flops per pixel"
rank     = 25
story    = ["cpu", "gpu"]
summary  = """
Copy with twelve dependent operations in between, a step between the guide's 6 and 24, to see where the line begins to
bend. Source: after Apple, Tuning Performance On the GPU, Listing 14-3."""

[guide]
experiments = { mad = "12 flops" }

[constants]
ROUNDS = 4  # times ROUND is written out below; the reference repeats the map as often
---*/

#define ALL_ROUNDS ROUND ROUND ROUND ROUND
#include "logistic.clh"
