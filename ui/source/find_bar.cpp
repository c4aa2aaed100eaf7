#include "source/find_bar.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPointer>
#include <QToolButton>

#include "style/status_colour.hpp"

namespace headroom {

FindBar::FindBar(QWidget* parent) : QWidget(parent), text_(new QLineEdit(this)) {
  setObjectName(QStringLiteral("findBar"));
  text_->setObjectName(QStringLiteral("findText"));
  text_->setAccessibleName(tr("Text to find"));
  text_->setPlaceholderText(tr("Find in this file"));
  text_->setClearButtonEnabled(true);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(text_, 1);
  const auto add = [&](const QString& label, const QString& hint, auto what) {
    auto* button = new QToolButton(this);
    button->setText(label);
    button->setToolTip(hint);
    row->addWidget(button);
    connect(button, &QToolButton::clicked, this, what);
  };
  add(tr("Previous"), tr("Find the one before (Shift+Return)."), [this] { find(false); });
  add(tr("Next"), tr("Find the next one (Return)."), [this] { find(true); });
  add(tr("Close"), tr("Back to the text (Esc)."), [this] { leave(); });
  setFocusProxy(text_);
  hide();
}

void FindBar::present() {
  if (editor_ != nullptr && editor_->hasSelectedText()) text_->setText(editor_->selectedText());
  show();
  text_->setFocus(Qt::ShortcutFocusReason);
  text_->selectAll();
}

void FindBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    leave();
  } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    find(!event->modifiers().testFlag(Qt::ShiftModifier));
  } else {
    QWidget::keyPressEvent(event);
  }
}

void FindBar::find(bool forward) {
  const bool isFound = editor_ != nullptr && (text_->text().isEmpty() || editor_->find(text_->text(), forward));
  setToolTip(isFound ? QString() : tr("This file does not have it."));
  QPalette palette;
  if (!isFound) palette.setColor(QPalette::Text, statusColour(Status::Failed, palette));
  text_->setPalette(palette);
}

void FindBar::leave() {
  hide();
  if (editor_ != nullptr) editor_->setFocus();
}

}  // namespace headroom
