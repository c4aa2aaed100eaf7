// The Split view, as the window knows it.
#pragma once

#include "widgets/view.hpp"

namespace headroom {

View splitView(const ViewContext& context);

}  // namespace headroom
