/*---
title   = "Huge array in local memory"
summary = "Declares 1 GiB of local memory."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: DeviceLimit or BuildFailed or Failed
// words: local memory
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  local float shared[1 << 28];
  shared[(i * 4096) % (1 << 28)] = source[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  result[i] = 2 * shared[(i * 4096) % (1 << 28)];
}
