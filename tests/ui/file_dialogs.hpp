// Clicks through file dialogs, which run a loop of their own.
#pragma once

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QMetaObject>
#include <QString>
#include <QTimer>

namespace headroom::testing {

/// Saves under this name in the next file dialog, as a user does. Without an ending, the dialog adds its own.
inline void saveNextAs(const QString& file, int triesLeft = 200) {
  QTimer::singleShot(20, qApp, [file, triesLeft] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) {
      if (triesLeft > 0) saveNextAs(file, triesLeft - 1);
      return;
    }
    dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
    // As typing does, it takes back the choice of the file that the dialog proposes.
    dialog->findChild<QListView*>(QStringLiteral("listView"))->clearSelection();
    QMetaObject::invokeMethod(dialog, "accept");
  });
}

}  // namespace headroom::testing
