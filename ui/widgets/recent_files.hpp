// Menu of recently opened files of one kind.
#pragma once

#include <QMenu>
#include <QString>

#include "models/settings.hpp"

namespace headroom {

class RecentFiles : public QMenu {
  Q_OBJECT

 public:
  /// The settings are not owned and outlive this object.
  RecentFiles(Settings* settings, Settings::Recent kind, const QString& title, QWidget* parent = nullptr);

  void add(const QString& file);
  void forget(const QString& file);

 Q_SIGNALS:
  void chosen(const QString& file);

 private:
  void refill();

  Settings* settings_;
  Settings::Recent kind_;
};

}  // namespace headroom
