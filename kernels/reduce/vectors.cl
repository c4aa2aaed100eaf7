/*---
workload = "reduce"
title    = "Loads of four numbers, in two passes"
rank     = 40
story    = ["cpu", "gpu"]
summary  = """
As in two passes, but each load brings four numbers: fewer instructions for the same bytes."""

[cost]
memory = "1"
flops  = "1"

[tune.GROUP]
default = 256
values  = [64, 128, 256, 512]

[tune.GROUPS]
default = 256
values  = [32, 64, 128, 256, 512, 1024]

[scratch]
partial = "GROUPS"

[[pass]]
kernel = "addStrided"
args   = ["numbers", "numbers", "partial", "N", { local = "4 * GROUP" }]
global = ["GROUPS * GROUP"]
local  = ["GROUP"]

[[pass]]
kernel = "addPartial"
args   = ["partial", "result", { local = "4 * 64" }]
global = ["64"]
local  = ["64"]
---*/

#define VALUE float4
#define WIDTH 4
#define TOTAL(value) ((value.s0 + value.s1) + (value.s2 + value.s3))
#include "strided.clh"
