/*---
workload = "mad"
title    = "3 flops per pixel"
rank     = 10
story    = ["cpu", "gpu"]
ceiling  = true
summary  = """
Copy with three operations in between. On most devices it runs at the speed of the copy: arithmetic hides behind memory.
Source: Apple, Tuning Performance On the GPU, Listing 14-3."""

[guide]
carries     = ["Listing 14-3", "Figure 14-3"]
experiments = { mad = "3 flops" }
measured_gpix_per_s = 11.9

[constants]
ROUNDS = 1  # times ROUND is written out below; the reference repeats the map as often
---*/

#define ALL_ROUNDS ROUND
#include "logistic.clh"
