/*---
title   = "Twenty gigabytes"
summary = "A buffer larger than the device allocates in one piece."
rank    = 900

[size]
N = [5368709120]

[buffer]
from = { type = "float", count = "N" }
to   = { type = "float", count = "N", use = "out" }

[reference]
each = { to = "from[i]" }

[[pass]]
kernel = "copy"
args   = ["from", "to"]
global = ["N"]
---*/
// expect: DeviceLimit
// words:  MB
kernel void copy(global const float* from, global float* to) {
  const size_t i = get_global_id(0);
  to[i] = from[i];
}
