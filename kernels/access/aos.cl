/*---
workload = "access"
title    = "Array of structures, one field at a time"
rank     = 60
story    = ["cpu", "gpu"]
summary  = """
The plane as structures of four floats that lie one after another. Code that handles one field at a time touches every
fourth float, and comes by the same lines four times. Source: the companion text on computing on integrated graphics,
which recommends structures of arrays so that accesses are sequential."""

[guide]
carries     = ["Data layout"]
experiments = { layout = "structures" }

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyFieldsOfAos"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)", "4"]
local  = ["LOCAL_X", "1"]
---*/

kernel void copyFieldsOfAos(global const float* restrict source, global float* restrict result, int width, int height) {
  const size_t count = (size_t)width * (size_t)height;
  const size_t structures = (count + 3) / 4;
  const size_t structure = get_global_id(0);  // consecutive work-items take the same field of consecutive structures
  const size_t field = get_global_id(1);
  if (structure >= structures) return;

  // Structure after structure: a field's values are four floats apart.
  const size_t i = 4 * structure + field;
  if (i < count) result[i] = source[i];
}
