// A text of OpenCL C whose kernels need a description: a bare file, or a pasted text.
#pragma once

#include <string>
#include <vector>

namespace headroom {

struct KernelText {
  std::string device;                ///< selector of the device that builds it
  std::string source;                ///< OpenCL C, with its includes in place
  std::vector<std::string> options;  ///< build options: "-DN=4"
  std::string origin;                ///< its name in sentences: a file's name
};

}  // namespace headroom
