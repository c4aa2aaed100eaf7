/*---
title   = "Denormal numbers"
summary = "The result is a denormal number, which devices may flush to 0."
rank    = 900

[size]
N = [4096]

[buffer]
from = { type = "float", count = "N", init = 1e-20 }
to   = { type = "float", count = "N", use = "out" }

[reference]
each = { to = "from[i] * 1e-20" }

[tolerance]
to = "exact"

[[pass]]
kernel = "small"
args   = ["from", "to"]
global = ["N"]
---*/
// expect: WrongResult or Ok
kernel void small(global const float* from, global float* to) {
  const size_t i = get_global_id(0);
  to[i] = from[i] * 1e-20f;
}
