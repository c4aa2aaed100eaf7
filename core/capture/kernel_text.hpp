// Facts from a kernel's OpenCL C text, for drivers without argument information.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "driver.hpp"

namespace headroom::capture {

/// True where the text has a function of that name.
bool hasFunction(std::string_view source, std::string_view name);

/// Returns the address space of the kernel's parameter, as far as its words show it: macros are not expanded.
std::optional<cl_kernel_arg_address_qualifier> addressInText(std::string_view source, std::string_view kernel,
                                                             std::size_t index);

}  // namespace headroom::capture
