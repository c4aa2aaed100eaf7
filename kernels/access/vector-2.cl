/*---
workload = "access"
title    = "Two floats per work-item"
rank     = 72
summary  = """
Loads and stores of 8 bytes and half of the work-items. It gains where the device issues instructions more slowly than
its memory answers; on a CPU, whose compiler joins work-items into vectors anyway, it gains little. Source: the
companion text on computing on integrated graphics, on vectors and aligned data."""

[guide]
experiments = { vector-loads = "float2" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyVectors2"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 2)"]
local  = ["LOCAL_X"]
---*/

kernel void copyVectors2(global const float* restrict source, global float* restrict result, int width, int height) {
  const size_t count = (size_t)width * (size_t)height;
  const size_t vector = get_global_id(0);
  const size_t first = 2 * vector;

  if (first + 2 <= count) {
    // Planes start at the beginning of a buffer, which is aligned for every vector type. Said by the pointer's type, it
    // lets the compiler use one load of 8 bytes; vload2 promises no more than a float's alignment.
    ((global float2*)result)[vector] = ((global const float2*)source)[vector];
  } else if (first < count) {
    result[first] = source[first];  // the last float of an odd number
  }
}
