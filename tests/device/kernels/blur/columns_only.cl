/*---
workload  = "blur"
title     = "Takes the rows of whoever came before"
rank      = 900
summary   = "A broken kernel for the tests of isolation."
reference = "truncated-gaussian"

[cost]
memory = "2"
flops  = "0"

[[pass]]
kernel = "broken"
args   = ["scratch0", "result", "weights", "radius", "width", "height"]
global = ["width", "height"]
local  = ["16", "1"]
---*/
kernel void broken(global const float* rows, global float* result, global const float* weights, int radius, int width,
                   int height) {
  const int x = get_global_id(0);
  const int y = get_global_id(1);
  if (x >= width || y >= height) return;
  float sum = 0.0f;
  for (int k = -radius; k <= radius; ++k) sum += weights[k + radius] * rows[clamp(y + k, 0, height - 1) * width + x];
  result[y * width + x] = sum;
}
