#include "widgets/save_dialog.hpp"

#include <QFileDialog>
#include <QFileInfo>

namespace headroom {

QString askWhereToSave(QWidget* parent, const QString& title, const QString& suggested, const QString& filter) {
  const QFileInfo file(suggested);
  QFileDialog dialog(parent, title, file.absolutePath(), filter);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(file.suffix());
  dialog.selectFile(file.fileName());
  if (dialog.exec() != QDialog::Accepted) return {};
  return dialog.selectedFiles().value(0);
}

}  // namespace headroom
