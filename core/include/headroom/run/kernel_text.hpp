// A text of OpenCL C whose kernels are to be described: a bare file, or one that somebody pasted.
#pragma once

#include <string>
#include <vector>

namespace headroom {

struct KernelText {
  std::string device;                ///< selector of the device that builds it
  std::string source;                ///< OpenCL C, with its includes in place
  std::vector<std::string> options;  ///< of the build: "-DN=4"
  std::string origin;                ///< what sentences call it: a file's name
};

}  // namespace headroom
