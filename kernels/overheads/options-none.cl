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
---*/

#include "expression.clh"
