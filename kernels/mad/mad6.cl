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

[cost]
memory = "2"
flops  = "3 * ROUNDS"

[constants]
ROUNDS = 2  # times ROUND is written out below; the reference repeats the map as often

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "logisticRounds"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#define ALL_ROUNDS ROUND ROUND
#include "logistic.clh"
