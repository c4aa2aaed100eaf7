// The Help menu's dialogs.
#pragma once

#include <QString>
#include <QWidget>

namespace headroom {

void showAbout(QWidget* parent);
void showShortcuts(QWidget* parent, const QString& html);

}  // namespace headroom
