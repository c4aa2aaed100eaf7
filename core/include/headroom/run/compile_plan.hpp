// Plan for compiling a variant for a device, to inspect the result.
#pragma once

#include <string>

#include "headroom/values/parameters.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

struct CompilePlan {
  std::string device;  ///< selector
  Variant variant;     ///< a kernel, with its tunables' values
  Size size;           ///< programs and groups may depend on it
  ParameterValues parameters;
};

}  // namespace headroom
