// The Kernel view as the window knows it.
#pragma once

#include "widgets/view.hpp"

namespace headroom {

inline constexpr QLatin1StringView kKernelView("kernel");

View kernelView(const ViewContext& context);

}  // namespace headroom
