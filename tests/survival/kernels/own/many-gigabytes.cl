/*---
title   = "Many gigabytes"
summary = "Twelve buffers of 3 GiB, each of which the device allocates, and not all."
rank    = 900

[size]
N = [805306368]

[buffer]
to   = { type = "float", count = "N", use = "out" }
b0 = { type = "float", count = "N" }
b1 = { type = "float", count = "N" }
b2 = { type = "float", count = "N" }
b3 = { type = "float", count = "N" }
b4 = { type = "float", count = "N" }
b5 = { type = "float", count = "N" }
b6 = { type = "float", count = "N" }
b7 = { type = "float", count = "N" }
b8 = { type = "float", count = "N" }
b9 = { type = "float", count = "N" }
b10 = { type = "float", count = "N" }
b11 = { type = "float", count = "N" }

[[pass]]
kernel = "copy"
args   = ["b0", "to", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11"]
global = ["N"]
---*/
// expect: DeviceLimit
// words:  MB
kernel void copy(global const float* from, global float* to,
                 global const float* b1, global const float* b2, global const float* b3, global const float* b4,
                 global const float* b5, global const float* b6, global const float* b7, global const float* b8,
                 global const float* b9, global const float* b10, global const float* b11) {
  const size_t i = get_global_id(0);
  to[i] = from[i];
}
