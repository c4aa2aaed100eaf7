/*---
workload  = "mad"
reference = "chains-half"
title     = "Half FLOP peak in vectors of four"
rank      = 60
ceiling   = true
summary   = """
The chains of peak4 in half precision: the most arithmetic the device does on halves, and the compute ceiling of kernels
that compute in them. Matrix units, which multiply halves faster, are no part of it."""

[valid]
needs = "half precision"

[constants]
ROUNDS = 64  # after more, halves no longer tell whether one is missing

[cost]
precision = "half"
---*/

#define HALVES
#include "chains-on-four.clh"
