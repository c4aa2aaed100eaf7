/*---
workload  = "overheads"
reference = "expression-relaxed"
title     = "-cl-fast-relaxed-math"
rank      = 42
options   = ["-cl-fast-relaxed-math"]
summary   = """
The same file again: the compiler may reorder, divide by multiplying and use faster, less exact functions, and takes it
that nothing is infinite or not a number. Source: Apple, Tuning Performance On the GPU, "Balance precision and
speed"."""

[guide]
carries     = ["Precision and speed"]
experiments = { build-options = "fast-relaxed-math" }
---*/

#include "expression.clh"
