/*---
workload  = "mad"
reference = "chains"
title     = "FLOP peak in vectors of four, long"
rank      = 46
summary   = """
The same four chains on vectors of four pixels, four times as long: four thousand multiply-adds per work-item, and so
little memory traffic that only arithmetic can be the limit. The guide's advice behind it: give a work-item several
independent outputs."""

[cost]
memory = "2"
flops  = "2 * CHAINS * ROUNDS + CHAINS"

[constants]
CHAINS = 4    # x0..x3 below
ROUNDS = 256  # steps of each chain

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
// A loop around so many steps costs nothing; written out they would not fit the caches for instructions.
#define ALL_STEPS \
  for (int quarter = 0; quarter < 4; ++quarter) { TIMES64(STEPS) }
#include "pixels4.clh"
