#include "samples/distribution_chart.hpp"

#include <algorithm>

#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kBinMarkRadius = 2.2;
constexpr double kBarPart = 0.65;
constexpr double kEmsPerBinTick = 5;

}  // namespace

DistributionChart::DistributionChart(QWidget* parent) : SampleChart(parent) {
  setObjectName(QStringLiteral("distribution"));
  setAccessibleName(tr("Distribution of the samples"));
}

void DistributionChart::arrange() {
  const double left = fontMetrics().horizontalAdvance(QStringLiteral("1000")) + 0.6 * em();
  const QRectF inside = QRectF(rect()).adjusted(left, 0.4 * em(), -0.9 * em(), -0.1 * em());
  places_.box = QRectF(inside.left(), inside.top(), inside.width(), 0.7 * em());
  places_.axis = QRectF(inside.left(), inside.bottom() - 1.1 * em(), inside.width(), 1.1 * em());
  places_.marks = QRectF(inside.left(), places_.axis.top() - 0.9 * em(), inside.width(), 0.8 * em());
  places_.bars =
      QRectF(QPointF(inside.left(), places_.box.bottom() + 0.3 * em()), QPointF(inside.right(), places_.marks.top()));
  const auto [low, high] = samples().range();
  axis_ = timeAxis(low, high, static_cast<int>(inside.width() / (kEmsPerBinTick * em())));
}

double DistributionChart::xOf(double ms) const {
  return places_.bars.left() + axis_.part(ms) * places_.bars.width();
}

QPointF DistributionChart::positionOf(const Sample& sample) const {
  return {xOf(sample.ms), places_.marks.center().y()};
}

void DistributionChart::paintSamples(QPainter& painter) {
  paintInterval(painter);
  paintAxis(painter);
  paintBars(painter);
  const double medianX = xOf(samples().medianMs);
  painter.setPen(medianPen(ink()));
  painter.drawLine(QPointF(medianX, places_.box.top()), QPointF(medianX, places_.bars.bottom()));
  drawQuartileBox(
      painter,
      QRectF(QPointF(xOf(samples().q1Ms), places_.box.top()), QPointF(xOf(samples().q3Ms), places_.box.bottom())),
      medianX, ink());
  paintMarks(painter, kBinMarkRadius, {-1, 0}, {1, 0});
}

void DistributionChart::paintInterval(QPainter& painter) const {
  if (!samples().interval) return;
  const auto [low, high] = *samples().interval;
  // Keeps at least one line of it visible.
  const double left = xOf(low);
  painter.fillRect(
      QRectF(QPointF(left, places_.box.top()), QPointF(std::max(left + 1, xOf(high)), places_.marks.bottom())),
      ink().band());
}

void DistributionChart::paintBars(QPainter& painter) const {
  const QRectF& area = places_.bars;
  const Histogram& bins = samples().bins;
  const auto most = static_cast<double>(*std::max_element(bins.counts.begin(), bins.counts.end()));
  painter.setBrush(blend(ink().samples, ink().ground(), kBarPart));
  painter.setPen(Qt::NoPen);
  for (std::size_t i = 0; i < bins.counts.size(); ++i) {
    if (bins.counts[i] == 0) continue;
    const double left = xOf(bins.low + static_cast<double>(i) * bins.width);
    const double right = xOf(bins.low + static_cast<double>(i + 1) * bins.width);
    const double height = area.height() * static_cast<double>(bins.counts[i]) / most;
    painter.drawRect(QRectF(left, area.bottom() - height, std::max(1.0, right - left - 1), height));
  }
  painter.setPen(ink().faint());
  const QRectF counts(0, area.top() - 0.5 * em(), area.left() - 0.4 * em(), em());
  painter.drawText(counts, Qt::AlignRight | Qt::AlignVCenter, QString::number(most));
  painter.drawText(counts.translated(0, area.height()), Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("0"));
}

void DistributionChart::paintAxis(QPainter& painter) const {
  const Places& at = places_;
  const TimeAxis& times = axis_;
  painter.setPen(QPen(ink().grid(), 1));
  painter.drawLine(at.bars.topLeft(), at.bars.topRight());
  painter.drawLine(at.bars.bottomLeft(), at.bars.bottomRight());
  const QString unit = times.unit.name;
  const double unitWidth = fontMetrics().horizontalAdvance(unit) + 0.3 * em();
  const double end = at.axis.right() + 0.8 * em();
  for (const double tick : times.ticks) {
    const double x = xOf(tick);
    painter.setPen(QPen(ink().grid(), 1));
    painter.drawLine(QPointF(x, at.bars.top()), QPointF(x, at.axis.top()));
    const double half = fontMetrics().horizontalAdvance(times.label(tick)) / 2.0 + 1;
    // The unit is at the axis's end.
    if (x + half > end - unitWidth || x - half < 0) continue;
    painter.setPen(ink().text());
    painter.drawText(QRectF(x - half, at.axis.top(), 2 * half, at.axis.height()), Qt::AlignCenter, times.label(tick));
  }
  painter.setPen(ink().faint());
  painter.drawText(QRectF(end - unitWidth, at.axis.top(), unitWidth, at.axis.height()),
                   Qt::AlignRight | Qt::AlignVCenter, unit);
}

}  // namespace headroom
