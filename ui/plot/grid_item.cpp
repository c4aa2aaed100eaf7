#include "plot/grid_item.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kGridPart = 0.14;  // opacity of the text's colour
constexpr double kMinorPart = 0.06;
constexpr double kAxisPart = 0.5;
constexpr double kBandPart = 0.14;
constexpr double kTitlePart = 0.72;
constexpr double kMarkPart = 0.6;
/// A label of a mark that is cut to fewer says nothing.
constexpr int kFewestMarkCharacters = 14;
constexpr double kTickLength = 4;
/// Distance above the x axis, in pixels.
constexpr double kFirstBracket = 6;
constexpr double kBracketDistance = 8;
constexpr double kBracketEnd = 3;

}  // namespace

void GridItem::show(const PlotContent& content, const PlotLayout& layout, const QPalette& palette, const QFont& font,
                    QSizeF size, const AxisRange& x) {
  prepareGeometryChange();
  layout_ = layout;
  palette_ = palette;
  font_ = font;
  size_ = size;
  hasXGrid_ = content.x.hasGrid;
  hasYGrid_ = content.y.hasGrid;
  const QRectF& area = layout.area;
  const auto xOf = [&](double value) { return area.left() + x.partOf(value) * area.width(); };
  marks_.clear();
  for (const PlotMark& mark : content.marks) {
    const double at = xOf(mark.x);
    if (at >= area.left() && at <= area.right()) marks_.push_back({at, mark.label});
  }
  brackets_.clear();
  for (const PlotBracket& bracket : content.brackets) {
    brackets_.push_back({std::max(area.left(), xOf(bracket.x.low)), std::min(area.right(), xOf(bracket.x.high)),
                         area.bottom() - kFirstBracket - bracket.row * kBracketDistance, bracket.pen});
  }
  update();
}

void GridItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
  painter->setFont(font_);
  if (layout_.bandAcross)
    painter->fillRect(*layout_.bandAcross,
                      blend(palette_.color(QPalette::Text), palette_.color(QPalette::Base), kBandPart));
  paintGrid(*painter);
  paintMarks(*painter);
  paintBrackets(*painter);
  paintTitles(*painter);
}

void GridItem::paintGrid(QPainter& painter) const {
  const QColor text = palette_.color(QPalette::Text);
  const QColor ground = palette_.color(QPalette::Base);
  const QRectF& area = layout_.area;
  if (hasYGrid_) {
    painter.setPen(QPen(blend(text, ground, kMinorPart), 1));
    for (const double y : layout_.minorY) painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(QPen(blend(text, ground, kGridPart), 1));
    for (const PlacedTick& tick : layout_.yTicks) {
      painter.drawLine(QPointF(area.left(), tick.at), QPointF(area.right(), tick.at));
    }
  }
  if (hasXGrid_) {
    painter.setPen(QPen(blend(text, ground, kGridPart), 1));
    for (const PlacedTick& tick : layout_.xTicks) {
      painter.drawLine(QPointF(tick.at, area.top()), QPointF(tick.at, area.bottom()));
    }
  }
  painter.setPen(QPen(blend(text, ground, kAxisPart), 1));
  painter.drawLine(area.bottomLeft(), area.bottomRight());
  for (const PlacedTick& tick : layout_.xTicks) {
    painter.drawLine(QPointF(tick.at, area.bottom()), QPointF(tick.at, area.bottom() + kTickLength));
  }
  painter.setPen(text);
  for (const PlacedTick& tick : layout_.yTicks)
    painter.drawText(tick.place, Qt::AlignRight | Qt::AlignVCenter, tick.label);
  for (const PlacedTick& tick : layout_.xTicks) painter.drawText(tick.place, Qt::AlignCenter, tick.label);
}

void GridItem::paintTitles(QPainter& painter) const {
  painter.setPen(blend(palette_.color(QPalette::Text), palette_.color(QPalette::Base), kTitlePart));
  painter.drawText(layout_.yTitlePlace, Qt::AlignLeft | Qt::AlignVCenter, layout_.yTitle);
  painter.drawText(layout_.xTitlePlace, Qt::AlignHCenter | Qt::AlignVCenter, layout_.xTitle);
}

void GridItem::paintMarks(QPainter& painter) const {
  const QFontMetricsF metrics(font_);
  const QRectF& area = layout_.area;
  const QColor colour = blend(palette_.color(QPalette::Text), palette_.color(QPalette::Base), kMarkPart);
  for (const Upright& mark : marks_) {
    painter.setPen(QPen(colour, 1.1, Qt::DashDotLine));
    painter.drawLine(QPointF(mark.x, area.top()), QPointF(mark.x, area.bottom()));
    const double room = area.height() - metrics.height();
    const bool isCut = metrics.horizontalAdvance(mark.label) > room;
    if (mark.label.isEmpty() || (isCut && room < kFewestMarkCharacters * metrics.averageCharWidth())) continue;
    // Upwards along the line, on its left if there is no space on its right.
    const bool isLeft = mark.x + 1.3 * metrics.height() > area.right();
    painter.save();
    painter.translate(mark.x + (isLeft ? -0.3 : 1.0) * metrics.height(), area.bottom() - 0.5 * metrics.height());
    painter.rotate(-90);
    painter.setPen(colour);
    painter.drawText(QPointF(0, 0), metrics.elidedText(mark.label, Qt::ElideRight, room));
    painter.restore();
  }
}

void GridItem::paintBrackets(QPainter& painter) const {
  for (const Bracket& bracket : brackets_) {
    painter.setPen(bracket.pen);
    painter.drawLine(QPointF(bracket.left, bracket.y), QPointF(bracket.right, bracket.y));
    painter.setPen(QPen(bracket.pen.color(), 1.6));
    for (const double x : {bracket.left, bracket.right}) {
      painter.drawLine(QPointF(x, bracket.y - kBracketEnd), QPointF(x, bracket.y + kBracketEnd));
    }
  }
}

}  // namespace headroom
