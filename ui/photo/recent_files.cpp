#include "photo/recent_files.hpp"

#include <QDir>
#include <QFileInfo>

#include "style/plain_text.hpp"

namespace headroom {

RecentFiles::RecentFiles(Settings* settings, QWidget* parent) : QMenu(tr("Open &recent"), parent), settings_(settings) {
  setToolTipsVisible(true);
  refill();
}

void RecentFiles::add(const QString& file) {
  settings_->addRecentFile(file);
  refill();
}

void RecentFiles::forget(const QString& file) {
  settings_->removeRecentFile(file);
  refill();
}

void RecentFiles::refill() {
  clear();
  const QStringList files = settings_->recentFiles();
  setEnabled(!files.isEmpty());
  int number = 0;
  for (const QString& file : files) {
    ++number;
    QString name = QFileInfo(file).fileName();
    name.replace(QLatin1Char('&'), QLatin1String("&&"));
    QAction* action = addAction(number < 10 ? QStringLiteral("&%1  %2").arg(number).arg(name) : name);
    action->setToolTip(plainToolTip(QDir::toNativeSeparators(file)));
    connect(action, &QAction::triggered, this, [this, file] { Q_EMIT chosen(file); });
  }
}

}  // namespace headroom
