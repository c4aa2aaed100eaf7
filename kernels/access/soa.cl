/*---
workload = "access"
title    = "Structure of arrays, one field at a time"
rank     = 62
story    = ["cpu", "gpu"]
summary  = """
The same structures of four floats, stored as four arrays, one for each field. Code that handles one field at a time
touches consecutive floats. Source: the companion text on computing on integrated graphics, which recommends structures
of arrays so that accesses are sequential."""

[guide]
carries     = ["Data layout"]
experiments = { layout = "arrays" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyFieldsOfSoa"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)", "4"]
local  = ["LOCAL_X", "1"]
---*/

kernel void copyFieldsOfSoa(global const float* restrict source, global float* restrict result, int width, int height) {
  const size_t count = (size_t)width * (size_t)height;
  const size_t structures = (count + 3) / 4;
  const size_t structure = get_global_id(0);  // consecutive work-items take the same field of consecutive structures
  const size_t field = get_global_id(1);
  if (structure >= structures) return;

  // Field after field: a field's values are neighbours. The last array may be a few floats short.
  const size_t i = field * structures + structure;
  if (i < count) result[i] = source[i];
}
