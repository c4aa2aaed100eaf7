/*---
workload = "mad"
title    = "3 flops per pixel"
rank     = 10
ceiling  = true
summary  = """
Copy with three operations in between. On most devices it runs at the speed of the copy: arithmetic hides behind memory.
Source: Apple, Tuning Performance On the GPU, Listing 14-3."""

[guide]
carries     = ["Listing 14-3", "Figure 14-3"]
experiments = { mad = "3 flops" }
measured_gpix_per_s = 11.9

[cost]
memory = "2"
flops  = "3 * ROUNDS"

[constants]
ROUNDS = 1  # times ROUND is written out below; the reference repeats the map as often

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "logisticRounds"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#define ALL_ROUNDS ROUND
#include "logistic.clh"
