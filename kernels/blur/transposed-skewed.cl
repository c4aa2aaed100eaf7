/*---
workload  = "blur"
title     = "Recursive Gaussian, transposes along diagonals"
rank      = 36
summary   = """
The transpose in local memory, with one line changed: groups that are neighbours in a row take blocks along a
diagonal, so those that run at the same time store to different parts of memory. On the guide's GPU this made the
transpose, and with it the blur, clearly faster; where memory hashes its addresses there is nothing left to gain.
Source: Apple, Tuning Performance On the GPU, Listing 14-6."""

[guide]
carries     = ["Listing 14-6", "Table 14-2", "Figure after Listing 14-6", "Figure 14-1"]
experiments = { algorithms = "V+T+V+T", recursive-chain = "skewed transpose", parallelism = "V+T+V+T", accuracy = "V+T+V+T, skewed" }
estimate_gpix_per_s = 2.03

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
kernel = "transposeSkewed"
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
kernel = "transposeSkewed"
args   = ["scratch0", "result", "height", "width"]
global = ["height", "width"]
local  = ["TILE", "TILE"]
---*/

#include "recursion.clh"
#include "transpose.clh"

kernel void transposeSkewed(global const float* restrict source, global float* restrict result, int width, int height) {
  local float tile[TILE * (TILE + PAD)];
  const int blockX = (int)get_group_id(0);
  const int blockY = ((int)get_group_id(1) + blockX) % (int)get_num_groups(1);  // a column of groups, rotated
  transposeBlock(source, result, tile, blockX, blockY, width, height);
}
