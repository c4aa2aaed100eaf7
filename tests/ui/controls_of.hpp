// All controls of a view, a dialog or another part of the window, for tests of the keyboard and of accessible names.
#pragma once

#include <QList>
#include <QWidget>
#include <string>

namespace headroom::testing {

/// Returns visible widgets that a user clicks, types into or moves in, without parts of Qt's own, such as the line of a
/// box or the arrows of a tab bar. Disabled ones are included.
QList<QWidget*> controlsOf(const QWidget& part);

/// Returns a control's class, name and text, for messages of tests.
std::string described(const QWidget& control);

}  // namespace headroom::testing
