// Sentences and texts of the engine that a window shows in English, for tests of the window in other languages.
#pragma once

#include <QStringList>
#include <QWidget>

namespace headroom::testing {

/// Returns a line for each text of a part of a German window that has a translation and is shown without it, or has
/// English words: of labels, buttons, tabs, menus, lists and tables, tooltips, and what screen readers read. Hidden
/// widgets count, too. Titles of papers are left out.
QStringList untranslatedTexts(const QWidget& part);

}  // namespace headroom::testing
