// A/B measurements as the window knows them: not a view among its tabs, but a separate window.
#pragma once

#include <QString>
#include <functional>

#include "widgets/view.hpp"

namespace headroom {

/// The action opens the window, which proposes `selected()` as one of the versions.
void addTurns(const ViewContext& context, QAction* action, const std::function<QString()>& selected);

}  // namespace headroom
