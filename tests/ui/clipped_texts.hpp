// Texts of a window that do not fit into their widgets, for tests of the window in other languages.
#pragma once

#include <QStringList>
#include <QWidget>

namespace headroom::testing {

/// Returns a line for each visible label, button, tab and box of choices whose text is cut without a tooltip that has
/// it. What can be scrolled to is whole.
QStringList clippedTexts(const QWidget& part);

}  // namespace headroom::testing
