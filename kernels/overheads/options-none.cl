/*---
workload  = "overheads"
reference = "expression"
title     = "No build options"
rank      = 40
summary   = """
A polynomial, a division, an exponential and a sine, built without options: every operation rounds as the language
says, and the compiler keeps to the order in which they are written. Source: Apple, Tuning Performance On the GPU,
"Balance precision and speed"."""

[guide]
carries     = ["Precision and speed"]
experiments = { build-options = "no options" }

[cost]
memory = "2"
flops  = "24 * TERMS"  # a function counts as one

[constants]
TERMS = 4

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[[pass]]
kernel = "expression"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "1"]
---*/

#include "expression.clh"
