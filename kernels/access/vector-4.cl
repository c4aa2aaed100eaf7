/*---
workload = "access"
title    = "Four floats per work-item"
rank     = 74
story    = ["cpu", "gpu"]
summary  = """
Loads and stores of 16 bytes and a quarter of the work-items. It gains where the device issues instructions more slowly
than its memory answers; on a CPU, whose compiler joins work-items into vectors anyway, it gains little. Source: the
companion text on computing on integrated graphics, on vectors and aligned data."""

[guide]
carries     = ["Aligned data"]
experiments = { vector-loads = "float4", alignment = "float4 aligned" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyVectors4"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)"]
local  = ["LOCAL_X"]
---*/

kernel void copyVectors4(global const float* restrict source, global float* restrict result, int width, int height) {
  const size_t count = (size_t)width * (size_t)height;
  const size_t vector = get_global_id(0);
  const size_t first = 4 * vector;

  if (first + 4 <= count) {
    // Planes start at the beginning of a buffer, which is aligned for every vector type. Said by the pointer's type, it
    // lets the compiler use one load of 16 bytes; vload4 promises no more than a float's alignment.
    ((global float4*)result)[vector] = ((global const float4*)source)[vector];
  } else {
    // The last work-item with floats may have fewer than four; those after it have none.
    for (size_t i = first; i < count; ++i) result[i] = source[i];
  }
}
