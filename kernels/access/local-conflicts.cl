/*---
workload = "access"
title    = "Through local memory, all in one bank"
rank     = 80
summary  = """
A copy that goes through a tile of local memory column by column. The tile's rows are 32 floats long: as many as there
are banks. So a column lies in a single bank, and 32 work-items that access it are served one by one. On a CPU local
memory is ordinary memory without banks. Source: Apple, Tuning Performance On the GPU, where accesses that end up in the
same bank are its reason for slow patterns, and Listing 14-5."""

[guide]
carries     = ["Figure 14-16"]
experiments = { bank-conflicts = "rows of 32" }

[constants]
TILE  = 32
PITCH = 32  # floats from one row of the tile to the next
ROWS  = 8   # rows of work-items: each takes TILE / ROWS pixels of a column
---*/

#include "through-tile.clh"
