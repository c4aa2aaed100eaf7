/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Rows and columns in one kernel, whole vectors, for CPUs, 8-bit"
rank      = 82
element   = "uchar"
summary   = """
As strips, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is stored.
A quarter of the memory traffic makes room for the arithmetic, which is the same. Source: as strips."""
---*/

#define BYTES
#include "strips.clh"
