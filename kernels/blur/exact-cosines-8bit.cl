/*---
workload  = "blur"
reference = "slid-gaussian"
title     = "Four sliding cosines, exact at any sigma, for CPUs, 8-bit"
rank      = 83
element   = "uchar"
summary   = """
As exact-cosines, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is
stored. Source: as exact-cosines."""
---*/

#define BYTES
#include "exact-cosines.clh"
