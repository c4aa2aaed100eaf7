/*---
workload  = "mad"
reference = "chains"
title     = "FLOP peak in vectors of sixteen"
rank      = 50
story     = ["cpu"]
ceiling   = true
summary   = """
The chains of the FLOP peak on vectors of sixteen pixels per work-item. Compilers for CPUs often use only half of the
vector unit when they turn scalar work-items into vector code; explicit vectors take all of it, where there are
registers for eight of them, as in AVX-512. GPUs gain nothing here. The guide's advice behind it: give a work-item
several independent outputs."""

[guide]
experiments = { chains = "8 chains of float16" }

[constants]
CHAINS = 8   # x0..x7
ROUNDS = 32  # steps of each chain
LANES  = 16  # pixels of a vector
---*/

#include "chains-on-vectors.clh"
