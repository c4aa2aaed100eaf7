/*---
workload = "access"
title    = "Gather and scatter of bytes"
rank     = 50
summary  = """
The plane as elements of 1 byte, read and written in an order scrambled within blocks of 1024. As many accesses as there
are bytes, each for a quarter of the data that it could have moved. Source: the companion text on computing on
integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower."""

[guide]
carries     = ["Data layout"]
experiments = { element-width = "1 byte" }

[constants]
PER_PIXEL = 4
---*/

#define ELEMENT uchar
#include "scrambled.clh"
