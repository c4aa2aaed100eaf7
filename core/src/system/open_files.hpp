// The number of files that this process may have open.
#pragma once

#include <cstddef>

namespace headroom {

/// Raises the soft limit to `wanted`, or to the hard limit if that is lower. A higher one stays. Programs that are
/// started later have it too.
void allowOpenFiles(std::size_t wanted);

}  // namespace headroom
