// Where a file is to be saved, asked in the same way everywhere.
#pragma once

#include <QString>

class QWidget;

namespace headroom {

/// The file that the user names, with the suggested one's ending when none is typed; empty when the dialog is
/// dismissed.
QString askWhereToSave(QWidget* parent, const QString& title, const QString& suggested, const QString& filter);

}  // namespace headroom
