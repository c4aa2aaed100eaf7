// The dialog for saving any file.
#pragma once

#include <QString>

class QWidget;

namespace headroom {

/// Returns the file that the user names, with the suggested file's extension if the name has none; empty if the user
/// cancels.
QString askWhereToSave(QWidget* parent, const QString& title, const QString& suggested, const QString& filter);

}  // namespace headroom
