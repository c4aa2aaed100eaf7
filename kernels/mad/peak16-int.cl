/*---
workload  = "mad"
reference = "chains-int"
title     = "Int peak in vectors of sixteen"
rank      = 68
ceiling   = true
summary   = """
The chains of peak16 on 32-bit integers: the int peak of CPUs, whose vectors hold as many ints as floats."""

[constants]
CHAINS = 8   # x0..x7
ROUNDS = 32  # steps of each chain
LANES  = 16  # pixels of a vector

[cost]
precision = "int"
---*/

#define INTS
#include "chains-on-vectors.clh"
