// Text of a kernel that copies, for tests that change it.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

/// A variant of the workload "copy" with @TITLE@, @HEAD@ and @BODY@ to be replaced; tests in Python read the same file.
inline constexpr std::string_view kCopyKernelTemplate =
#include "copy_kernel.inc"
    ;

/// `body`: statements of the kernel, which has source, result, width and height. `head`: more lines of its description.
inline std::string copyKernelOf(const std::string& body, const std::string& head = "",
                                const std::string& title = "A copy") {
  std::string text(kCopyKernelTemplate);
  const auto put = [&text](std::string_view name, const std::string& value) {
    text.replace(text.find(name), name.size(), value);
  };
  put("@TITLE@", title);
  put("@HEAD@", head);
  put("@BODY@", body);
  return text;
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
