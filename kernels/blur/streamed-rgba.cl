/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Separable, streamed down strips, 8-bit colour"
rank      = 84
element   = "uchar"
channels  = 4
summary   = """
The streamed kernel on pixels of four bytes, a photo as it lies in memory. A strip is a quarter as wide, and a work-item
has one channel of a column: its bytes are sorted by channel when they enter local memory, where each channel is a strip
of its own, and neighbouring work-items store neighbouring bytes. Source: as streamed."""

[cost]
memory = "4 * ((1 + 8 * radius / COLUMNS) * ROWS * PHASES / (ROWS * PHASES - 2 * radius) + 1)"
flops  = "4 * ((51 * radius + 64) / 16 * ROWS * PHASES / (ROWS * PHASES - 2 * radius) + 3 * radius + 4)"

[constants]
COLUMNS = 128  # channels of the columns of a strip, and work-items of a group
ROWS    = 16   # of a phase: COLUMNS / 16 work-items to a row

[tune.PHASES]
default = 18
values  = [10, 18, 34]

[[pass]]
kernel = "blurStreamed"
args   = ["source", "result", "width", "height"]
global = ["ceil(4 * width / COLUMNS) * COLUMNS", "ceil(height / (ROWS * PHASES - 2 * radius))"]
local  = ["COLUMNS", "1"]
---*/

#define BYTES
#define CHANNELS 4
#include "streamed.clh"
