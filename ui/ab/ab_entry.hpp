// Versions that take turns, as the window knows them: no view among its tabs, but a window of their own.
#pragma once

#include <QString>
#include <functional>

#include "widgets/view.hpp"

namespace headroom {

/// The action opens the window, which proposes `selected()` as one of the versions.
void addTurns(const ViewContext& context, QAction* action, const std::function<QString()>& selected);

}  // namespace headroom
