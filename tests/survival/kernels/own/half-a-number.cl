/*---
title   = "Half a number"
summary = "A buffer with half an element."
rank    = 900

[size]
N = [4096]

[buffer]
from = { type = "float", count = "N" }
to   = { type = "float", count = "N + 0.5", use = "out" }

[reference]
each = { to = "from[i]" }

[[pass]]
kernel = "copy"
args   = ["from", "to"]
global = ["N"]
---*/
// expect: Failed or Unsupported
// words: The buffer to has 4096.5 elements|Write ceil(N + 0.5)
kernel void copy(global const float* from, global float* to) {
  const size_t i = get_global_id(0);
  to[i] = from[i];
}
