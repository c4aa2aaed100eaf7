#include "widgets/fitted_dialog.hpp"

#include <QLayoutItem>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "style/screen_room.hpp"

namespace headroom {

namespace {

int heightOf(const QWidget& page, int width) {
  return page.hasHeightForWidth() ? page.heightForWidth(width) : page.sizeHint().height();
}

}  // namespace

void FittedDialog::setParts(QWidget* page, std::initializer_list<QWidget*> below) {
  area_ = new PageArea(page, this);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(area_, 1);
  for (QWidget* each : below) layout->addWidget(each);
  // The dialog's margins are those of the page as well.
  if (page->layout() != nullptr) page->layout()->setContentsMargins({});
}

// Before it is shown, so that it is centred over its window.
void FittedDialog::setVisible(bool visible) {
  if (visible && area_ != nullptr && !isSized_) {
    isSized_ = true;
    ensurePolished();
    QSize size = wholeSize();
    const bool scrolls = fittingScreen(*this, size).height() < size.height();
    if (scrolls) size.rwidth() += area_->verticalScrollBar()->sizeHint().width();
    resize(fittingScreen(*this, size));
  }
  QDialog::setVisible(visible);
}

// The layout's own size counts the area as small, because it scrolls.
QSize FittedDialog::wholeSize() const {
  const QMargins margins = layout()->contentsMargins();
  const QWidget& page = *area_->widget();
  int width = std::max(minimumWidth() - margins.left() - margins.right(), page.sizeHint().width());
  for (int i = 1; i < layout()->count(); ++i) {
    if (!layout()->itemAt(i)->isEmpty()) width = std::max(width, layout()->itemAt(i)->sizeHint().width());
  }
  int height = heightOf(page, width);
  for (int i = 1; i < layout()->count(); ++i) {
    QLayoutItem* item = layout()->itemAt(i);
    if (item->isEmpty()) continue;
    height +=
        layout()->spacing() + (item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height());
  }
  return QSize(width, height).grownBy(margins);
}

}  // namespace headroom
