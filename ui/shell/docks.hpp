// Dock widgets beside the views: device facts, history, messages.
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QObject>
#include <string>
#include <vector>

#include "controls/device_panel.hpp"
#include "history/history_view.hpp"
#include "shell/message_log.hpp"

namespace headroom {

class Docks : public QObject {
  Q_OBJECT

 public:
  /// Creates the docks hidden; the window owns them.
  explicit Docks(QMainWindow* window);

  [[nodiscard]] QDockWidget* device() const { return device_; }
  [[nodiscard]] DevicePanel* devicePanel() const { return devicePanel_; }
  /// To be called once. The history follows everything created before it in the tab order.
  HistoryView* addHistory();
  [[nodiscard]] MessageLog* log() const { return logList_; }
  /// Returns the actions that show and hide the docks.
  [[nodiscard]] QList<QAction*> toggles() const;
  /// Object names of the docks that are shown, and their setter.
  [[nodiscard]] std::vector<std::string> shown() const;
  void setShown(const std::vector<std::string>& names);
  [[nodiscard]] QAction* logToggle() const { return log_->toggleViewAction(); }

 Q_SIGNALS:
  void historyShown();

 private:
  QDockWidget* dock(const QString& title, const QString& menuText, const char* name, QWidget* content,
                    Qt::DockWidgetArea area);

  QMainWindow* window_;
  DevicePanel* devicePanel_;
  MessageLog* logList_;
  QDockWidget* device_;
  QDockWidget* history_ = nullptr;
  QDockWidget* log_;
};

}  // namespace headroom
