#include "panels/message_bar.hpp"

#include <QHBoxLayout>
#include <QStyle>
#include <QToolButton>

namespace headroom {

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), icon_(new QLabel(this)), text_(new QLabel(this)) {
  setObjectName(QStringLiteral("messageBar"));
  setFrameShape(StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
  icon_->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(side));
  text_->setForegroundRole(QPalette::ToolTipText);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  text_->setAccessibleName(tr("Message"));
  auto* close = new QToolButton(this);
  close->setAutoRaise(true);
  close->setText(tr("Dismiss"));
  close->setForegroundRole(QPalette::ToolTipText);
  connect(close, &QToolButton::clicked, this, &QWidget::hide);

  auto* layout = new QHBoxLayout(this);
  layout->addWidget(icon_);
  layout->addWidget(text_, 1);
  layout->addWidget(close);
  hide();
}

void MessageBar::showSentence(const QString& sentence) {
  text_->setText(sentence);
  show();
}

}  // namespace headroom
