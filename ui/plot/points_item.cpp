#include "plot/points_item.hpp"

#include <QPainter>
#include <cmath>
#include <utility>

#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kHoverRadius = 8;
constexpr double kSelectedRadius = 9.5;
constexpr double kCapHalfWidth = 3.5;
constexpr double kLonePointHalfWidth = 16;
constexpr double kLoneBandHalfWidth = 7;
constexpr double kShortJoin = 3;  // pixels: a label this close in height to its line's end needs no connecting line
constexpr float kHalo = 0.85F;
constexpr double kJoinGap = 3;
constexpr double kRingGap = 4;

}  // namespace

void PointsItem::show(const PlotContent* content, const PlotLayout* layout, const QPalette& palette, const QFont& font,
                      const QRectF& whole, const QString& emphasis) {
  if (whole != whole_) prepareGeometryChange();
  content_ = content;
  layout_ = layout;
  palette_ = palette;
  font_ = font;
  whole_ = whole;
  emphasis_ = emphasis;
  update();
}

void PointsItem::setRings(int hovered, int selected) {
  if (std::pair(hovered, selected) == std::pair(hovered_, selected_)) return;
  hovered_ = hovered;
  selected_ = selected;
  update();
}

bool PointsItem::isBanded(const PlacedPoint& placed) const {
  return placed.band && pointOf(placed).isOnLine && seriesOf(placed).showsIntervals;
}

void PointsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
  if (content_ == nullptr || layout_ == nullptr) return;
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setFont(font_);
  for (std::size_t i = 0; i < layout_->points.size(); ++i) paintLoneBand(*painter, i);
  for (const PlacedPoint& placed : layout_->points) paintWhisker(*painter, placed);
  for (const PlacedPoint& placed : layout_->points) paintLonePoint(*painter, placed);
  for (const PlacedPoint& placed : layout_->points) {
    if (!isStrong(seriesOf(placed))) paintMarker(*painter, placed);
  }
  for (const PlacedPoint& placed : layout_->points) {
    if (isStrong(seriesOf(placed))) paintMarker(*painter, placed);
  }
  for (const PlacedLabel& label : layout_->labels) paintLabel(*painter, label);
  for (const PlacedPoint& placed : layout_->points) paintRings(*painter, placed);
}

// Between two points of a line, the plot's area shows the band; a point without such neighbours gets a short piece of
// it.
void PointsItem::paintLoneBand(QPainter& painter, std::size_t index) const {
  const PlacedPoint& placed = layout_->points[index];
  if (!isBanded(placed)) return;
  const auto joins = [&](std::size_t other) {
    return other < layout_->points.size() && layout_->points[other].series == placed.series &&
           isBanded(layout_->points[other]);
  };
  if ((index > 0 && joins(index - 1)) || joins(index + 1)) return;
  painter.fillRect(QRectF(QPointF(placed.at.x() - kLoneBandHalfWidth, placed.band->low),
                          QPointF(placed.at.x() + kLoneBandHalfWidth, placed.band->high)),
                   bandColour(seriesOf(placed).strong.color()));
}

void PointsItem::paintWhisker(QPainter& painter, const PlacedPoint& placed) const {
  const PlotSeries& series = seriesOf(placed);
  if (!series.showsIntervals || !placed.whisker) return;
  // Whiskers shorter than the marker would only blur its edge.
  if (placed.whisker->high - placed.whisker->low < 2 * series.radius) return;
  painter.setPen(QPen(series.strong.color(), 1.2));
  painter.drawLine(QPointF(placed.at.x(), placed.whisker->low), QPointF(placed.at.x(), placed.whisker->high));
  paintWhiskerEnd(painter, {placed.at.x(), placed.whisker->low}, placed.isWhiskerCutAbove ? kCapHalfWidth : 0);
  paintWhiskerEnd(painter, {placed.at.x(), placed.whisker->high}, placed.isWhiskerCutBelow ? -kCapHalfWidth : 0);
}

// A cap where the interval ends; an arrow's head, whose sides reach `back` into the plot, where it goes on beyond it.
void PointsItem::paintWhiskerEnd(QPainter& painter, QPointF end, double back) {
  if (back == 0) {
    painter.drawLine(end - QPointF(kCapHalfWidth, 0), end + QPointF(kCapHalfWidth, 0));
    return;
  }
  for (const double side : {-kCapHalfWidth, kCapHalfWidth}) painter.drawLine(end, end + QPointF(side, back));
}

void PointsItem::paintMarker(QPainter& painter, const PlacedPoint& placed) const {
  const PlotSeries& series = seriesOf(placed);
  const bool isDrawn = !series.isContext || isStrong(series) || pointOf(placed).id == selected_;
  if (!isDrawn) return;
  drawMarker(painter, placed.at, series.radius * series.points[placed.point].scale, series.marker,
             series.strong.color(), palette_.color(QPalette::Base), pointOf(placed).look);
}

// A line of one point without a marker would be invisible.
void PointsItem::paintLonePoint(QPainter& painter, const PlacedPoint& placed) const {
  const PlotSeries& series = seriesOf(placed);
  if (series.isAcross || series.pen.style() == Qt::NoPen || series.points.size() > 1) return;
  if (series.marker != MarkerShape::None && !series.isContext) return;
  painter.setPen(series.pen);
  painter.drawLine(placed.at - QPointF(kLonePointHalfWidth, 0), placed.at + QPointF(kLonePointHalfWidth, 0));
}

void PointsItem::paintRings(QPainter& painter, const PlacedPoint& placed) const {
  const PlotSeries& series = seriesOf(placed);
  const int id = pointOf(placed).id;
  if (pointOf(placed).isRinged) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette_.color(QPalette::Text), 1.6));
    painter.drawEllipse(placed.at, series.radius + kRingGap, series.radius + kRingGap);
  }
  if (!series.isPickable || id == kNoPoint) return;
  painter.setBrush(Qt::NoBrush);
  if (id == selected_) {
    painter.setPen(QPen(palette_.color(QPalette::Text), 2));
    painter.drawEllipse(placed.at, kSelectedRadius, kSelectedRadius);
  }
  if (id == hovered_) {
    painter.setPen(QPen(series.strong.color(), 1.6));
    painter.drawEllipse(placed.at, kHoverRadius, kHoverRadius);
  }
}

void PointsItem::paintLabel(QPainter& painter, const PlacedLabel& label) const {
  const PlotSeries& series = content_->series[label.series];
  QColor ground = palette_.color(QPalette::Base);
  if (label.isBeside) {
    const QPointF to(label.place.left() - kJoinGap, label.place.center().y());
    const bool isFar =
        std::abs(to.y() - label.from.y()) > kShortJoin || to.x() - label.from.x() > 2 * kLonePointHalfWidth;
    if (isFar && to.x() > label.from.x()) {
      painter.setPen(QPen(blend(series.strong.color(), ground, 0.45), 0.9));
      const QPointF bend(std::max(label.from.x(), layout_->area.right()), label.from.y());
      painter.drawPolyline(QPolygonF{label.from + QPointF(series.radius + 1, 0), bend, to});
    }
  }
  ground.setAlphaF(kHalo);
  painter.fillRect(label.place, ground);
  painter.setPen(series.text);
  painter.drawText(label.place.adjusted(0, 0, 1, 0), Qt::AlignLeft | Qt::AlignVCenter, label.text);
}

}  // namespace headroom
