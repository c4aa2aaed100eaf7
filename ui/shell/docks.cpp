#include "shell/docks.hpp"

#include <QAction>
#include <algorithm>

namespace headroom {

Docks::Docks(QMainWindow* window)
    : QObject(window),
      window_(window),
      devicePanel_(new DevicePanel(window)),
      logList_(new MessageLog(window)),
      device_(dock(tr("Device"), tr("Device &details"), "deviceDock", devicePanel_, Qt::RightDockWidgetArea)),
      log_(dock(tr("Messages"), tr("&Messages"), "logDock", logList_, Qt::BottomDockWidgetArea)) {
  connect(logList_, &MessageLog::unreadChanged, this,
          [this](int count) { logToggle()->setText(count > 0 ? tr("&Messages (%1)").arg(count) : tr("&Messages")); });
}

HistoryView* Docks::addHistory() {
  auto* view = new HistoryView(window_);
  history_ = dock(tr("History"), tr("&History"), "historyDock", view, Qt::RightDockWidgetArea);
  history_->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
  // Runs after the action's own handler, when the panel is visible: the search then has the keyboard focus.
  connect(history_->toggleViewAction(), &QAction::triggered, this, [view](bool shown) {
    if (shown) view->setFocus(Qt::ShortcutFocusReason);
  });
  connect(history_, &QDockWidget::visibilityChanged, this, [this](bool visible) {
    if (visible) Q_EMIT historyShown();
  });
  return view;
}

QDockWidget* Docks::dock(const QString& title, const QString& menuText, const char* name, QWidget* content,
                         Qt::DockWidgetArea area) {
  auto* dock = new QDockWidget(title, window_);
  dock->setObjectName(QString::fromLatin1(name));
  dock->setWidget(content);
  dock->toggleViewAction()->setText(menuText);
  dock->hide();
  window_->addDockWidget(area, dock);
  return dock;
}

std::vector<std::string> Docks::shown() const {
  std::vector<std::string> names;
  for (const QDockWidget* dock : {device_, history_, log_}) {
    if (!dock->isHidden()) names.push_back(dock->objectName().toStdString());
  }
  return names;
}

void Docks::setShown(const std::vector<std::string>& names) {
  for (QDockWidget* dock : {device_, history_, log_}) {
    const bool isShown = std::find(names.begin(), names.end(), dock->objectName().toStdString()) != names.end();
    if (dock->isHidden() == isShown) dock->setVisible(isShown);
  }
}

QList<QAction*> Docks::toggles() const {
  return {history_->toggleViewAction(), device_->toggleViewAction(), log_->toggleViewAction()};
}

}  // namespace headroom
