#include "samples/order_chart.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "plot/sample_paint.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

constexpr double kMarkRadius = 2.6;
constexpr double kSmallRadius = 1.6;
/// Pixels per sample that allow marks of the usual size.
constexpr double kRoomyStep = 4;
constexpr int kTicks = 5;
constexpr double kOrderWidthInEms = 24;
constexpr double kOrderHeightInEms = 6;
constexpr double kLeastOrderWidthInEms = 12;
constexpr double kLeastOrderHeightInEms = 6;

PointLook lookOf(Outlier outlier) {
  if (outlier == Outlier::None) return PointLook::Solid;
  return outlier == Outlier::Mild ? PointLook::Hollow : PointLook::Crossed;
}

}  // namespace

OrderChart::OrderChart(QWidget* parent) : PlotView(parent) {
  setObjectName(QStringLiteral("order"));
  setAccessibleName(tr("Samples in the order of the run"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setReadout([this](int sample) {
    const bool isKnown = sample >= 0 && sample < static_cast<int>(set_.samples.size());
    return isKnown ? sampleText(set_, static_cast<std::size_t>(sample)) : QString();
  });
  connect(this, &PlotView::pointHovered, this, &OrderChart::pointByUser);
  connect(this, &PlotView::pointClicked, this, &OrderChart::pointByUser);
}

void OrderChart::setSamples(SampleSet set, const QColor& colour) {
  set_ = std::move(set);
  colour_ = colour;
  pointedAt_ = -1;
  setSelected(kNoPoint);
  refresh();
  describe();
}

void OrderChart::refresh() {
  if (set_.samples.empty()) {
    showText(set_.emptyText);
  } else {
    PlotView::show(plotContent());
  }
}

void OrderChart::pointAt(int sample) {
  const int at = std::clamp(sample, -1, static_cast<int>(set_.samples.size()) - 1);
  if (at == pointedAt_) return;
  pointedAt_ = at;
  setSelected(at);
  describe();
}

void OrderChart::pointByUser(int sample) {
  if (sample == pointedAt_) return;
  pointAt(sample);
  Q_EMIT pointed(pointedAt_);
}

void OrderChart::describe() {
  setAccessibleDescription(pointedAt_ >= 0 ? sampleText(set_, static_cast<std::size_t>(pointedAt_)) : set_.emptyText);
}

PlotSeries OrderChart::seriesOf(bool areBeyond, const TimeAxis& axis) const {
  PlotSeries series;
  series.key = areBeyond ? QStringLiteral("beyond") : QStringLiteral("samples");
  series.pen = QPen(Qt::NoPen);
  series.strong = QPen(areBeyond ? palette().color(QPalette::Text) : colour_, 1.6);
  series.marker = areBeyond ? MarkerShape::Triangle : MarkerShape::Circle;
  const double step = width() / static_cast<double>(std::max<std::size_t>(1, set_.samples.size()));
  series.radius = step < kRoomyStep ? kSmallRadius : kMarkRadius;
  if (areBeyond) series.radius += 1;
  for (std::size_t i = 0; i < set_.samples.size(); ++i) {
    const Sample& sample = set_.samples[i];
    if (axis.holds(sample.ms) == areBeyond) continue;
    PlotPoint point{static_cast<int>(i), static_cast<double>(sample.number),
                    std::clamp(sample.ms, axis.low, axis.high)};
    if (!areBeyond) point.look = lookOf(sample.outlier);
    series.points.push_back(point);
  }
  return series;
}

PlotSeries OrderChart::median() const {
  PlotSeries series;
  series.key = QStringLiteral("median");
  series.label = tr("median");
  series.labelPlace = LabelPlace::OnLine;
  series.pen = series.strong = medianPen({colour_, palette()});
  series.text = palette().color(QPalette::Text);
  series.isPickable = false;
  series.isAcross = true;
  series.points.push_back({kNoPoint, 1, set_.medianMs});
  return series;
}

PlotContent OrderChart::plotContent() const {
  const auto [low, high] = set_.range();
  const TimeAxis axis = timeAxis(low, high, kTicks);
  PlotContent content;
  // A range without width would only have ticks at its ends, so it is extended slightly.
  const double padding = high > low ? 0.04 * (high - low) : std::max(1e-9, 0.01 * std::abs(high));
  content.y = {{low - padding, high + padding}, tr("time, %1").arg(axis.unit.name), axis.unit.name};
  content.y.label = [axis](double ms) { return shownNumber(ms * axis.unit.perMs, 5); };
  content.y.hasGrid = true;
  content.x = {{0.5, static_cast<double>(set_.samples.size()) + 0.5}, tr("sample, in the order of the run")};
  content.x.label = [](double value) { return value == std::round(value) ? QString::number(value) : QString(); };
  if (set_.interval) content.bandAcross = Span{set_.interval->first, set_.interval->second};
  for (const RoundStart& round : set_.rounds) {
    const bool isInside = round.firstSample > 0 && round.firstSample < static_cast<int>(set_.samples.size());
    if (isInside)
      content.marks.push_back({round.firstSample + 0.5, tr("after %1 s").arg(shownNumber(round.seconds, 3))});
  }
  content.series = {median(), seriesOf(false, axis), seriesOf(true, axis)};
  return content;
}

QPointF OrderChart::positionOf(const Sample& sample) const {
  const auto index = static_cast<int>(&sample - set_.samples.data());
  return placeOf(index).value_or(QPointF(-1, -1));
}

void OrderChart::resizeEvent(QResizeEvent* event) {
  PlotView::resizeEvent(event);
  refresh();  // the marks' size depends on the available space
}

void OrderChart::changeEvent(QEvent* event) {
  PlotView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) refresh();
}

QSize OrderChart::sizeHint() const {
  const double em = fontMetrics().height();
  return QSizeF(kOrderWidthInEms * em, kOrderHeightInEms * em).toSize();
}

QSize OrderChart::minimumSizeHint() const {
  const double em = fontMetrics().height();
  return QSizeF(kLeastOrderWidthInEms * em, kLeastOrderHeightInEms * em).toSize();
}

}  // namespace headroom
