/*---
title   = "No code"
summary = "A description without a kernel."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: refused
// words: empty.cl was skipped
