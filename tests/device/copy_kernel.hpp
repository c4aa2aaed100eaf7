// Text of a kernel that can be made slower or wrong.
#pragma once

#include <string>

namespace headroom {

/// A copy that writes its pixels this many times. `head`: more lines of its description.
inline std::string copyKernel(int times, const std::string& value = "source[i]", const std::string& head = "") {
  return R"(/*---
workload  = "copy"
title     = "A copy"
rank      = 900
summary   = "A kernel for the tests of A/B."
reference = "identity"
)" + head +
         R"(
[cost]
memory = "2"
flops  = "0"

[[pass]]
kernel = "work"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["16", "1"]
---*/
kernel void work(global const float* source, volatile global float* result, int width, int height) {
  const int x = get_global_id(0);
  const int y = get_global_id(1);
  if (x >= width || y >= height) return;
  const int i = y * width + x;
  for (int time = 0; time < )" +
         std::to_string(times) + "; ++time) result[i] = " + value + ";\n}\n";
}

}  // namespace headroom
