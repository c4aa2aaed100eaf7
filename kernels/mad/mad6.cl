/*---
workload = "mad"
title    = "6 flops per pixel"
rank     = 20
ceiling  = true
summary  = """
Copy with six operations in between, each depending on the one before. Still close to the copy's speed on a GPU: the
guide's Figure 14-4. Source: Apple, Tuning Performance On the GPU, Listing 14-3 and Figure 14-4."""

[guide]
carries     = ["Figure 14-4"]
experiments = { mad = "6 flops" }
measured_gpix_per_s = 11.8

[constants]
ROUNDS = 2  # times ROUND is written out below; the reference repeats the map as often
---*/

#define ALL_ROUNDS ROUND ROUND
#include "logistic.clh"
