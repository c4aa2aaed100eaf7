/*---
workload = "reduce"
title    = "A long run of numbers for each work-item, in vectors"
rank     = 50
story    = ["cpu"]
summary  = """
One work-item for each of few groups adds up a run of consecutive numbers in four vectors of sixteen: what a CPU's cores,
their caches and their vector units like. On GPUs most lanes would have nothing to do."""

[cost]
memory = "1"
flops  = "1"

[tune.GROUPS]
default = 64
values  = [8, 16, 32, 64, 128, 256]

[scratch]
partial = "GROUPS"

[[pass]]
kernel = "addRuns"
args   = ["numbers", "numbers", "partial", "N"]
global = ["GROUPS"]
local  = ["1"]

[[pass]]
kernel = "addPartial"
args   = ["partial", "result", { local = "4 * 64" }]
global = ["64"]
local  = ["64"]
---*/

#include "partial.clh"

kernel void addRuns(global const float16* restrict numbers, global const float* restrict each,
                    global float* restrict partial, int count) {
  const int blocks = count / 64;
  const long group = (long)get_group_id(0);
  const long first = blocks * group / GROUPS;
  const long last = blocks * (group + 1) / GROUPS;
  float16 a = 0, b = 0, c = 0, d = 0;
  for (long i = 4 * first; i < 4 * last; i += 4) {
    a += numbers[i];
    b += numbers[i + 1];
    c += numbers[i + 2];
    d += numbers[i + 3];
  }
  const float16 sum = (a + b) + (c + d);
  const float8 half8 = sum.lo + sum.hi;
  const float4 half4 = half8.lo + half8.hi;
  float total = (half4.s0 + half4.s1) + (half4.s2 + half4.s3);
  // What does not fill a block.
  if (group == GROUPS - 1) {
    for (int i = 64 * blocks; i < count; ++i) total += each[i];
  }
  partial[group] = total;
}
