/*---
title   = "Endless loop of launches"
summary = "The description repeats its pass for ever."
rank    = 900

[size]
N = [4096]

[buffer]
from = { type = "float", count = "N" }
to   = { type = "float", count = "N", use = "out" }

[reference]
each = { to = "from[i]" }

[loop.t]
while = "1 > 0"

[[pass]]
loop   = "t"
kernel = "copy"
args   = ["from", "to"]
global = ["N"]
---*/
// expect: Failed or Unsupported or DeviceLimit
// words: did not end
kernel void copy(global const float* from, global float* to) {
  const size_t i = get_global_id(0);
  to[i] = from[i];
}
