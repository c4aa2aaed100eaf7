// The files that views write: the menu of them, where they go, and what came of it.
#pragma once

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QObject>
#include <QString>
#include <functional>
#include <utility>
#include <vector>

#include "shell/messages.hpp"
#include "widgets/view.hpp"

namespace headroom {

class ViewExports : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object. Files go to the folder unless a person says otherwise.
  ViewExports(QMenu* menu, Messages* messages, std::function<QDir()> folder, QObject* parent = nullptr);

  [[nodiscard]] QMenu* menu() const { return menu_; }
  /// All exports of a view, as a group behind those that are there.
  void add(const View& view);
  /// Of those in the menu.
  [[nodiscard]] QList<QAction*> actions() const;
  /// Which ones can be written may be others.
  void update();
  /// Asks where to, and writes it.
  void ask(const QString& what);
  /// Shows what went wrong; true when the file was written. The ending says which one of several of this kind.
  bool write(const QString& what, const QString& file);

 private:
  void ask(const ViewExport& wanted);
  bool write(const ViewExport& wanted, const QString& file);

  Messages* messages_;
  std::function<QDir()> folder_;
  QMenu* menu_;
  std::vector<std::pair<ViewExport, QAction*>> all_;  ///< no action where it is not in the menu
};

}  // namespace headroom
