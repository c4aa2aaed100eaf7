#include "widgets/changes.hpp"

#include <QKeySequence>
#include <QWidget>
#include <utility>

#include "style/plain_text.hpp"

namespace headroom {

namespace {

QAction* stepAction(QWidget* window, const char* name, const QKeySequence& key) {
  auto* action = new QAction(window);
  action->setObjectName(QString::fromLatin1(name));
  action->setShortcuts({key});
  return action;
}

/// Shows the next change in the action's text.
void showNext(QAction* action, const QString& verb, const std::vector<Change>& changes) {
  QString what = changes.empty() ? QString() : changes.back().text;
  what.replace(QLatin1Char('&'), QLatin1String("&&"));
  action->setText(what.isEmpty() ? verb : QStringLiteral("%1 %2").arg(verb, what));
}

}  // namespace

Changes::Changes(QWidget* window)
    : QObject(window),
      undo_(stepAction(window, "undoChange", QKeySequence(Qt::CTRL | Qt::Key_Z))),
      redo_(stepAction(window, "redoChange", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z))) {
  connect(undo_, &QAction::triggered, this, &Changes::stepBack);
  connect(redo_, &QAction::triggered, this, &Changes::stepForth);
  update();
}

void Changes::add(Change change) {
  done_.push_back(std::move(change));
  if (done_.size() > kMost) done_.erase(done_.begin());
  undone_.clear();
  sinceLatest_.start();
  update();
  Q_EMIT changed();
}

bool Changes::joinsLatest(const QString& kind) {
  const bool joins = !done_.empty() && undone_.empty() && done_.back().kind == kind && sinceLatest_.isValid() &&
                     sinceLatest_.elapsed() < kOneChangeMs;
  if (joins) {
    sinceLatest_.start();
    Q_EMIT changed();
  }
  return joins;
}

void Changes::forget(const QString& kind) {
  const auto isOfKind = [&kind](const Change& change) { return change.kind == kind; };
  std::erase_if(done_, isOfKind);
  std::erase_if(undone_, isOfKind);
  update();
}

void Changes::forgetAll() {
  done_.clear();
  undone_.clear();
  update();
}

void Changes::setWhyNot(const QString& sentence) {
  whyNot_ = sentence;
  update();
}

void Changes::stepBack() {
  Q_EMIT stepping();
  if (done_.empty()) return;
  Change change = std::move(done_.back());
  done_.pop_back();
  sinceLatest_.invalidate();
  change.undo();
  undone_.push_back(std::move(change));
  update();
  Q_EMIT changed();
}

void Changes::stepForth() {
  Q_EMIT stepping();
  if (undone_.empty()) return;
  Change change = std::move(undone_.back());
  undone_.pop_back();
  sinceLatest_.invalidate();
  change.redo();
  done_.push_back(std::move(change));
  update();
  Q_EMIT changed();
}

void Changes::update() {
  showNext(undo_, tr("&Undo"), done_);
  showNext(redo_, tr("&Redo"), undone_);
  undo_->setEnabled(!done_.empty() && whyNot_.isEmpty());
  redo_->setEnabled(!undone_.empty() && whyNot_.isEmpty());
  for (QAction* action : {undo_, redo_}) action->setToolTip(whyNot_.isEmpty() ? QString() : plainToolTip(whyNot_));
}

}  // namespace headroom
