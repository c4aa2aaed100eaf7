/*---
workload = "reduce"
title    = "Many numbers for each work-item, in two passes"
rank     = 30
story    = ["cpu", "gpu"]
summary  = """
Few groups walk over all numbers together: each work-item adds up many of them in a register before its group makes a tree
of the sums. A second pass adds the groups' sums, so that no atomic addition is needed and every run adds in the same
order."""

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

#define VALUE float
#define WIDTH 1
#define TOTAL(value) (value)
#include "strided.clh"
