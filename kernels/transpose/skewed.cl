/*---
workload = "transpose"
title    = "Tiles of 16 x 16, work-groups laid diagonally"
rank     = 30
story    = ["cpu", "gpu"]
summary  = """
The tile in local memory again, and one line more: work-groups that run side by side take blocks along a diagonal, not
along a row. Their writes then spread over rows and columns and so over all memory channels. On the guide's GPU this is
the transpose that is fast; where caches or hashed addresses spread the traffic anyway, it changes nothing. Source:
Apple, Tuning Performance On the GPU, Listing 14-6."""

[guide]
carries     = ["Listing 14-6", "Figure before Listing 14-6", "Figure after Listing 14-6"]
experiments = { transposes = "skewed" }

[cost]
memory = "2"
flops  = "0"

[constants]
TILE = 16  # the guide's

[[pass]]
kernel = "transposeSkewed"
args   = ["source", "result", { local = "4 * TILE * TILE" }, "width", "height"]
global = ["width", "height"]
local  = ["TILE", "TILE"]
---*/

#include "tile.clh"

kernel void transposeSkewed(global const float* restrict source, global float* restrict result, local float* tile,
                            int width, int height) {
  const int bx = (int)get_group_id(0);
  // The line that differs: group column bx starts bx blocks further down and wraps round, so each block still has
  // exactly one group.
  const int by = (int)((get_group_id(1) + get_group_id(0)) % get_num_groups(1));
  transposeBlock(source, result, tile, bx, by, width, height);
}
