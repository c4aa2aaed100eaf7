// Shows texts from files, drivers and users verbatim: labels and tooltips otherwise interpret text that looks like
// HTML.
#pragma once

#include <QString>

class QWidget;

namespace headroom {

/// Makes a label show plain text, unless its format was set. For a style's polish().
void showAsPlainText(QWidget* widget);

/// Returns a tooltip that shows this text verbatim.
[[nodiscard]] QString plainToolTip(const QString& text);

}  // namespace headroom
