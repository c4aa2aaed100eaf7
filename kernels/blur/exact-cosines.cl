/*---
workload  = "blur"
reference = "slid-gaussian"
title     = "Four sliding cosines, exact at any sigma, for CPUs"
rank      = 57
story     = ["cpu"]
summary   = """
The Gaussian cut off at 3 sigma, the filter of the separable kernels, is within 2.5e-6 of the sum of four cosines at
every sigma, if not only their amplitudes are fitted to it but their frequencies too. They slide as those of
cosines-4, the slow ones by differences, so that their rounding hardly grows: an exact blur whose cost does not depend
on sigma. Source: as cosines-3; the frequencies and the differences are our own, and docs/explanation/cosines.md derives
them."""

[guide]
experiments = { speed-up = "sliding, exact" }
---*/

#include "exact-cosines.clh"
