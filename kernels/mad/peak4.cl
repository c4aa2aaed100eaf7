/*---
workload  = "mad"
reference = "chains"
title     = "FLOP peak in vectors of four"
rank      = 45
ceiling   = true
summary   = """
Four chains on vectors of four pixels: sixteen independent multiply-adds under way and three thousand per work-item, so
little memory traffic that only arithmetic can be the limit. The peak of GPUs. The guide's advice behind it: give a
work-item several independent outputs."""
---*/

#include "chains-on-four.clh"
