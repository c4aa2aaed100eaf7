// The Capture view, as the window knows it.
#pragma once

#include "widgets/view.hpp"

namespace headroom {

View captureView(const ViewContext& context);

}  // namespace headroom
