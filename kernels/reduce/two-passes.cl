/*---
workload = "reduce"
title    = "Many numbers for each work-item, in two passes"
rank     = 30
story    = ["cpu", "gpu"]
summary  = """
Few groups walk over all numbers together: each work-item adds up many of them in a register before its group makes a tree
of the sums. A second pass adds the groups' sums, so that no atomic addition is needed and every run adds in the same
order."""
---*/

#define VALUE float
#define WIDTH 1
#define TOTAL(value) (value)
#include "strided.clh"
