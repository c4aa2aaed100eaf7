/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Separable, streamed down strips"
rank      = 26
story     = ["gpu"]
summary   = """
Both passes in one kernel, and every pixel is read about once. A work-group walks down a strip of COLUMNS columns, ROWS
rows at a time. Rows are filtered from local memory, 16 neighbours by each work-item, so that a loaded float serves up
to 16 sums. Columns are never loaded at all: each work-item keeps the unfinished sums of its column in registers and
adds each new row to all of them. While it computes, the next rows are on their way, into the other half of local
memory: one barrier per turn. What is left to win is arithmetic: the filter's even and odd taps run apart, which takes
three half filters instead of four (after Z.-J. Mou, P. Duhamel, Short-length FIR filters and their use in fast
nonrecursive filtering, IEEE Transactions on Signal Processing 39 (6), 1991). The radius and the weights are compiled
into the program. Source: Apple, Tuning Performance On the GPU, Guidelines (one large kernel instead of many small ones;
several outputs per work-item; local memory; overlap loads with computation)."""

[guide]
experiments = { local-memory = "streamed down strips", speed-up = "streamed", accuracy = "streamed" }

[cost]
memory = "(1 + 2 * radius / COLUMNS) * ROWS * PHASES / (ROWS * PHASES - 2 * radius) + 1"
# Per 16 pixels of a row 25 radius + 16 multiply-adds and radius + 32 additions; per 2 of a column 3 radius + 2 and 4.
flops  = "(51 * radius + 64) / 16 * ROWS * PHASES / (ROWS * PHASES - 2 * radius) + 3 * radius + 4"

[constants]
COLUMNS = 128  # of a strip, and work-items of a group
ROWS    = 16   # of a phase: COLUMNS / 16 work-items to a row

# Of the ROWS * PHASES rows that a group filters, 2 radius belong to its neighbours as well. Few groups leave compute
# units idle in the end.
[tune.PHASES]
default = 18
values  = [10, 18, 34]

[[pass]]
kernel = "blurStreamed"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / COLUMNS) * COLUMNS", "ceil(height / (ROWS * PHASES - 2 * radius))"]
local  = ["COLUMNS", "1"]
---*/

#include "streamed.clh"
