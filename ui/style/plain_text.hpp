// Texts of files, drivers and other people, shown as they are: a label and a tooltip take what looks like HTML for it.
#pragma once

#include <QString>

class QWidget;

namespace headroom {

/// Makes a label show its text as it is, unless its format was set. For a style's polish().
void showAsPlainText(QWidget* widget);

/// A tooltip that shows this text as it is.
[[nodiscard]] QString plainToolTip(const QString& text);

}  // namespace headroom
