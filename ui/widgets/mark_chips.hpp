// Names of warnings as chips in a label's rich text.
#pragma once

#include <QPalette>
#include <QStringList>

namespace headroom {

/// Returns HTML for labels with this palette; empty without names.
[[nodiscard]] QString markChips(const QStringList& names, const QPalette& palette);

}  // namespace headroom
