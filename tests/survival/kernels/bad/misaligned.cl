/*---
title   = "Misaligned vector"
summary = "Says that an address is aligned to 64 bytes, and it is not."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Crashed or Ok or WrongResult
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  typedef float16 Wide;
  if (i % 16 == 0 && i + 17 < count)
    *(global Wide*)((global char*)(result + i) + 4) = *(global const Wide*)((global const char*)(source + i) + 4);
}
