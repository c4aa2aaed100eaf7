#include "plot/plot.hpp"

#include <QGraphicsLayout>
#include <QLineF>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QLogValueAxis>
#include <QtCharts/QValueAxis>
#include <algorithm>
#include <cmath>
#include <utility>

#include "plot/grid_item.hpp"
#include "plot/points_item.hpp"

namespace headroom {
namespace {

constexpr double kUnderLines = 1;  // above the background, below everything that Qt Charts draws
constexpr double kOverAll = 1000;

/// The axis only maps values: GridItem draws ticks and grid.
QAbstractAxis* makeAxis(const AxisRange& range) {
  QAbstractAxis* axis = nullptr;
  if (range.isLogarithmic()) {
    auto* logarithmic = new QLogValueAxis;
    logarithmic->setBase(10);
    logarithmic->setRange(range.low, range.high);
    axis = logarithmic;
  } else {
    auto* linear = new QValueAxis;
    linear->setRange(range.low, range.high);
    axis = linear;
  }
  axis->setVisible(false);
  return axis;
}

double distanceTo(QPointF at, QPointF from, QPointF to) {
  const QPointF along = to - from;
  const double length = QPointF::dotProduct(along, along);
  const double part = length > 0 ? std::clamp(QPointF::dotProduct(at - from, along) / length, 0.0, 1.0) : 0;
  return QLineF(at, from + part * along).length();
}

}  // namespace

Plot::Plot() : grid_(new GridItem(this)), points_(new PointsItem(this)) {
  legend()->hide();
  setBackgroundRoundness(0);
  setMargins(QMargins());
  layout()->setContentsMargins(0, 0, 0, 0);
  setAnimationOptions(NoAnimation);
  grid_->setZValue(kUnderLines);
  points_->setZValue(kOverAll);
  connect(this, &QGraphicsWidget::geometryChanged, this, &Plot::arrange);
}

void Plot::show(PlotContent content, const QPalette& palette, const QFont& font) {
  content_ = std::move(content);
  palette_ = palette;
  font_ = font;
  setBackgroundBrush(palette.color(QPalette::Base));
  setBackgroundPen(Qt::NoPen);
  setAxes();
  addBands();
  addLines();
  arrange();
}

PlotFrame Plot::frame() const {
  return {content_, zoomX_.value_or(content_.x.range), zoomY_.value_or(content_.y.range), size(), font_, emphasis_};
}

void Plot::arrange() {
  layout_ = layOut(frame());
  setPlotArea(layout_.area);
  grid_->show(content_, layout_, palette_, font_, size(), frame().x);
  points_->show(&content_, &layout_, palette_, font_, QRectF(QPointF(0, 0), size()), emphasis_);
}

void Plot::setAxes() {
  removeAllSeries();
  lines_.clear();
  const QList<QAbstractAxis*> old = axes();
  for (QAbstractAxis* axis : old) {
    removeAxis(axis);
    delete axis;
  }
  addAxis(makeAxis(frame().x), Qt::AlignBottom);
  addAxis(makeAxis(frame().y), Qt::AlignLeft);
}

void Plot::attach(QAbstractSeries* series) {
  const QList<QAbstractAxis*> both = axes();
  for (QAbstractAxis* axis : both) series->attachAxis(axis);
}

// Adds bands below all lines; points without a band interrupt them.
void Plot::addBands() {
  for (const PlotSeries& series : content_.series) {
    if (!series.showsIntervals) continue;
    QList<QPointF> lower;
    QList<QPointF> upper;
    const auto close = [&] {
      if (lower.size() > 1) addBand(series, lower, upper);
      lower.clear();
      upper.clear();
    };
    for (const PlotPoint& point : series.points) {
      if (!point.isOnLine) continue;
      if (!point.band) {
        close();
        continue;
      }
      lower << QPointF(point.x, point.band->low);
      upper << QPointF(point.x, point.band->high);
    }
    close();
  }
}

void Plot::addBand(const PlotSeries& series, const QList<QPointF>& lower, const QList<QPointF>& upper) {
  auto* low = new QLineSeries;
  auto* high = new QLineSeries;
  low->replace(lower);
  high->replace(upper);
  auto* area = new QAreaSeries(high, low);
  low->setParent(area);
  high->setParent(area);
  area->setPen(Qt::NoPen);
  area->setBrush(bandColour(series.strong.color()));
  addSeries(area);
  attach(area);
}

void Plot::addLines() {
  for (const PlotSeries& series : content_.series) {
    if (series.pen.style() == Qt::NoPen) continue;
    QList<QPointF> points;
    for (const PlotPoint& point : series.points) {
      if (point.isOnLine) points << QPointF(point.x, point.y);
    }
    if (series.isAcross && !points.isEmpty()) {
      const AxisRange x = frame().x;
      points = {QPointF(x.low, points.constFirst().y()), QPointF(x.high, points.constFirst().y())};
    }
    if (points.size() < 2) continue;
    auto* line = new QLineSeries;
    line->setName(series.label);
    line->replace(points);
    addSeries(line);
    attach(line);
    lines_.insert(series.key, line);
  }
  restyleLines();
}

void Plot::restyleLines() {
  for (const PlotSeries& series : content_.series) {
    for (QLineSeries* line : lines_.values(series.key)) {
      line->setPen(series.key == emphasis_ ? series.strong : series.pen);
    }
  }
}

void Plot::setRings(int hovered, int selected) {
  hovered_ = hovered;
  selected_ = selected;
  points_->setRings(hovered, selected);
}

void Plot::setEmphasis(const QString& key) {
  if (key == emphasis_) return;
  emphasis_ = key;
  restyleLines();
  arrange();
}

std::optional<int> Plot::pointNear(QPointF at, double within) const {
  std::optional<int> nearest;
  // Among points at the same position, the topmost one wins.
  for (const PlacedPoint& placed : layout_.points) {
    const PlotSeries& series = content_.series[placed.series];
    if (!series.isPickable || series.points[placed.point].id == kNoPoint) continue;
    const double distance = QLineF(at, placed.at).length();
    if (distance > within) continue;
    nearest = series.points[placed.point].id;
    within = distance;
  }
  return nearest;
}

std::optional<QString> Plot::lineNear(QPointF at, double within) const {
  std::optional<QString> nearest;
  if (!layout_.area.adjusted(-within, -within, within, within).contains(at)) return nearest;
  for (std::size_t s = 0; s < layout_.lines.size() && s < content_.series.size(); ++s) {
    const std::vector<QPointF>& line = layout_.lines[s];
    if (!content_.series[s].isPickable) continue;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const double distance = distanceTo(at, line[i], line[std::min(i + 1, line.size() - 1)]);
      if (distance > within) continue;
      nearest = content_.series[s].key;
      within = distance;
    }
  }
  return nearest;
}

