// A variant to be compiled for a device, to see what became of it.
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
