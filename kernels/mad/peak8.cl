/*---
workload  = "mad"
reference = "chains"
title     = "FLOP peak in vectors of eight"
rank      = 48
ceiling   = true
summary   = """
The chains of the FLOP peak on vectors of eight pixels per work-item: eight such chains are as many as fit the
registers of processors whose vectors hold eight floats, AVX2 among them, where chains of sixteen floats are stored and
loaded again all the time. The guide's advice behind it: give a work-item several independent outputs."""

[guide]
experiments = { chains = "8 chains of float8" }

[constants]
CHAINS = 8   # x0..x7
ROUNDS = 32  # steps of each chain
LANES  = 8   # pixels of a vector
---*/

#include "chains-on-vectors.clh"
