#include "shell/view_exports.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "models/run_names.hpp"
#include "style/text.hpp"
#include "widgets/save_dialog.hpp"

namespace headroom {

ViewExports::ViewExports(QMenu* menu, Messages* messages, std::function<QDir()> folder, QObject* parent)
    : QObject(parent), messages_(messages), folder_(std::move(folder)), menu_(menu) {}

void ViewExports::add(const View& view) {
  bool isFirst = true;
  for (const ViewExport& each : view.exports) {
    QAction* action = nullptr;
    if (!each.text.isEmpty()) {
      if (std::exchange(isFirst, false) && !menu_->isEmpty()) menu_->addSeparator();
      action = new QAction(each.text, menu_->parentWidget());
      if (!each.key.isEmpty()) action->setShortcuts({each.key});
      if (!each.toolTip.isEmpty()) action->setToolTip(each.toolTip);
      menu_->addAction(action);
      if (each.isInContextMenu) view.widget->addAction(action);
      connect(action, &QAction::triggered, this, [this, each] { ask(each); });
    }
    all_.emplace_back(each, action);
  }
}

QList<QAction*> ViewExports::actions() const {
  QList<QAction*> actions;
  for (const auto& [each, action] : all_) {
    if (action != nullptr) actions << action;
  }
  return actions;
}

void ViewExports::update() {
  for (const auto& [each, action] : all_) {
    if (action != nullptr) action->setEnabled(each.isReady());
  }
}

void ViewExports::ask(const QString& what) {
  const auto found =
      std::find_if(all_.begin(), all_.end(), [&what](const auto& each) { return each.first.what == what; });
  if (found != all_.end()) ask(found->first);
}

bool ViewExports::write(const QString& what, const QString& file) {
  const auto found =
      std::find_if(all_.begin(), all_.end(), [&what](const auto& each) { return each.first.what == what; });
  return found != all_.end() && write(found->first, file);
}

void ViewExports::ask(const ViewExport& wanted) {
  const QString suggested = suggestedExport(folder_(), wanted.run(), wanted.kind, wanted.ending);
  const QString file = askWhereToSave(menu_->parentWidget(), wanted.title, suggested, wanted.filter);
  if (file.isEmpty()) return;
  if (wanted.encode) {
    writeInBackground(wanted, file);
  } else {
    write(wanted, file);
  }
}

bool ViewExports::write(const ViewExport& wanted, const QString& file) {
  try {
    if (wanted.encode) {
      writeFile(file.toStdString(), wanted.encode(file)());
    } else {
      wanted.write(file);
    }
  } catch (const Error& error) {
    showFailed(wanted, text(error.what()));
    return false;
  }
  showSaved(wanted, file);
  return true;
}

void ViewExports::writeInBackground(const ViewExport& wanted, const QString& file) {
  std::function<std::string()> content;
  try {
    content = wanted.encode(file);
  } catch (const Error& error) {
    showFailed(wanted, text(error.what()));
    return;
  }
  background_.run(
      file,
      [file, content = std::move(content)] {
        writeFile(file.toStdString(), content());
        return true;
      },
      [this, wanted, file](bool /*isWritten*/) { showSaved(wanted, file); },
      [this, wanted](const QString& sentence) { showFailed(wanted, sentence); });
}

void ViewExports::showSaved(const ViewExport& wanted, const QString& file) {
  messages_->settle(NoticeCause::Export, wanted.what);
  messages_->status()->finish(tr("Saved %1").arg(file));
}

void ViewExports::showFailed(const ViewExport& wanted, const QString& sentence) {
  messages_->report(NoticeCause::Export, sentence, wanted.what);
}

}  // namespace headroom
