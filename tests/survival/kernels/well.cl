/*---
title   = "Twice the number, rightly"
summary = "Does what it should, after each bad kernel."
rank    = 999

[size]
N = [4096]

[buffer]
source = { type = "float", count = "N" }
result = { type = "float", count = "N", use = "out" }

[reference]
each = { result = "2 * source[i]" }

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
round  = true
---*/
// expect: Ok
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (i < count) result[i] = 2 * source[i];
}
