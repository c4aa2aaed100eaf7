#include "preferences/lost_settings.hpp"

#include <QCoreApplication>
#include <QMessageBox>

namespace headroom {

namespace {

class LossWords {
  Q_DECLARE_TR_FUNCTIONS(LossWords)
};

}  // namespace

bool storeOrAsk(Preferences* preferences, QWidget* window) {
  SettingsFile* file = &preferences->settings().file();
  if (file->store() || file->isReported()) return true;
  auto* question = new QMessageBox(QMessageBox::Warning, LossWords::tr("Settings are not stored"),
                                   LossWords::tr("The preferences and the window's layout cannot be stored in %1. Free "
                                                 "space on its disk or make it writable, and try again.")
                                       .arg(file->path()),
                                   QMessageBox::Retry | QMessageBox::Discard | QMessageBox::Cancel, window);
  question->setInformativeText(LossWords::tr("Otherwise the next start has the settings that were stored last."));
  question->setObjectName(QStringLiteral("lostSettings"));
  question->setTextFormat(Qt::PlainText);
  question->setDefaultButton(QMessageBox::Retry);
  question->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(question, &QMessageBox::finished, window, [file, window](int answer) {
    if (answer == QMessageBox::Discard) file->setReported();
    if (answer != QMessageBox::Cancel) window->close();
  });
  question->open();
  return false;
}

}  // namespace headroom
