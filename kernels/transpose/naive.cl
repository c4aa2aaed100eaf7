/*---
workload = "transpose"
title    = "One pixel per work-item, straight across"
rank     = 10
story    = ["cpu", "gpu"]
summary  = """
A copy that swaps x and y. Consecutive work-items read consecutive floats and write floats a whole column apart: each
store goes to a line of memory of its own. It ought to be as fast as a copy, which moves the same floats; what it loses
is the price of that pattern, highest where the height is a power of two. Source: Apple, Tuning Performance On the GPU,
the figures before and after Table 14-2."""

[guide]
carries     = ["Figure before Table 14-2", "Figure after Table 14-2"]
experiments = { transposes = "naive" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 16
values  = [1, 16, 32, 64, 256]

[tune.LOCAL_Y]
default = 16
values  = [1, 4, 8, 16]

[[pass]]
kernel = "transposeNaive"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

kernel void transposeNaive(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  // The result has rows of `height` floats: what was a column is a row there.
  result[(size_t)x * (size_t)height + (size_t)y] = source[(size_t)y * (size_t)width + (size_t)x];
}
