/*---
title   = "Buffer without elements"
summary = "The result has no elements."
rank    = 900

[size]
N = [4096]

[buffer]
from = { type = "float", count = "N" }
to   = { type = "float", count = "N - N", use = "out" }

[reference]
each = { to = "from[i]" }

[[pass]]
kernel = "copy"
args   = ["from", "to"]
global = ["N"]
---*/
// expect: refused
// words: no-buffer.cl was skipped|must be at least 1
kernel void copy(global const float* from, global float* to) {
  const size_t i = get_global_id(0);
  to[i] = from[i];
}
