#include "chart/chart_plot.hpp"

#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QLineF>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QLogValueAxis>
#include <QtCharts/QValueAxis>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "chart/marks_item.hpp"
#include "chart/points_item.hpp"

namespace headroom {
namespace {

// What is known so badly that it may be so many times faster or slower is cut off at the edge: the lines need the room.
constexpr double kMostOfBand = 2;
constexpr int kMinorTicks = 8;
// What Qt Charts wants above and below each label of an axis; where there is less, it draws dots.
constexpr double kLabelPadding = 4;
constexpr int kFewestLabels = 2;

struct Extent {
  double low = std::numeric_limits<double>::infinity();
  double high = 0;

  void include(double value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
};

void setLooks(QAbstractAxis& axis, const QString& title, const QPalette& palette, const QFont& font) {
  const QColor text = palette.color(QPalette::Text);
  const QColor ground = palette.color(QPalette::Base);
  axis.setTitleText(title);
  axis.setTitleFont(font);
  axis.setTitleBrush(text);
  axis.setLabelsFont(font);
  axis.setLabelsBrush(text);
  axis.setLinePen(QPen(blend(text, ground, 0.5), 1));
  axis.setGridLinePen(QPen(blend(text, ground, 0.16), 1));
  axis.setMinorGridLinePen(QPen(blend(text, ground, 0.07), 1));
}

QAbstractAxis* makeAxis(const AxisRange& range, int minorTicks) {
  if (range.isLogarithmic()) {
    auto* axis = new QLogValueAxis;
    axis->setBase(range.logBase);
    axis->setLabelFormat(QStringLiteral("%.5g"));
    axis->setMinorTickCount(minorTicks);
    axis->setRange(range.low, range.high);
    return axis;
  }
  auto* axis = new QValueAxis;
  axis->setLabelFormat(QStringLiteral("%g"));
  axis->setTickType(QValueAxis::TicksDynamic);
  axis->setTickAnchor(0);
  axis->setTickInterval(range.step);
  axis->setRange(range.low, range.high);
  return axis;
}

QList<QPointF> acrossAllSizes(const QLogValueAxis& sizes, double rate) {
  return {QPointF(sizes.min(), rate), QPointF(sizes.max(), rate)};
}

}  // namespace

ChartPlot::ChartPlot() : points_(new PointsItem(this)), marks_(new MarksItem(this)) {
  legend()->hide();
  setBackgroundRoundness(0);
  setMargins(QMargins(4, 8, 12, 4));
  layout()->setContentsMargins(0, 0, 0, 0);
  setAnimationOptions(NoAnimation);
  points_->setZValue(1000);  // over all that Qt Charts draws
  marks_->setZValue(999);
  connect(this, &QChart::plotAreaChanged, this, &ChartPlot::fitRateAxis);
  connect(this, &QChart::plotAreaChanged, this, &ChartPlot::placePoints);
}

void ChartPlot::show(std::vector<StyledSeries> series, const AxisTitles& titles, const QPalette& palette,
                     const QFont& font) {
  // Points refer to the series they are of.
  points_->setPoints({}, palette, font);
  series_ = std::move(series);
  palette_ = palette;
  font_ = font;
  setBackgroundBrush(palette.color(QPalette::Base));
  setBackgroundPen(Qt::NoPen);
  setAxes(titles, palette, font);
  addBands();
  addLines();
  placePoints();
}

void ChartPlot::setAxes(const AxisTitles& titles, const QPalette& palette, const QFont& font) {
  removeAllSeries();
  const QList<QAbstractAxis*> old = axes();
  for (QAbstractAxis* axis : old) {
    removeAxis(axis);
    delete axis;
  }
  Extent sizes;
  Extent rates;
  for (const StyledSeries& styled : series_) {
    if (!styled.shown) continue;
    for (const ChartPoint& point : styled.series.points) {
      if (styled.series.kind != SeriesKind::Level) sizes.include(point.extent);
      rates.include(point.lowRate);
      rates.include(point.highRate);
      if (!point.band || !styled.bandShown) continue;
      rates.include(std::max(point.band->low, point.rate / kMostOfBand));
      rates.include(std::min(point.band->high, point.rate * kMostOfBand));
    }
  }
  if (sizes.high == 0) sizes = {1, 16};
  if (rates.high == 0) rates = {1, 1};
  QAbstractAxis* sizeAxis = makeAxis(sizeRange(sizes.low, sizes.high), 0);
  rates_ = rateRange(rates.low, rates.high);
  titles_ = titles;
  QAbstractAxis* rateAxis = makeAxis(rates_, kMinorTicks);
  setLooks(*sizeAxis, titles.size, palette, font);
  setLooks(*rateAxis, titles.rate, palette, font);
  addAxis(sizeAxis, Qt::AlignBottom);
  addAxis(rateAxis, Qt::AlignLeft);
  anchor_ = new QLineSeries;
  addSeries(anchor_);
  anchor_->attachAxis(sizeAxis);
  anchor_->attachAxis(rateAxis);
  fitRateAxis();
}

void ChartPlot::fitRateAxis() {
  const QList<QAbstractAxis*> vertical = axes(Qt::Vertical);
  if (vertical.isEmpty()) return;
  QAbstractAxis* axis = vertical.constFirst();
  const QFontMetricsF metrics(font_);
  const double height = plotArea().height();
  axis->setTitleText(metrics.horizontalAdvance(titles_.rate) <= height ? titles_.rate : titles_.rateUnit);
  const auto most = static_cast<int>(height / (metrics.height() + 2 * kLabelPadding));
  const int every = labelledTicks(rates_, std::max(most, kFewestLabels));
  if (auto* logarithmic = qobject_cast<QLogValueAxis*>(axis)) {
    logarithmic->setBase(std::pow(rates_.logBase, every));
    logarithmic->setMinorTickCount(every == 1 ? kMinorTicks : 0);
  } else if (auto* linear = qobject_cast<QValueAxis*>(axis)) {
    linear->setTickInterval(every * rates_.step);
  }
}

// Under all lines; parted where a point of a line has no band.
void ChartPlot::addBands() {
  for (const StyledSeries& styled : series_) {
    if (!styled.shown || !styled.bandShown) continue;
    QList<QPointF> lower;
    QList<QPointF> upper;
    const auto close = [&] {
      if (lower.size() > 1) addBand(lower, upper, styled);
      lower.clear();
      upper.clear();
    };
    for (const ChartPoint& point : styled.series.points) {
      if (!point.valid) continue;
      if (!point.band) {
        close();
        continue;
      }
      lower << QPointF(point.extent, point.band->low);
      upper << QPointF(point.extent, point.band->high);
    }
    close();
  }
}

void ChartPlot::addBand(const QList<QPointF>& lower, const QList<QPointF>& upper, const StyledSeries& styled) {
  auto* low = new QLineSeries;
  auto* high = new QLineSeries;
  low->replace(lower);
  high->replace(upper);
  auto* area = new QAreaSeries(high, low);
  low->setParent(area);
  high->setParent(area);
  area->setName(styled.series.title);
  area->setPen(Qt::NoPen);
  area->setBrush(bandColour(styled.style.pen.color()));
  addSeries(area);
  const QList<QAbstractAxis*> both = axes();
  for (QAbstractAxis* axis : both) area->attachAxis(axis);
}

void ChartPlot::addLines() {
  const QList<QAbstractAxis*> sizeAxes = axes(Qt::Horizontal);
  const auto* sizeAxis = static_cast<const QLogValueAxis*>(sizeAxes.constFirst());
  // What is laid over, ceilings and estimates first: measured lines lie over them.
  for (auto styled = series_.rbegin(); styled != series_.rend(); ++styled) {
    QList<QPointF> points;
    for (const ChartPoint& point : styled->series.points) {
      if (point.valid) points << QPointF(point.extent, point.rate);
    }
    if (styled->series.kind == SeriesKind::Level) points = acrossAllSizes(*sizeAxis, points.constFirst().y());
    if (!styled->shown || points.size() < 2) continue;
    auto* line = new QLineSeries;
    line->setName(styled->series.title);
    line->setPen(styled->style.pen);
    line->replace(points);
    addSeries(line);
    const QList<QAbstractAxis*> both = axes();
    for (QAbstractAxis* axis : both) line->attachAxis(axis);
  }
}

void ChartPlot::placePoints() {
  points_->setArea(QRectF(QPointF(0, 0), size()));
  std::vector<PlacedPoint> placed;
  for (const StyledSeries& styled : series_) {
    if (!styled.shown || anchor_ == nullptr) continue;
    for (const ChartPoint& point : styled.series.points) {
      const bool isLevel = styled.series.kind == SeriesKind::Level;
      const double x = isLevel ? plotArea().right() : mapToPosition(QPointF(point.extent, point.rate), anchor_).x();
      const auto at = [&](double rate) {
        // The size is of no matter to where a rate is; none has no place on a logarithmic axis.
        return QPointF(x, mapToPosition(QPointF(isLevel ? 1 : point.extent, rate), anchor_).y());
      };
      PlacedPoint here{&styled, point, at(point.rate), at(point.lowRate).y(), at(point.highRate).y()};
      if (point.band) {
        const auto inside = [&](double rate) {
          return std::clamp(at(rate).y(), plotArea().top(), plotArea().bottom());
        };
        here.bandLowY = inside(point.band->low);
        here.bandHighY = inside(point.band->high);
      }
      placed.push_back(std::move(here));
    }
  }
  points_->setPoints(std::move(placed), palette_, font_);
  placeMarks();
}

void ChartPlot::setMarks(std::vector<SizeMark> marks) {
  marks_->setMarks(std::move(marks));
}

void ChartPlot::placeMarks() {
  std::vector<double> positions;
  for (const SizeMark& mark : marks_->marks()) {
    // The rate is of no matter to where a size is.
    positions.push_back(anchor_ == nullptr ? -1 : mapToPosition(QPointF(mark.extent, 1), anchor_).x());
  }
  marks_->place(plotArea(), std::move(positions), palette_, font_);
}

void ChartPlot::setRings(int hoveredRow, int selectedRow) {
  points_->setRings(hoveredRow, selectedRow);
}

std::optional<int> ChartPlot::rowNear(QPointF at, double within) const {
  std::optional<int> nearest;
  for (const PlacedPoint& placed : points_->points()) {
    if (!isOfRows(placed.series->series.kind)) continue;
    const double distance = QLineF(at, placed.at).length();
    if (distance <= within) {
      nearest = placed.point.row;
      within = distance;
    }
  }
  return nearest;
}

std::optional<NotedPoint> ChartPlot::noteNear(QPointF at, double within) const {
  std::optional<NotedPoint> nearest;
  for (const PlacedPoint& placed : points_->points()) {
    if (placed.point.note.isEmpty()) continue;
    const bool isLevel = placed.series->series.kind == SeriesKind::Level;
    const QPointF here = isLevel && plotArea().contains(at) ? QPointF(at.x(), placed.at.y()) : placed.at;
    const double distance = QLineF(at, here).length();
    if (distance <= within) {
      nearest = NotedPoint{placed.point.note, here};
      within = distance;
    }
  }
  return nearest;
}

std::optional<QPointF> ChartPlot::positionOf(int row) const {
  for (const PlacedPoint& placed : points_->points()) {
    const bool isRow = placed.point.row == row && isOfRows(placed.series->series.kind);
    if (isRow) return placed.at;
  }
  return std::nullopt;
}

}  // namespace headroom
