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
