/*---
workload = "copy"
title    = "Planted: a barrier that some work-items pass by"
rank     = 90
summary  = "Work-items beyond the plane return before the barrier."

[[pass]]
kernel = "divergentBarrier"
args   = ["source", "result", "width", "height"]
global = ["width * height"]
local  = ["16"]
---*/

kernel void divergentBarrier(global const float* source, global float* result, int width, int height) {
  local float tile[16];
  const size_t i = get_global_id(0);
  if (i >= (size_t)width * (size_t)height) return;
  tile[get_local_id(0)] = source[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  result[i] = tile[get_local_id(0)];
}
