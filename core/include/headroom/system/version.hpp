#pragma once

#include <string_view>

namespace headroom {

/// The project's version, from CMakeLists.txt.
std::string_view version();

}  // namespace headroom
