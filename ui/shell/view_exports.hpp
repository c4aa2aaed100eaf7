// Exports of the views: their menu, their folder and their outcome.
#pragma once

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QObject>
#include <QString>
#include <functional>
#include <utility>
#include <vector>

#include "bridge/background.hpp"
#include "shell/messages.hpp"
#include "widgets/view.hpp"

namespace headroom {

class ViewExports : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object, which waits for files that are being written. Files go to the folder
  /// unless the user chooses another.
  ViewExports(QMenu* menu, Messages* messages, std::function<QDir()> folder, QObject* parent = nullptr);
  ~ViewExports() override { background_.complete(); }

  [[nodiscard]] QMenu* menu() const { return menu_; }
  /// Appends all exports of a view to the menu, as a group.
  void add(const View& view);
  /// Returns the actions in the menu.
  [[nodiscard]] QList<QAction*> actions() const;
  /// Updates which exports are available.
  void update();
  /// Asks for a file, and writes it.
  void ask(const QString& what);
  /// Shows an error on failure. Returns whether the file was written. The file's extension selects among several
  /// exports of this kind.
  bool write(const QString& what, const QString& file);

 private:
  void ask(const ViewExport& wanted);
  bool write(const ViewExport& wanted, const QString& file);
  /// Encodes and writes off the GUI thread.
  void writeInBackground(const ViewExport& wanted, const QString& file);
  void showSaved(const ViewExport& wanted, const QString& file);
  void showFailed(const ViewExport& wanted, const QString& sentence);

  Messages* messages_;
  std::function<QDir()> folder_;
  QMenu* menu_;
  std::vector<std::pair<ViewExport, QAction*>> all_;  ///< no action if the export is not in the menu
  Background background_;
};

}  // namespace headroom
