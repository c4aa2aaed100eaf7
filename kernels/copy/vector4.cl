/*---
workload = "copy"
title    = "Four floats per work-item"
rank     = 20
story    = ["cpu", "gpu"]
ceiling  = true
summary  = """
The same copy with 16-byte loads and stores and a quarter of the work-items. Where it beats the scalar copy, the device
was busy issuing instructions rather than waiting for memory; where it does not, memory is the limit already.
Source: after Apple, Tuning Performance On the GPU, Listing 14-2."""

[guide]
experiments = { copy = "four floats" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyVector4"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)"]
local  = ["LOCAL_X"]
---*/

kernel void copyVector4(global const float* restrict source, global float* restrict result, int width, int height) {
  // A copy does not care where rows end: the plane is one run of floats, taken four at a time.
  const size_t count = (size_t)width * (size_t)height;
  const size_t first = 4 * get_global_id(0);

  if (first + 4 <= count) {
    vstore4(vload4(0, source + first), 0, result + first);
  } else {
    // The last work-item with pixels may have fewer than four; those after it have none.
    for (size_t i = first; i < count; ++i) result[i] = source[i];
  }
}
