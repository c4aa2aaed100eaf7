/*---
workload = "access"
title    = "Through local memory, padded against conflicts"
rank     = 82
summary  = """
A copy that goes through a tile of local memory column by column. The tile's rows are padded to 33 floats, of which one
is never used. So a column lies in 32 different banks, and 32 work-items that access it are served at once. On a CPU
local memory is ordinary memory without banks. Source: Apple, Tuning Performance On the GPU, where accesses that end up
in the same bank are its reason for slow patterns, and Listing 14-5."""

[guide]
experiments = { bank-conflicts = "rows of 33" }

[constants]
TILE  = 32
PITCH = 33  # floats from one row of the tile to the next
ROWS  = 8   # rows of work-items: each takes TILE / ROWS pixels of a column
---*/

#include "through-tile.clh"
