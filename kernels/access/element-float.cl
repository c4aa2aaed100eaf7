/*---
workload = "access"
title    = "Gather and scatter of floats"
rank     = 54
summary  = """
The plane as elements of 4 bytes, read and written in an order scrambled within blocks of 1024. The widest element and
the fewest accesses: what narrower ones are to be compared with. Source: the companion text on computing on integrated
graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower."""

[guide]
carries     = ["Data layout"]
experiments = { element-width = "4 bytes" }

[constants]
PER_PIXEL = 1
---*/

#define ELEMENT float
#include "scrambled.clh"
