#include "chart/points_item.hpp"

#include <utility>

#include "chart/level_labels.hpp"
#include "chart/warning_places.hpp"

namespace headroom {
namespace {

constexpr double kMarkerRadius = 4.5;
constexpr double kHoverRadius = 8;
constexpr double kSelectedRadius = 9.5;
constexpr double kCapHalfWidth = 3.5;
constexpr double kLonePointHalfWidth = 16;
constexpr double kLoneBandHalfWidth = 7;

bool isOfOneRow(const PlacedPoint& placed) {
  return isOfRows(placed.series->series.kind);
}

bool isBanded(const PlacedPoint& placed) {
  return placed.point.band.has_value() && placed.point.valid && placed.series->bandShown;
}

}  // namespace

void PointsItem::setArea(const QRectF& area) {
  if (area == area_) return;
  prepareGeometryChange();
  area_ = area;
}

void PointsItem::setPoints(std::vector<PlacedPoint> points, const QPalette& palette, const QFont& font) {
  points_ = std::move(points);
  palette_ = palette;
  font_ = font;
  placeWarnings();
  update();
}

void PointsItem::placeWarnings() {
  std::vector<QPointF> markers;
  std::vector<QPointF> marked;
  warnings_.clear();
  for (const PlacedPoint& placed : points_) {
    markers.push_back(placed.at);
    if (!isOfOneRow(placed) || !placed.point.marked) continue;
    marked.push_back(placed.at);
    warnings_.push_back({{}, placed.series->style.pen.color()});
  }
  const std::vector<QPointF> places = warningPlaces(marked, markers);
  for (std::size_t i = 0; i < places.size(); ++i) warnings_[i].at = places[i];
}

void PointsItem::setRings(int hoveredRow, int selectedRow) {
  if (std::pair(hoveredRow, selectedRow) == std::pair(hoveredRow_, selectedRow_)) return;
  hoveredRow_ = hoveredRow;
  selectedRow_ = selectedRow;
  update();
}

void PointsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
  painter->setRenderHint(QPainter::Antialiasing);
  const QColor ground = palette_.color(QPalette::Base);
  for (std::size_t index = 0; index < points_.size(); ++index) drawLoneBand(*painter, index);
  drawLevelLabels(*painter, points_, palette_, font_);
  for (const PlacedPoint& placed : points_) drawBar(*painter, placed);
  for (const PlacedPoint& placed : points_) drawLonePoint(*painter, placed);
  for (const PlacedPoint& placed : points_) {
    const SeriesStyle& style = placed.series->style;
    drawMarker(*painter, placed.at, kMarkerRadius, style.marker, style.pen.color(), ground, !placed.point.valid);
  }
  for (const Warning& warning : warnings_) drawWarning(*painter, warning.at, warning.colour, palette_);
  painter->setBrush(Qt::NoBrush);
  for (const PlacedPoint& placed : points_) {
    if (!isOfOneRow(placed)) continue;
    if (placed.point.row == selectedRow_) {
      painter->setPen(QPen(palette_.color(QPalette::Text), 2));
      painter->drawEllipse(placed.at, kSelectedRadius, kSelectedRadius);
    }
    if (placed.point.row == hoveredRow_) {
      painter->setPen(QPen(placed.series->style.pen.color(), 1.6));
      painter->drawEllipse(placed.at, kHoverRadius, kHoverRadius);
    }
  }
}

void PointsItem::drawBar(QPainter& painter, const PlacedPoint& placed) const {
  const SeriesKind kind = placed.series->series.kind;
  if (kind != SeriesKind::Measured && kind != SeriesKind::HostPeer) return;
  // Bars that the marker hides anyway only blur its edge.
  if (placed.lowY - placed.highY < 2 * kMarkerRadius) return;
  painter.setPen(QPen(placed.series->style.pen.color(), 1.2));
  painter.drawLine(QPointF(placed.at.x(), placed.lowY), QPointF(placed.at.x(), placed.highY));
  for (const double y : {placed.lowY, placed.highY}) {
    painter.drawLine(QPointF(placed.at.x() - kCapHalfWidth, y), QPointF(placed.at.x() + kCapHalfWidth, y));
  }
}

// Between two points of a line the plot has an area for the band; a point without such neighbours has a piece of it.
void PointsItem::drawLoneBand(QPainter& painter, std::size_t index) const {
  const PlacedPoint& placed = points_[index];
  if (!isBanded(placed)) return;
  const auto joins = [&](std::size_t other) {
    return other < points_.size() && points_[other].series == placed.series && isBanded(points_[other]);
  };
  if ((index > 0 && joins(index - 1)) || joins(index + 1)) return;
  painter.fillRect(QRectF(QPointF(placed.at.x() - kLoneBandHalfWidth, placed.bandHighY),
                          QPointF(placed.at.x() + kLoneBandHalfWidth, placed.bandLowY)),
                   bandColour(placed.series->style.pen.color()));
}

// A line of one point would not be seen when it has no marker.
void PointsItem::drawLonePoint(QPainter& painter, const PlacedPoint& placed) const {
  if (placed.series->style.marker != MarkerShape::None || placed.series->series.kind == SeriesKind::Level) return;
  if (placed.series->series.points.size() == 1) {
    painter.setPen(placed.series->style.pen);
    painter.drawLine(placed.at - QPointF(kLonePointHalfWidth, 0), placed.at + QPointF(kLonePointHalfWidth, 0));
  } else if (!placed.point.valid) {
    drawMarker(painter, placed.at, kMarkerRadius, MarkerShape::Circle, placed.series->style.pen.color(),
               palette_.color(QPalette::Base), true);
  }
}

}  // namespace headroom
