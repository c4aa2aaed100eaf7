/*---
workload  = "copy"
title     = "Goes wrong in every way that a configuration can"
rank      = 900
summary   = "A kernel for the tests of tuning: KIND says what happens, WORK how long it takes."

[cost]
memory = "2"
flops  = "0"

# 0: copies. 1: too much local memory. 2: too large a group. 3: does not compile. 4: wrong values. 5: crashes.
[tune.KIND]
default = 0
values  = [0, 1, 2, 3, 4, 5]

[tune.WORK]
default = 300
values  = [1, 300, 900]

[[pass]]
kernel = "copyTunable"
args   = ["source", "result", { local = "KIND == 1 ? 1073741824 : 4" }, "width", "height"]
global = ["width", "height"]
local  = ["KIND == 2 ? 1048576 : 8", "1"]
---*/

#if KIND == 3
#error "this configuration is not to be built"
#endif

kernel void copyTunable(global const float* source, global float* result, local float* scratch, int width,
                        int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  scratch[0] = 0.0f;
  if (x >= width || y >= height) return;
  const int i = y * width + x;
  float value = source[i];
#if KIND == 5
  global float* wild = (global float*)(ulong)(4096 + x);
  value = *wild;
#endif
  for (int k = 0; k < WORK; ++k) value = value * 1.0001f + 0.0001f;
  // Sources are in [0, 1], so it never is; the compiler can't know.
  result[i] = value == -1.0f ? 0.0f : source[i] + (KIND == 4 ? 1.0f : 0.0f);
}
