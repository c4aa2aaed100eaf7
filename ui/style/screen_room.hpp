// Size of a window that fits its screen.
#pragma once

#include <QSize>
#include <QWidget>

namespace headroom {

/// Returns the usual size of a window, or less of it on a screen that has no room for it and its frame.
[[nodiscard]] QSize fittingScreen(const QWidget& window, QSize usual);

}  // namespace headroom
