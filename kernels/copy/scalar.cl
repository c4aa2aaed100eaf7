/*---
workload = "copy"
title    = "One float per work-item"
rank     = 10
story    = ["cpu", "gpu"]
ceiling  = true
summary  = """
The simplest kernel there is: one load and one store per pixel, consecutive work-items touching consecutive floats.
Its speed is what this device's memory gives to scalar code. Source: Apple, Tuning Performance On the GPU,
Listing 14-2."""

[guide]
carries     = ["Listing 14-2", "Figure 14-2"]
experiments = { copy = "one float", mad = "0 flops", transposes = "copy", algorithms = "copy" }
measured_gpix_per_s = 13.5
estimate_gpix_per_s = 14.2

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [32, 64, 128, 256]

[tune.LOCAL_Y]
default = 1
values  = [1, 2, 4]

[[pass]]
kernel = "copyScalar"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

kernel void copyScalar(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);  // (x, y) is this work-item's pixel
  const int y = (int)get_global_id(1);
  // The NDRange is rounded up to whole work-groups: the items beyond the picture have nothing to do.
  if (x >= width || y >= height) return;

  // size_t: a plane of 65536 x 65536 pixels has more of them than an int can count.
  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  result[i] = source[i];
}
