#include "speedup/speed_up_bars.hpp"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "plot/axis_range.hpp"
#include "plot/bar.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// From this ratio of the largest factor to the smallest, the axis is logarithmic.
constexpr double kWideRange = 20;

}  // namespace

SpeedUpBars::SpeedUpBars(QWidget* parent) : LabelledBars(parent) {
  setObjectName(QStringLiteral("speedUpBars"));
  setAccessibleName(tr("Speed-up of each result"));
}

void SpeedUpBars::setContent(SpeedUpContent content) {
  bars_ = std::move(content.bars);
  double least = 1;
  double most = 1;
  for (const SpeedUp& bar : bars_) {
    least = std::min(least, bar.factor);
    most = std::max(most, bar.factor);
  }
  isLogarithmic_ = most >= kWideRange * least;
  lowest_ = isLogarithmic_ ? least / 1.3 : 0;
  highest_ = isLogarithmic_ ? most * 1.1 : most * 1.02;
  setLines(std::move(content.lines));
}

double SpeedUpBars::xOf(double factor, const QRectF& area) const {
  const double share = isLogarithmic_ ? std::log(factor / lowest_) / std::log(highest_ / lowest_) : factor / highest_;
  return area.left() + std::clamp(share, 0.0, 1.0) * area.width();
}

std::vector<double> SpeedUpBars::ticks() const {
  std::vector<double> found;
  if (isLogarithmic_) {
    for (double tick = std::pow(10, std::ceil(std::log10(lowest_))); tick <= highest_; tick *= 10)
      found.push_back(tick);
    return found;
  }
  constexpr double kMostTicks = 5;
  const double step = roundStep(highest_ / kMostTicks);
  for (double tick = 0; tick <= highest_; tick += step) found.push_back(tick);
  return found;
}

void SpeedUpBars::paintGround(QPainter& painter, const QRectF& area) {
  const QColor text = palette().color(QPalette::Text);
  const QColor ground = palette().color(QPalette::Base);
  const auto drawLine = [&](double factor) {
    painter.drawLine(QPointF(xOf(factor, area), area.top()), QPointF(xOf(factor, area), area.bottom()));
  };
  painter.setPen(QPen(blend(text, ground, 0.16), 1));
  for (const double tick : ticks()) drawLine(tick);
  painter.setPen(QPen(blend(text, ground, 0.75), 1.4, Qt::DashLine));
  drawLine(1);
}

void SpeedUpBars::paintBar(QPainter& painter, std::size_t line, const QRectF& area) {
  const SpeedUp& bar = bars_[line];
  const double from = isLogarithmic_ ? xOf(1, area) : area.left();
  const double to = xOf(bar.factor, area);
  QRectF drawn(QPointF(std::min(from, to), area.top()), QPointF(std::max(from, to), area.bottom()));
  if (drawn.width() < 2) drawn = QRectF(from - 1, area.top(), 2, area.height());
  drawBar(painter, drawn, colourOf(lines()[line]), palette().color(QPalette::Base), lines()[line].marked);
  if (!std::isfinite(bar.highFactor) || bar.lowFactor <= 0 || bar.lowFactor >= bar.highFactor) return;
  painter.setPen(QPen(palette().color(QPalette::Text), 1.2));
  const double y = area.center().y();
  painter.drawLine(QPointF(xOf(bar.lowFactor, area), y), QPointF(xOf(bar.highFactor, area), y));
}

void SpeedUpBars::paintHead(QPainter& painter, const QRectF& area) {
  painter.setPen(palette().color(QPalette::Text));
  double free = -1e9;
  for (const double tick : ticks()) {
    const QString label = tr("%1x").arg(shownNumber(tick, 3));
    const double width = fontMetrics().horizontalAdvance(label);
    const double left = xOf(tick, area) - width / 2;
    if (left < free) continue;
    painter.drawText(QRectF(left, area.top(), width + 1, area.height()), Qt::AlignLeft | Qt::AlignVCenter, label);
    free = left + width + em();
  }
}

}  // namespace headroom
