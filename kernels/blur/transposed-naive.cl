/*---
workload  = "blur"
title     = "Recursive Gaussian, columns only, plain transposes"
rank      = 32
summary   = """
Columns, transpose, columns, transpose: the recursion never strides, since consecutive work-items always hold
consecutive columns. What strides now is one store per pixel in each transpose, and it gets slower as the picture gets
higher. Source: Apple, Tuning Performance On the GPU, Example: Tuning Performance Of a Gaussian Blur, Table 14-2
(V+T+V+T)."""

[guide]
carries     = ["Figure 14-1", "Figure after Table 14-2"]
experiments = { recursive-chain = "naive transpose", accuracy = "V+T+V+T, naive" }

[cost]
memory = "14"  # 10 for the recursion, and each transpose reads and writes every pixel once

[tune.LOCAL_X]
default = 16
values  = [8, 16, 32]

[tune.LOCAL_Y]
default = 16
values  = [1, 4, 8, 16]

[[pass]]
kernel = "recursiveColumns"
args   = ["source", "scratch0", "coefficients", "width", "height"]
global = ["width"]
local  = ["LOCAL_COLUMNS"]

[[pass]]
kernel = "transposePlain"
args   = ["scratch0", "scratch1", "width", "height"]
global = ["width", "height"]
local  = ["LOCAL_X", "LOCAL_Y"]

# From here on the plane lies on its side: it is height wide and width high, and its columns were rows.
[[pass]]
kernel = "recursiveColumns"
args   = ["scratch1", "scratch0", "coefficients", "height", "width"]
global = ["height"]
local  = ["LOCAL_COLUMNS"]

[[pass]]
kernel = "transposePlain"
args   = ["scratch0", "result", "height", "width"]
global = ["height", "width"]
local  = ["LOCAL_X", "LOCAL_Y"]
---*/

#include "recursion.clh"

kernel void transposePlain(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;

  // Consecutive work-items load consecutive floats and store floats that are a whole column of the picture apart.
  result[(size_t)x * (size_t)height + (size_t)y] = source[(size_t)y * (size_t)width + (size_t)x];
}
