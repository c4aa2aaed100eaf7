/*---
workload = "access"
title    = "Gather and scatter of shorts"
rank     = 52
summary  = """
The plane as elements of 2 bytes, read and written in an order scrambled within blocks of 1024. Twice as many accesses
as with floats, each for half of the data that it could have moved. Source: the companion text on computing on
integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower."""

[guide]
carries     = ["Data layout"]
experiments = { element-width = "2 bytes" }

[constants]
PER_PIXEL = 2
---*/

#define ELEMENT ushort
#include "scrambled.clh"
