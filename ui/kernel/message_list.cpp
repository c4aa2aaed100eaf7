#include "kernel/message_list.hpp"

#include <QEvent>
#include <QFileInfo>
#include <algorithm>

#include "headroom/values/result.hpp"
#include "style/plain_text.hpp"
#include "style/status_colour.hpp"

namespace headroom {
namespace {

constexpr int kFewestLines = 2;
constexpr int kMostLines = 6;

QString lineOf(const KernelMessage& message) {
  if (message.file.isEmpty()) return message.text;
  const QString name = QFileInfo(message.file).fileName();
  const QString place = message.column > 0 ? QStringLiteral("%1:%2:%3").arg(name).arg(message.line).arg(message.column)
                                           : QStringLiteral("%1:%2").arg(name).arg(message.line);
  return place + QStringLiteral(": ") + message.text;
}

}  // namespace

MessageList::MessageList(QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("kernelMessages"));
  setAccessibleName(tr("Messages of the compiler and the checks"));
  setTextElideMode(Qt::ElideRight);
  setUniformItemSizes(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  hide();
  connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { choose(row(item)); });
  connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { choose(row(item)); });
}

void MessageList::setMessages(const std::vector<KernelMessage>& messages) {
  messages_ = messages;
  fill();
  setVisible(!messages_.empty());
  updateGeometry();
}

void MessageList::fill() {
  clear();
  for (const KernelMessage& message : messages_) {
    auto* item = new QListWidgetItem(lineOf(message), this);
    item->setToolTip(plainToolTip(message.text));
    if (message.kind == LineNote::Kind::Error) item->setForeground(statusColour(Status::Failed, palette()));
    if (message.kind == LineNote::Kind::Note) item->setForeground(palette().color(QPalette::PlaceholderText));
  }
}

void MessageList::choose(int row) {
  if (row < 0 || row >= static_cast<int>(messages_.size())) return;
  const KernelMessage& message = messages_[static_cast<std::size_t>(row)];
  if (!message.file.isEmpty()) Q_EMIT placeChosen(message.file, message.line, message.column);
}

QSize MessageList::sizeHint() const {
  const int lines = std::clamp(static_cast<int>(messages_.size()), kFewestLines, kMostLines);
  const int height = lines * (count() > 0 ? sizeHintForRow(0) : fontMetrics().height()) + 2 * frameWidth();
  return {QListWidget::sizeHint().width(), height};
}

void MessageList::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) fill();
}

}  // namespace headroom
