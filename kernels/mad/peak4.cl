/*---
workload  = "mad"
reference = "chains"
title     = "FLOP peak in vectors of four"
rank      = 45
summary   = """
Four chains on vectors of four pixels: sixteen independent multiply-adds under way and a thousand per work-item, so
that what a work-item costs beside them, its index, its load and its store, counts four times less than with one pixel
each. The guide's advice behind it: give a work-item several independent outputs."""

[cost]
memory = "2"
flops  = "2 * CHAINS * ROUNDS + CHAINS"

[constants]
CHAINS = 4    # x0..x3 below
ROUNDS = 64  # steps of each chain

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "chainsOnFourPixels"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)"]
local  = ["LOCAL_X"]
---*/

#define VALUE float4
#include "chains.clh"

#define STEPS STEP(0) STEP(1) STEP(2) STEP(3)
#define ALL_STEPS TIMES64(STEPS)
#include "pixels4.clh"
