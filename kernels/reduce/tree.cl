/*---
workload = "reduce"
title    = "A tree in local memory, then an atomic addition for every group"
rank     = 20
story    = ["cpu", "gpu"]
summary  = """
The work-items of a group add their numbers pairwise in local memory, in as many steps as a group has doublings. One
atomic addition is left for each group."""

[cost]
memory = "1"
flops  = "1"
local  = "4"  # stored once; a step reads two numbers and stores one, for half as many as the step before

[tune.GROUP]
default = 256
values  = [64, 128, 256, 512]

[[pass]]
kernel = "clear"
args   = ["result"]
global = ["1"]
local  = ["1"]

[[pass]]
kernel = "addGroups"
args   = ["numbers", "result", "N", { local = "4 * GROUP" }]
global = ["N"]
local  = ["GROUP"]
---*/

#include "add.clh"

kernel void clear(global float* result) {
  *result = 0;
}

kernel void addGroups(global const float* restrict numbers, global float* result, int count, local float* sums) {
  const int i = (int)get_global_id(0);
  const float sum = sumOfGroup(i < count ? numbers[i] : 0, sums);
  if (get_local_id(0) == 0) addAtomically(result, sum);
}
