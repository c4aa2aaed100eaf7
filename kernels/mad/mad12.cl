/*---
workload = "mad"
title    = "12 flops per pixel"
rank     = 25
summary  = """
Copy with twelve dependent operations in between, a step between the guide's 6 and 24, to see where the line begins to
bend. Source: after Apple, Tuning Performance On the GPU, Listing 14-3."""

[guide]
experiments = { mad = "12 flops" }

[cost]
memory = "2"
flops  = "3 * ROUNDS"

[constants]
ROUNDS = 4  # times ROUND is written out below; the reference repeats the map as often

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "logisticRounds"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#define ALL_ROUNDS ROUND ROUND ROUND ROUND
#include "logistic.clh"
