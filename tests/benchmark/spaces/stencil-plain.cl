/*---
workload = "stencil"
title    = "Weighted mean of 5 x 5 numbers, one per work-item"
rank     = 901
summary  = "The definition, with which stencil.cl is compared."

[[pass]]
kernel = "stencilPlain"
args   = ["from", "to", "WIDTH", "HEIGHT"]
global = ["WIDTH", "HEIGHT"]
---*/

constant float kWeights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};

kernel void stencilPlain(global const float* from, global float* to, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  float sum = 0.0f;
  for (int v = 0; v < 5; ++v) {
    for (int u = 0; u < 5; ++u)
      sum += kWeights[v] * kWeights[u] * from[(size_t)(y + v) * (size_t)(width + 4) + (size_t)(x + u)];
  }
  to[(size_t)y * (size_t)width + (size_t)x] = sum;
}
