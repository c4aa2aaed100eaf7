#include "widgets/flow_layout.hpp"

#include <QEvent>
#include <QStyle>
#include <algorithm>

namespace headroom {

namespace {

bool isExpanding(const QLayoutItem& item) {
  return item.expandingDirections().testFlag(Qt::Horizontal);
}

}  // namespace

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {}
FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) {
  items_.emplace_back(item);
}
int FlowLayout::count() const {
  return static_cast<int>(items_.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  if (index < 0 || index >= count()) return nullptr;
  QLayoutItem* item = items_[static_cast<std::size_t>(index)].release();
  items_.erase(items_.begin() + index);
  return item;
}

std::vector<FlowLayout::Row> FlowLayout::rowsFor(int width) const {
  std::vector<Row> rows;
  const int gap = std::max(0, spacing());
  for (std::size_t i = 0; i < items_.size(); ++i) {
    if (items_[i]->isEmpty()) {
      if (!rows.empty()) rows.back().end = i + 1;
      continue;
    }
    const QSize hint = items_[i]->sizeHint();
    if (rows.empty() || rows.back().width + gap + hint.width() > width) {
      rows.push_back({i, i + 1, hint.width(), hint.height()});
      continue;
    }
    Row& row = rows.back();
    row.end = i + 1;
    row.width += gap + hint.width();
    row.height = std::max(row.height, hint.height());
  }
  return rows;
}

void FlowLayout::placeRow(const Row& row, const QRect& rect) const {
  int expanding = 0;
  for (std::size_t i = row.first; i < row.end; ++i)
    expanding += !items_[i]->isEmpty() && isExpanding(*items_[i]) ? 1 : 0;
  int surplus = std::max(0, rect.width() - row.width);
  int x = rect.x();
  for (std::size_t i = row.first; i < row.end; ++i) {
    QLayoutItem& item = *items_[i];
    if (item.isEmpty()) continue;
    int width = std::min(item.sizeHint().width(), rect.width());
    if (isExpanding(item) && expanding > 0) {
      const int share = std::min(surplus / expanding, std::max(0, item.maximumSize().width() - width));
      width += share;
      surplus -= share;
      --expanding;
    }
    const QRect place(x, rect.y(), width, row.height);
    item.setGeometry(
        QStyle::visualRect(parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight, rect, place));
    x += width + std::max(0, spacing());
  }
}

int FlowLayout::heightForWidth(int width) const {
  const QMargins margins = contentsMargins();
  const std::vector<Row> rows = rowsFor(width - margins.left() - margins.right());
  int height = margins.top() + margins.bottom();
  for (const Row& row : rows) height += row.height;
  if (!rows.empty()) height += std::max(0, spacing()) * static_cast<int>(rows.size() - 1);
  return height;
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const auto& item : items_) {
    if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
  }
  const QMargins margins = contentsMargins();
  return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const {
  const QMargins margins = contentsMargins();
  const std::vector<Row> rows = rowsFor(QWIDGETSIZE_MAX);
  const QSize size = rows.empty() ? QSize() : QSize(rows.front().width, rows.front().height);
  return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  const QRect inside = rect.marginsRemoved(contentsMargins());
  int y = inside.y();
  for (const Row& row : rowsFor(inside.width())) {
    placeRow(row, QRect(inside.x(), y, inside.width(), row.height));
    y += row.height + std::max(0, spacing());
  }
}

FlowBar::FlowBar(QWidget* parent) : QWidget(parent), flow_(new FlowLayout(this)) {
  flow_->setContentsMargins(0, 0, 0, 0);
}

bool FlowBar::event(QEvent* event) {
  const bool isHandled = QWidget::event(event);
  if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
    setMinimumHeight(flow_->heightForWidth(width()));
  }
  return isHandled;
}

}  // namespace headroom
