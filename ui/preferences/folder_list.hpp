// List of the kernel folders: those that the user added, which can be removed, and those that are always read.
#pragma once

#include <QGroupBox>
#include <QListWidget>
#include <QPushButton>

#include "models/preferences.hpp"

namespace headroom {

class FolderList : public QGroupBox {
  Q_OBJECT

 public:
  /// Preferences are not owned and outlive this object.
  explicit FolderList(Preferences* preferences, QWidget* parent = nullptr);

 private:
  void fill();
  void addRow(const QString& folder, const QString& why);
  void ask();
  void add(const QString& folder);
  void remove();
  void select(const QString& folder);
  void followSelection();

  Preferences* preferences_;
  QListWidget* list_;
  QPushButton* remove_;
};

}  // namespace headroom
