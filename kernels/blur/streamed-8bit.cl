/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Separable, streamed down strips, 8-bit"
rank      = 80
element   = "uchar"
summary   = """
The streamed kernel on pixels of one byte: a quarter of the memory traffic, and the arithmetic, in floats, is the same. So
is the code but for both ends of it: bytes come four at a time, lie in local memory as bytes, become floats when a row is
filtered, and are rounded to nearest when a column is done. Source: as streamed."""

[cost]
memory = "(1 + 2 * radius / COLUMNS) * ROWS * PHASES / (ROWS * PHASES - 2 * radius) + 1"
flops  = "(51 * radius + 64) / 16 * ROWS * PHASES / (ROWS * PHASES - 2 * radius) + 3 * radius + 4"

[constants]
COLUMNS = 128  # of a strip, and work-items of a group
ROWS    = 16   # of a phase: COLUMNS / 16 work-items to a row

[tune.PHASES]
default = 18
values  = [10, 18, 34]

[[pass]]
kernel = "blurStreamed"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / COLUMNS) * COLUMNS", "ceil(height / (ROWS * PHASES - 2 * radius))"]
local  = ["COLUMNS", "1"]
---*/

#define BYTES
#include "streamed.clh"
