/*---
workload  = "blur"
title     = "Recursive Gaussian, transposes in local memory"
rank      = 34
summary   = """
Each work-group turns a block of 16 x 16 pixels over in local memory, so that its loads and its stores are both
consecutive. The guide saw no gain from this alone: groups that run at the same time store to addresses a whole number
of rows apart, and where the height is a power of two these meet in the same part of memory. Source: Apple, Tuning
Performance On the GPU, Listing 14-5."""

[guide]
carries     = ["Listing 14-5", "Figure 14-1"]
experiments = { recursive-chain = "local transpose", accuracy = "V+T+V+T, local" }

[cost]
memory = "14"  # 10 for the recursion, and each transpose reads and writes every pixel once

[constants]
TILE = 16  # the guide's blocks: 16 x 16 pixels, one per work-item

[tune.PAD]
default = 0  # as in the guide; 1 puts the floats of a column of the tile into different banks of local memory
values  = [0, 1]

[[pass]]
kernel = "recursiveColumns"
args   = ["source", "scratch0", "coefficients", "width", "height"]
global = ["width"]
local  = ["LOCAL_COLUMNS"]

[[pass]]
kernel = "transposeLocal"
args   = ["scratch0", "scratch1", "width", "height"]
global = ["width", "height"]
local  = ["TILE", "TILE"]

# From here on the plane lies on its side: it is height wide and width high, and its columns were rows.
[[pass]]
kernel = "recursiveColumns"
args   = ["scratch1", "scratch0", "coefficients", "height", "width"]
global = ["height"]
local  = ["LOCAL_COLUMNS"]

[[pass]]
kernel = "transposeLocal"
args   = ["scratch0", "result", "height", "width"]
global = ["height", "width"]
local  = ["TILE", "TILE"]
---*/

#include "recursion.clh"
#include "transpose.clh"

kernel void transposeLocal(global const float* restrict source, global float* restrict result, int width, int height) {
  local float tile[TILE * (TILE + PAD)];
  transposeBlock(source, result, tile, (int)get_group_id(0), (int)get_group_id(1), width, height);
}
