/*---
workload = "transpose"
title    = "Tiles of 16 x 16 in local memory"
rank     = 20
story    = ["cpu", "gpu"]
summary  = """
A work-group reads a tile row by row, turns it in local memory and writes it row by row: both ends are contiguous. On
the guide's GPU that alone gained nothing, because groups that run side by side write blocks a multiple of the height
apart, which fall on the same memory channels. Source: Apple, Tuning Performance On the GPU, Listing 14-5."""

[guide]
carries     = ["Listing 14-5"]
experiments = { transposes = "local" }

[cost]
memory = "2"
flops  = "0"
local  = "2"

[constants]
TILE = 16  # the guide's

[[pass]]
kernel = "transposeLocal"
args   = ["source", "result", { local = "4 * TILE * TILE" }, "width", "height"]
global = ["width", "height"]
local  = ["TILE", "TILE"]
---*/

#include "tile.clh"

kernel void transposeLocal(global const float* restrict source, global float* restrict result, local float* tile,
                           int width, int height) {
  const int bx = (int)get_group_id(0);
  const int by = (int)get_group_id(1);
  transposeBlock(source, result, tile, bx, by, width, height);
}
