#include "shell/message_log.hpp"

#include <QEvent>
#include <QStyle>
#include <QTime>

#include "widgets/empty_text.hpp"

namespace headroom {

namespace {

/// Older messages are dropped: a driver that complains at every launch must not exhaust the memory.
constexpr int kMostMessages = 500;
/// Initial height in lines.
constexpr int kLines = 5;
constexpr int kLevelRole = Qt::UserRole;

}  // namespace

MessageLog::MessageLog(QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("messages"));
  setAccessibleName(tr("Messages"));
  setWordWrap(true);
  setSelectionMode(ExtendedSelection);
  setAlternatingRowColors(true);
  setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
}

void MessageLog::add(const QString& sentence, NoteLevel level) {
  if (sentence == newest_) return;
  newest_ = sentence;
  auto* item =
      new QListWidgetItem(QStringLiteral("%1  %2").arg(QTime::currentTime().toString(Qt::ISODate), sentence), this);
  item->setData(kLevelRole, static_cast<int>(level));
  colour(*item);
  if (count() > kMostMessages) delete takeItem(0);
  scrollToBottom();
  if (level != NoteLevel::Routine && !isVisible()) setUnread(unread_ + 1);
}

void MessageLog::colour(QListWidgetItem& item) const {
  const bool isRoutine = item.data(kLevelRole).toInt() == static_cast<int>(NoteLevel::Routine);
  item.setForeground(palette().color(isRoutine ? QPalette::PlaceholderText : QPalette::Text));
  // Both kinds reserve the icon's space, so that the times are aligned.
  if (isRoutine) {
    QPixmap nothing(iconSize());
    nothing.fill(Qt::transparent);
    item.setIcon(nothing);
  } else {
    item.setIcon(style()->standardIcon(QStyle::SP_MessageBoxWarning));
  }
}

void MessageLog::setUnread(int count) {
  if (count == unread_) return;
  unread_ = count;
  Q_EMIT unreadChanged(count);
}

QSize MessageLog::sizeHint() const {
  return {QListWidget::sizeHint().width(), kLines * fontMetrics().lineSpacing() + 2 * frameWidth()};
}

void MessageLog::paintEvent(QPaintEvent* event) {
  QListWidget::paintEvent(event);
  paintEmptyText(*this, tr("No messages. Errors and applied timing settings appear here."));
}

void MessageLog::showEvent(QShowEvent* event) {
  QListWidget::showEvent(event);
  setUnread(0);
}

void MessageLog::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  for (int i = 0; i < count(); ++i) colour(*item(i));
}

}  // namespace headroom
