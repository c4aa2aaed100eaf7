/*---
workload  = "blur"
reference = "cosines"
error     = "1.5e-4"
title     = "Four cosines that slide, for CPUs"
rank      = 56
summary   = """
The same with a fourth cosine: a tenth of the error, for some more arithmetic. Source: as cosines-3."""

[constants]
COSINES = 4
---*/

#include "cosines.clh"
