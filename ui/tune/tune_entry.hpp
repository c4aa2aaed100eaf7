// The Tune view, as the window knows it.
#pragma once

#include "widgets/view.hpp"

namespace headroom {

View tuneView(const ViewContext& context);

}  // namespace headroom
