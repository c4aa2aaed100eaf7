/*---
workload  = "mad"
reference = "chains"
title     = "Double FLOP peak in vectors of eight"
rank      = 64
ceiling   = true
summary   = """
The chains of peak8 in double precision, where a vector of eight fills what sixteen floats do: the double peak of CPUs
with AVX-512."""

[valid]
needs = "double precision"

[constants]
CHAINS = 8   # x0..x7
ROUNDS = 32  # steps of each chain
LANES  = 8   # pixels of a vector

[cost]
precision = "double"
---*/

#define DOUBLES
#include "chains-on-vectors.clh"
