#include "samples/order_view.hpp"

#include <algorithm>
#include <cmath>

#include "chart/axis_range.hpp"
#include "chart/chart_content.hpp"

namespace headroom {
namespace {

constexpr double kMarkRadius = 2.4;
constexpr double kSmallRadius = 1.5;
/// Pixels that a sample should have, for marks of the usual size.
constexpr double kRoomyStep = 4;
constexpr double kEmsPerTick = 1.8;
constexpr double kEmsPerNumber = 4;

}  // namespace

OrderView::OrderView(QWidget* parent) : SampleView(parent) {
  setObjectName(QStringLiteral("order"));
  setAccessibleName(tr("Samples in the order of the run"));
}

void OrderView::arrange() {
  const auto [low, high] = samples().range();
  axis_ = timeAxis(low, high, static_cast<int>(height() / (kEmsPerTick * em())));
  int widest = fontMetrics().horizontalAdvance(axis_.unit.name);
  for (const double tick : axis_.ticks) {
    widest = std::max(widest, fontMetrics().horizontalAdvance(axis_.label(tick)));
  }
  plot_ = QRectF(rect()).adjusted(widest + 0.8 * em(), 1.5 * em(), -0.6 * em(), -1.3 * em());
}

double OrderView::xOf(double number) const {
  return plot_.left() + (number - 0.5) / static_cast<double>(samples().samples.size()) * plot_.width();
}

double OrderView::yOf(double ms) const {
  return plot_.bottom() - axis_.part(ms) * plot_.height();
}

QPointF OrderView::positionOf(const Sample& sample) const {
  return {xOf(sample.number), yOf(sample.ms)};
}

void OrderView::paintSamples(QPainter& painter) {
  paintLevels(painter);
  paintRounds(painter);
  paintNumbers(painter);
  const double step = plot_.width() / static_cast<double>(samples().samples.size());
  paintMarks(painter, step < kRoomyStep ? kSmallRadius : kMarkRadius, {0, 1}, {0, -1});
}

void OrderView::paintLevels(QPainter& painter) const {
  const QRectF& area = plot_;
  if (samples().interval) {
    const auto [low, high] = *samples().interval;
    const double top = yOf(high);
    painter.fillRect(QRectF(area.left(), top, area.width(), std::max(1.0, yOf(low) - top)), ink().band());
  }
  const TimeAxis& times = axis_;
  for (const double tick : times.ticks) {
    const double y = yOf(tick);
    painter.setPen(QPen(ink().grid(), 1));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(ink().text());
    painter.drawText(QRectF(0, y - em() / 2, area.left() - 0.4 * em(), em()), Qt::AlignRight | Qt::AlignVCenter,
                     times.label(tick));
  }
  painter.setPen(ink().faint());
  painter.drawText(QRectF(0, 0, area.left() - 0.4 * em(), 1.3 * em()), Qt::AlignRight | Qt::AlignVCenter,
                   times.unit.name);
  painter.setPen(medianPen(ink()));
  painter.drawLine(QPointF(area.left(), yOf(samples().medianMs)), QPointF(area.right(), yOf(samples().medianMs)));
}

void OrderView::paintRounds(QPainter& painter) const {
  const QRectF& area = plot_;
  double free = area.left() - em();
  for (const RoundStart& round : samples().rounds) {
    const double x = xOf(round.firstSample + 0.5);
    if (round.firstSample > 0 && round.firstSample < static_cast<int>(samples().samples.size())) {
      painter.setPen(QPen(ink().faint(), 1, Qt::DotLine));
      painter.drawLine(QPointF(x, area.top() - 0.3 * em()), QPointF(x, area.bottom()));
    }
    const QString label = tr("%1 s").arg(plainNumber(round.seconds, 3));
    const double width = fontMetrics().horizontalAdvance(label);
    if (x < free || x + width > area.right() + 0.6 * em()) continue;
    painter.setPen(ink().faint());
    painter.drawText(QRectF(x + 2, 0, width + 2, 1.3 * em()), Qt::AlignLeft | Qt::AlignVCenter, label);
    free = x + width + 0.6 * em();
  }
}

void OrderView::paintNumbers(QPainter& painter) const {
  const QRectF& area = plot_;
  const auto count = static_cast<double>(samples().samples.size());
  const double step = std::max(1.0, roundStep(count * kEmsPerNumber * em() / area.width()));
  const QString title = tr("sample");
  const double titleWidth = fontMetrics().horizontalAdvance(title) + 0.4 * em();
  painter.setPen(QPen(ink().grid(), 1));
  painter.drawLine(area.bottomLeft(), area.bottomRight());
  const double end = area.right() + 0.5 * em();
  for (double number = step > 1 ? step : 1; number <= count; number += step) {
    const QString label = QString::number(number);
    const double half = fontMetrics().horizontalAdvance(label) / 2.0 + 1;
    if (xOf(number) + half > end - titleWidth) break;
    painter.setPen(ink().text());
    painter.drawText(QRectF(xOf(number) - half, area.bottom(), 2 * half, 1.2 * em()), Qt::AlignCenter, label);
  }
  painter.setPen(ink().faint());
  painter.drawText(QRectF(end - titleWidth, area.bottom(), titleWidth, 1.2 * em()), Qt::AlignRight | Qt::AlignVCenter,
                   title);
}

}  // namespace headroom
