/*---
workload = "reduce"
title    = "An atomic addition for every number"
rank     = 10
story    = ["cpu", "gpu"]
summary  = """
Each work-item adds its number to the result. OpenCL 1.2 has no atomic addition of floats: where the compiler takes no
instruction for it, compare and exchange until nobody else came between. All work-items wait for the same word, so that
the time is one of contention."""

[cost]
memory = "1"
flops  = "1"

[[pass]]
kernel = "clear"
args   = ["result"]
global = ["1"]
local  = ["1"]

[[pass]]
kernel = "addEach"
args   = ["numbers", "result", "N"]
global = ["N"]
local  = ["64"]
---*/

#include "add.clh"

kernel void clear(global float* result) {
  *result = 0;
}

kernel void addEach(global const float* restrict numbers, global float* result, int count) {
  const int i = (int)get_global_id(0);
  if (i < count) addAtomically(result, numbers[i]);
}