std::optional<NotedPoint> Plot::noteNear(QPointF at, double within) const {
  std::optional<NotedPoint> nearest;
  for (const PlacedPoint& placed : layout_.points) {
    const PlotSeries& series = content_.series[placed.series];
    const PlotPoint& point = series.points[placed.point];
    if (point.note.isEmpty()) continue;
    const bool isAlong = series.isAcross && layout_.area.contains(at);
    const QPointF here = isAlong ? QPointF(at.x(), placed.at.y()) : placed.at;
    const double distance = QLineF(at, here).length();
    if (distance > within) continue;
    nearest = NotedPoint{point.note, here};
    within = distance;
  }
  return nearest;
}

std::optional<QPointF> Plot::positionOf(int id) const {
  for (const PlacedPoint& placed : layout_.points) {
    const PlotSeries& series = content_.series[placed.series];
    if (series.isPickable && series.points[placed.point].id == id) return placed.at;
  }
  return std::nullopt;
}

const PlacedPoint* Plot::find(const QString& key, int id) const {
  const auto found = std::find_if(layout_.points.begin(), layout_.points.end(), [&](const PlacedPoint& placed) {
    const PlotSeries& series = content_.series[placed.series];
    return series.key == key && series.points[placed.point].id == id;
  });
  return found == layout_.points.end() ? nullptr : &*found;
}

void Plot::zoomAt(QPointF at, double factor) {
  const QRectF& area = layout_.area;
  const double x = std::clamp((at.x() - area.left()) / area.width(), 0.0, 1.0);
  const double y = std::clamp((area.bottom() - at.y()) / area.height(), 0.0, 1.0);
  const PlotFrame now = frame();
  zoomX_ = zoomed(now.x, x - factor * x, x + factor * (1 - x));
  zoomY_ = zoomed(now.y, y - factor * y, y + factor * (1 - y));
  // Zooming out until everything is visible ends the zoom.
  const bool isAll = zoomX_->low <= content_.x.range.low && zoomX_->high >= content_.x.range.high &&
                     zoomY_->low <= content_.y.range.low && zoomY_->high >= content_.y.range.high;
  if (isAll) return resetZoom();
  show(std::move(content_), palette_, font_);
}

void Plot::panBy(QPointF pixels) {
  const double x = -pixels.x() / layout_.area.width();
  const double y = pixels.y() / layout_.area.height();
  const PlotFrame now = frame();
  zoomX_ = zoomed(now.x, x, 1 + x);
  zoomY_ = zoomed(now.y, y, 1 + y);
  show(std::move(content_), palette_, font_);
}

void Plot::resetZoom() {
  zoomX_.reset();
  zoomY_.reset();
  show(std::move(content_), palette_, font_);
}

}  // namespace headroom
