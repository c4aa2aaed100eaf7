#include "speedup/time_parts_bars.hpp"

#include <QPainter>
#include <algorithm>
#include <limits>
#include <utility>

namespace headroom {

namespace {

/// From this ratio of the longest time to the shortest on, some bars over a common axis would be too short to be
/// visible.
constexpr double kRangeOfShares = 20;

}  // namespace

TimePartsBars::TimePartsBars(QWidget* parent) : LabelledBars(parent) {
  setObjectName(QStringLiteral("timeParts"));
  setAccessibleName(tr("Where the time goes"));
}

void TimePartsBars::setContent(TimePartsContent content) {
  parts_ = std::move(content.parts);
  longestMs_ = 0;
  double shortest = std::numeric_limits<double>::infinity();
  for (const TimeParts& parts : parts_) {
    longestMs_ = std::max(longestMs_, parts.totalMs);
    shortest = std::min(shortest, parts.totalMs);
  }
  if (longestMs_ <= 0) longestMs_ = 1;
  showsShares_ = longestMs_ >= kRangeOfShares * shortest;
  setLines(std::move(content.lines));
}

std::array<double, TimePartsBars::kParts> TimePartsBars::timesOf(const TimeParts& parts) {
  return {parts.uploadMs, parts.kernelMs, parts.downloadMs, parts.restMs};
}

std::array<QColor, TimePartsBars::kParts> TimePartsBars::colours() const {
  // Hues that differ most; the parts are not variants, so they have their own.
  const QStringList parts{QStringLiteral("parts.kernel"), QStringLiteral("parts.upload"),
                          QStringLiteral("parts.download")};
  const VariantColours hues(parts, VariantColours::Count::Together);
  return {hues.colour(parts[1], palette()), hues.colour(parts[0], palette()), hues.colour(parts[2], palette()),
          neutralColour(palette())};
}

void TimePartsBars::paintBar(QPainter& painter, std::size_t line, const QRectF& area) {
  const std::array<QColor, kParts> fills = colours();
  const std::array<double, kParts> times = timesOf(parts_[line]);
  const double whole = showsShares_ ? parts_[line].totalMs : longestMs_;
  double left = area.left();
  for (std::size_t i = 0; i < kParts; ++i) {
    const double width = times[i] / whole * area.width();
    painter.fillRect(QRectF(left, area.top(), width, area.height()), fills[i]);
    left += width;
  }
}

void TimePartsBars::paintHead(QPainter& painter, const QRectF& area) {
  const std::array<QString, kParts> names{tr("upload"), tr("kernels"), tr("download"), tr("rest")};
  const std::array<QColor, kParts> fills = colours();
  double left = 0.6 * em();
  for (std::size_t i = 0; i < kParts; ++i) {
    painter.fillRect(QRectF(left, area.center().y() - 0.3 * em(), 0.6 * em(), 0.6 * em()), fills[i]);
    left += em();
    const double width = fontMetrics().horizontalAdvance(names[i]);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(left, area.top(), width + 1, area.height()), Qt::AlignLeft | Qt::AlignVCenter, names[i]);
    left += width + 1.2 * em();
  }
  if (!showsShares_) return;
  painter.drawText(QRectF(left, area.top(), std::max(0.0, this->width() - left), area.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, tr("(shares of each)"));
}

}  // namespace headroom
