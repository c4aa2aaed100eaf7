#include "shell/message_bar.hpp"

#include <QHBoxLayout>
#include <QStyle>
#include <utility>

namespace headroom {

namespace {

/// Good news and offers; all other causes are problems.
bool isInformation(NoticeCause cause) {
  return cause == NoticeCause::RestoredSession || cause == NoticeCause::SessionKernels ||
         cause == NoticeCause::SessionPhoto;
}

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), icon_(new QLabel(this)), text_(new QLabel(this)), act_(new QToolButton(this)) {
  setObjectName(QStringLiteral("messageBar"));
  setFrameShape(StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  icon_->setObjectName(QStringLiteral("noticeIcon"));
  text_->setObjectName(QStringLiteral("notice"));
  text_->setForegroundRole(QPalette::ToolTipText);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  text_->setAccessibleName(tr("Message"));
  act_->setObjectName(QStringLiteral("noticeAction"));
  act_->setAutoRaise(true);
  act_->setForegroundRole(QPalette::ToolTipText);
  connect(act_, &QToolButton::clicked, this, &MessageBar::act);
  auto* dismiss = new QToolButton(this);
  dismiss->setObjectName(QStringLiteral("dismiss"));
  dismiss->setAutoRaise(true);
  dismiss->setText(tr("Dismiss"));
  dismiss->setForegroundRole(QPalette::ToolTipText);
  connect(dismiss, &QToolButton::clicked, this, [this] {
    if (!notices_.empty()) notices_.pop_back();
    showNewest();
  });

  auto* layout = new QHBoxLayout(this);
  layout->addWidget(icon_);
  layout->addWidget(text_, 1);
  layout->addWidget(act_);
  layout->addWidget(dismiss);
  hide();
}

void MessageBar::report(NoticeCause cause, const QString& sentence, const QString& part, const NoticeAction& action) {
  std::erase_if(notices_, [&](const Notice& notice) { return notice.cause == cause && notice.part == part; });
  notices_.push_back({cause, part, sentence, action});
  showNewest();
}

void MessageBar::settle(NoticeCause cause, const QString& part) {
  std::erase_if(notices_,
                [&](const Notice& notice) { return notice.cause == cause && (part.isEmpty() || notice.part == part); });
  showNewest();
}

QString MessageBar::sentence() const {
  return notices_.empty() ? QString() : notices_.back().sentence;
}

void MessageBar::act() {
  if (notices_.empty()) return;
  const Notice notice = std::move(notices_.back());
  notices_.pop_back();
  showNewest();
  if (notice.action.run) notice.action.run();
}

void MessageBar::showNewest() {
  text_->setText(sentence());
  if (!notices_.empty()) {
    const bool isGood = isInformation(notices_.back().cause);
    icon_->setPixmap(style()
                         ->standardIcon(isGood ? QStyle::SP_MessageBoxInformation : QStyle::SP_MessageBoxWarning)
                         .pixmap(style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this)));
  }
  const QString action = notices_.empty() ? QString() : notices_.back().action.text;
  act_->setText(action);
  act_->setVisible(!action.isEmpty());
  setVisible(!notices_.empty());
}

}  // namespace headroom
