// Menu of recently opened photos.
#pragma once

#include <QMenu>
#include <QString>

#include "models/settings.hpp"

namespace headroom {

class RecentFiles : public QMenu {
  Q_OBJECT

 public:
  explicit RecentFiles(Settings* settings, QWidget* parent = nullptr);

  void add(const QString& file);
  void forget(const QString& file);

 Q_SIGNALS:
  void chosen(const QString& file);

 private:
  void refill();

  Settings* settings_;
};

}  // namespace headroom
