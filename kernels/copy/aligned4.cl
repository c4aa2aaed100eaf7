/*---
workload = "copy"
title    = "Four floats per work-item, aligned"
rank     = 25
story    = ["gpu"]
ceiling  = true
summary  = """
As four floats per work-item, but through pointers to whole vectors: the compiler knows that they are aligned and
takes 16 bytes with one instruction, where it may have to take four times 4. Source: after Apple, Tuning Performance
On the GPU, Listing 14-2."""

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyVectors"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)"]
local  = ["LOCAL_X"]
---*/

kernel void copyVectors(global const float* restrict source, global float* restrict result, int width, int height) {
  // A copy does not care where rows end: the plane is one run of floats. Planes begin at a multiple of the largest
  // vector's size (OpenCL C 1.2, 6.1.5), so whole vectors are aligned.
  const size_t count = (size_t)width * (size_t)height;
  const size_t first = 4 * get_global_id(0);

  if (first + 4 <= count) {
    *(global float4*)(result + first) = *(global const float4*)(source + first);
  } else {
    // The last work-item with pixels may have fewer; those after it have none.
    for (size_t i = first; i < count; ++i) result[i] = source[i];
  }
}
