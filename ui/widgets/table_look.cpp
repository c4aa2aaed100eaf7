#include "widgets/table_look.hpp"

#include <QHeaderView>
#include <QProxyStyle>
#include <QStyleOptionHeader>
#include <algorithm>

#include "widgets/table_copy.hpp"

namespace headroom {

namespace {

/// More space between cells than usual, because some right-aligned numbers are followed by left-aligned words. Only the
/// sorted column has space for the sort arrow.
class RoomyStyle : public QProxyStyle {
 public:
  using QProxyStyle::QProxyStyle;

  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    if (metric == PM_HeaderMargin || metric == PM_FocusFrameHMargin) {
      return widget != nullptr ? widget->fontMetrics().averageCharWidth() * 2 / 3 : QProxyStyle::pixelMetric(metric);
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
  }

  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                         const QWidget* widget) const override {
    const auto* section = qstyleoption_cast<const QStyleOptionHeader*>(option);
    const auto* header = qobject_cast<const QHeaderView*>(widget);
    const bool isSorted = section != nullptr && header != nullptr && header->sortIndicatorSection() == section->section;
    if (type != CT_HeaderSection || section == nullptr || isSorted) {
      return QProxyStyle::sizeFromContents(type, option, size, widget);
    }
    QStyleOptionHeader plain(*section);
    plain.version = QStyleOptionHeader::Version;  // version of the copied part: the option may have a later one
    plain.sortIndicator = QStyleOptionHeader::None;
    return QProxyStyle::sizeFromContents(type, &plain, size, widget);
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
  makeCopyable(table);
  const int line = table.fontMetrics().height();
  table.verticalHeader()->setDefaultSectionSize(line + line / 2);
  QHeaderView* header = table.horizontalHeader();
  header->setHighlightSections(false);
  QObject::connect(header, &QHeaderView::sortIndicatorChanged, header, [header](int column) {
    if (column < 0 || column >= header->count() || header->isSectionHidden(column)) return;
    header->resizeSection(column, std::max(header->sectionSize(column), header->sectionSizeHint(column)));
  });
}

}  // namespace headroom
