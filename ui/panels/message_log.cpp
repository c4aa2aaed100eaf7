#include "panels/message_log.hpp"

#include <QTime>

#include "panels/empty_text.hpp"

namespace headroom {

namespace {

/// Older messages go: a driver that complains at every launch must not eat the memory.
constexpr int kMostMessages = 500;
/// Lines shown at first.
constexpr int kLines = 5;

}  // namespace

MessageLog::MessageLog(QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("messages"));
  setAccessibleName(tr("Messages"));
  setWordWrap(true);
  setSelectionMode(ExtendedSelection);
  setAlternatingRowColors(true);
}

void MessageLog::add(const QString& sentence) {
  if (sentence == newest_) return;
  newest_ = sentence;
  addItem(QStringLiteral("%1  %2").arg(QTime::currentTime().toString(Qt::ISODate), sentence));
  if (count() > kMostMessages) delete takeItem(0);
  scrollToBottom();
  Q_EMIT countChanged(count());
}

QSize MessageLog::sizeHint() const {
  return {QListWidget::sizeHint().width(), kLines * fontMetrics().lineSpacing() + 2 * frameWidth()};
}

void MessageLog::paintEvent(QPaintEvent* event) {
  QListWidget::paintEvent(event);
  paintEmptyText(*this, tr("No messages. What the engine does to measure truly, and what went wrong, is told here."));
}

}  // namespace headroom
