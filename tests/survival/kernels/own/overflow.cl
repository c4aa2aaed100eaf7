/*---
title   = "Integer overflow"
summary = "Results beyond what an int holds."
rank    = 900

[size]
N = [4096]

[buffer]
from = { type = "int", count = "N" }
to   = { type = "int", count = "N", use = "out" }

[reference]
each = { to = "from[i] * 1e9" }

[[pass]]
kernel = "copy"
args   = ["from", "to"]
global = ["N"]
---*/
// expect: WrongResult
// words: is expected
kernel void copy(global const int* from, global int* to) {
  const size_t i = get_global_id(0);
  to[i] = from[i] * 1000000000;
}
