#include "widgets/recent_files.hpp"

#include <QDir>
#include <QFileInfo>

#include "style/plain_text.hpp"

namespace headroom {

RecentFiles::RecentFiles(Settings* settings, Settings::Recent kind, const QString& title, QWidget* parent)
    : QMenu(title, parent), settings_(settings), kind_(kind) {
  setToolTipsVisible(true);
  refill();
}

void RecentFiles::add(const QString& file) {
  settings_->addRecentFile(kind_, file);
  refill();
}

void RecentFiles::forget(const QString& file) {
  settings_->removeRecentFile(kind_, file);
  refill();
}

void RecentFiles::refill() {
  clear();
  const QStringList files = settings_->recentFiles(kind_);
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
