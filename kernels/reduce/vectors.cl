/*---
workload = "reduce"
title    = "Loads of four numbers, in two passes"
rank     = 40
story    = ["cpu", "gpu"]
summary  = """
As in two passes, but each load brings four numbers: fewer instructions for the same bytes."""
---*/

#define VALUE float4
#define WIDTH 4
#define TOTAL(value) ((value.s0 + value.s1) + (value.s2 + value.s3))
#include "strided.clh"
