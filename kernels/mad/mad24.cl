/*---
workload = "mad"
title    = "24 flops per pixel"
rank     = 30
ceiling  = true
summary  = """
Copy with 24 dependent operations in between. Here arithmetic starts to show: the point where a kernel leaves the
memory ceiling, Figure 14-5 of the guide. Source: Apple, Tuning Performance On the GPU, Listing 14-3 and Figure 14-5."""

[guide]
carries     = ["Figure 14-5"]
experiments = { mad = "24 flops" }
measured_gpix_per_s = 10.1

[constants]
ROUNDS = 8  # times ROUND is written out below; the reference repeats the map as often
---*/

#define ALL_ROUNDS ROUND ROUND ROUND ROUND ROUND ROUND ROUND ROUND
#include "logistic.clh"
