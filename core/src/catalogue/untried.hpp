// Descriptions whose expressions are not tried: those that are part of the program.
#pragma once

#include "headroom/catalogue/catalogue.hpp"

namespace headroom {

/// parseVariant for a built-in kernel. Trying each of its expressions with all values would take a third of the time of
/// reading it, at each start; tests do it.
[[nodiscard]] Variant parseUntried(const KernelFile& file);

}  // namespace headroom
