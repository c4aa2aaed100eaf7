#include "panels/result_tabs.hpp"

#include <QEvent>
#include <QResizeEvent>
#include <QTabBar>
#include <algorithm>

namespace headroom {
namespace {

constexpr double kLeastHeightInEms = 8;

}  // namespace

ResultTabs::ResultTabs(ResultTable* table, const VariantColours* colours, QWidget* parent)
    : QTabWidget(parent),
      colours_(colours),
      samples_(new SamplesPage(this)),
      timeline_(new TimelinePage(this)),
      caption_(new ElidedLabel(this)) {
  setObjectName(QStringLiteral("resultTabs"));
  setDocumentMode(true);
  tabBar()->setExpanding(false);
  tabBar()->setAccessibleName(tr("Results and the selected one's details"));
  addTab(table, tr("Results"));
  addTab(samples_, tr("Samples"));
  addTab(timeline_, tr("Timeline"));
  caption_->setObjectName(QStringLiteral("resultCaption"));
  caption_->setAccessibleName(tr("What the results are of"));
  caption_->setMinimumHeight(tabBar()->sizeHint().height());
  setCornerWidget(caption_, Qt::TopRightCorner);
}

void ResultTabs::setCaption(const QString& caption) {
  caption_->setText(caption);
}

void ResultTabs::setRow(const ResultRow* row) {
  row_ = row != nullptr ? std::optional(*row) : std::nullopt;
  showRow();
}

void ResultTabs::showRow() {
  const ResultRow* row = row_ ? &*row_ : nullptr;
  const QColor colour =
      row != nullptr ? colours_->colour(QString::fromStdString(row->variant), palette()) : neutralColour(palette());
  samples_->setRow(row, colour);
  timeline_->setRow(row, colour);
}

void ResultTabs::changeEvent(QEvent* event) {
  QTabWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showRow();
}

void ResultTabs::resizeEvent(QResizeEvent* event) {
  // The tabs come first.
  caption_->setRoom(event->size().width() - tabBar()->sizeHint().width() - fontMetrics().height());
  QTabWidget::resizeEvent(event);
}

// The chart above needs its room in a small window more than pages that can be scrolled or drawn smaller.
QSize ResultTabs::minimumSizeHint() const {
  const int least = static_cast<int>(kLeastHeightInEms * fontMetrics().height());
  return {QTabWidget::minimumSizeHint().width(), std::min(QTabWidget::minimumSizeHint().height(), least)};
}

}  // namespace headroom
