/*---
workload = "copy"
title    = "Four times four floats per work-item"
rank     = 45
summary  = """
A work-group copies one block of the plane; each work-item takes four aligned vectors of four floats from it, a whole
work-group's width apart, and loads all of them before it stores the first: four times the traffic under way per work-
item, and neighbours still touch neighbouring floats. Source: after Apple, Tuning Performance On the GPU, Listing
14-2."""

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256, 512]

[[pass]]
kernel = "copyBlocks"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 16)"]
local  = ["LOCAL_X"]
---*/

kernel void copyBlocks(global const float* restrict source, global float* restrict result, int width, int height) {
  const size_t count = (size_t)width * (size_t)height;
  const size_t block = get_group_id(0) * (16 * LOCAL_X);

  if (block + 16 * LOCAL_X <= count) {
    // Planes begin at a multiple of the largest vector's size, so whole vectors are aligned.
    global const float4* from = (global const float4*)(source + block) + get_local_id(0);
    global float4* to = (global float4*)(result + block) + get_local_id(0);
    const float4 a = from[0];
    const float4 b = from[LOCAL_X];
    const float4 c = from[2 * LOCAL_X];
    const float4 d = from[3 * LOCAL_X];
    to[0] = a;
    to[LOCAL_X] = b;
    to[2 * LOCAL_X] = c;
    to[3 * LOCAL_X] = d;
  } else {
    // The last block may be a part of one.
    for (size_t i = block + get_local_id(0); i < count; i += LOCAL_X) result[i] = source[i];
  }
}
