#include "widgets/page_area.hpp"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <algorithm>

namespace headroom {

namespace {

/// A window is never kept wider for the sake of a page than this.
constexpr int kWidestMinimumCharacters = 90;

int leastWidthOf(const QWidget& page) {
  return std::max(page.minimumSizeHint().width(), page.minimumWidth());
}

int leastHeightOf(const QWidget& page, int width) {
  const QLayout* layout = page.layout();
  const int wrapped = layout != nullptr && layout->hasHeightForWidth() ? layout->minimumHeightForWidth(width) : 0;
  return std::max({wrapped, page.minimumSizeHint().height(), page.minimumHeight()});
}

}  // namespace

PageArea::PageArea(QWidget* page, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(NoFrame);
  setFocusPolicy(Qt::NoFocus);
  const bool isFilled = page->autoFillBackground();
  setWidget(page);
  page->setAutoFillBackground(isFilled);  // which a scroll area sets
}

QSize PageArea::minimumSizeHint() const {
  if (widget() == nullptr) return QScrollArea::minimumSizeHint();
  const int wanted = leastWidthOf(*widget()) + verticalScrollBar()->sizeHint().width();
  const int most = kWidestMinimumCharacters * fontMetrics().averageCharWidth();
  return {std::min(wanted, most), QScrollArea::minimumSizeHint().height()};
}

// The page asks for another size by a layout request to its parent.
bool PageArea::viewportEvent(QEvent* event) {
  const bool isHandled = QScrollArea::viewportEvent(event);
  if (event->type() == QEvent::LayoutRequest) {
    fit();
    updateGeometry();
  }
  return isHandled;
}

void PageArea::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

// A hidden page sends no requests.
void PageArea::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  fit();
}

void PageArea::fit() {
  if (widget() == nullptr) return;
  const int leastWidth = leastWidthOf(*widget());
  QSize room = maximumViewportSize();
  if (leastHeightOf(*widget(), std::max(room.width(), leastWidth)) > room.height()) {
    room.rwidth() -= verticalScrollBar()->sizeHint().width();
  }
  if (leastWidth > room.width()) room.rheight() -= horizontalScrollBar()->sizeHint().height();
  const int width = std::max(room.width(), leastWidth);
  widget()->resize(width, std::max(room.height(), leastHeightOf(*widget(), width)));
}

}  // namespace headroom
