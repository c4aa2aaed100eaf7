// Text of a kernel that copies, for tests that change it.
#pragma once

#include <string>

namespace headroom {

/// A variant of the workload "copy". `body`: statements of the kernel, which has source, result, width and height.
/// `head`: more lines of its description.
inline std::string copyKernelOf(const std::string& body, const std::string& head = "",
                                const std::string& title = "A copy") {
  return "/*---\nworkload  = \"copy\"\ntitle     = \"" + title + R"("
rank      = 900
summary   = "A kernel for tests."
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
)" + body +
         "\n}\n";
}

/// A copy that writes its pixels this many times, so that it can be made slower, or wrong by its `value`.
inline std::string copyKernel(int times, const std::string& value = "source[i]", const std::string& head = "") {
  return copyKernelOf(R"(  const int x = get_global_id(0);
  const int y = get_global_id(1);
  if (x >= width || y >= height) return;
  const int i = y * width + x;
  for (int time = 0; time < )" +
                          std::to_string(times) + "; ++time) result[i] = " + value + ";",
                      head);
}

}  // namespace headroom
