/*---
workload  = "overheads"
reference = "expression-relaxed"
title     = "-cl-mad-enable"
rank      = 41
options   = ["-cl-mad-enable"]
summary   = """
The same file but for its build options: a * b + c may become one operation that rounds once, or less exactly. Source:
Apple, Tuning Performance On the GPU, "Balance precision and speed"."""

[guide]
carries     = ["Precision and speed"]
experiments = { build-options = "mad-enable" }
---*/

#include "expression.clh"
