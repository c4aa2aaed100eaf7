#include "panels/table_look.hpp"

#include <QHeaderView>
#include <QProxyStyle>

namespace headroom {

namespace {

/// Cells further apart than usual: a right-aligned number is followed by a left-aligned word in places.
class RoomyStyle : public QProxyStyle {
 public:
  using QProxyStyle::QProxyStyle;

  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    if (metric == PM_HeaderMargin || metric == PM_FocusFrameHMargin) {
      return widget != nullptr ? widget->fontMetrics().averageCharWidth() * 2 / 3 : QProxyStyle::pixelMetric(metric);
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
  }
};

}  // namespace

void giveTableLook(QTableView& table) {
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setSelectionMode(QAbstractItemView::SingleSelection);
  table.setAlternatingRowColors(true);
  table.setShowGrid(false);
  table.setWordWrap(false);
  table.setTabKeyNavigation(false);
  table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  auto* roomy = new RoomyStyle;
  roomy->setParent(&table);
  table.setStyle(roomy);
  table.horizontalHeader()->setStyle(roomy);
  table.verticalHeader()->hide();
  const int line = table.fontMetrics().height();
  table.verticalHeader()->setDefaultSectionSize(line + line / 2);
  table.horizontalHeader()->setHighlightSections(false);
}

}  // namespace headroom
