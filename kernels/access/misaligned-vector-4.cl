/*---
workload = "access"
title    = "Four floats per work-item, shifted by one float"
rank     = 42
summary  = """
Vectors of four floats at addresses that are no multiple of 16 bytes. A compiler that can't count on alignment has to
choose slower instructions on some devices, and every few vectors one straddles two lines of memory. Compare with four
aligned floats. Source: the companion text on computing on integrated graphics, which asks for aligned data."""

[guide]
carries     = ["Aligned data"]
experiments = { alignment = "float4 shifted" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyMisaligned4"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)"]
local  = ["LOCAL_X"]
---*/

kernel void copyMisaligned4(global const float* restrict source, global float* restrict result, int width, int height) {
  // The floats after the first are taken four at a time; vload4 and vstore4 ask for no more than a float's alignment.
  const size_t count = (size_t)width * (size_t)height;
  const size_t first = 4 * get_global_id(0) + 1;

  if (first + 4 <= count) {
    vstore4(vload4(0, source + first), 0, result + first);
  } else if (first <= count) {
    // The last work-item: what remains of the run, and the float before all of it.
    for (size_t i = first; i < count; ++i) result[i] = source[i];
    result[0] = source[0];
  }
}
