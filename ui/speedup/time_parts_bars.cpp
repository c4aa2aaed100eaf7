#include "speedup/time_parts_bars.hpp"

#include <QPainter>
#include <QResizeEvent>
#include <algorithm>
#include <limits>
#include <utility>

namespace headroom {

namespace {

/// From this ratio of the longest time to the shortest on, some bars over a common axis would be too short to be
/// visible.
constexpr double kRangeOfShares = 20;
constexpr double kLegendLineInEms = 1.4;

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

std::vector<TimePartsBars::LegendEntry> TimePartsBars::legend() const {
  std::vector<LegendEntry> entries;
  for (const QString& text : {tr("upload"), tr("kernels"), tr("download"), tr("rest")}) entries.push_back({text, {}});
  if (showsShares_) entries.push_back({tr("(shares of each)"), {}});
  const double start = 0.6 * em();
  QPointF at(start, 0.2 * em());
  for (LegendEntry& entry : entries) {
    const double width = em() + fontMetrics().horizontalAdvance(entry.text) + 1;
    if (at.x() > start && at.x() + width > this->width()) at = {start, at.y() + kLegendLineInEms * em()};
    entry.place = QRectF(at.x(), at.y(), width, kLegendLineInEms * em());
    at.rx() += width + 0.2 * em();
  }
  return entries;
}

double TimePartsBars::headHeight() const {
  return legend().back().place.bottom() + 0.2 * em();
}

void TimePartsBars::paintHead(QPainter& painter, const QRectF& /*area*/) {
  const std::array<QColor, kParts> fills = colours();
  const std::vector<LegendEntry> entries = legend();
  painter.setPen(palette().color(QPalette::Text));
  for (std::size_t i = 0; i < entries.size(); ++i) {
    QRectF place = entries[i].place;
    if (i < kParts) {
      painter.fillRect(QRectF(place.left(), place.center().y() - 0.3 * em(), 0.6 * em(), 0.6 * em()), fills[i]);
      place.setLeft(place.left() + em());
    }
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, entries[i].text);
  }
}

// The height follows the number of the legend's lines.
void TimePartsBars::resizeEvent(QResizeEvent* event) {
  LabelledBars::resizeEvent(event);
  if (event->size().width() == event->oldSize().width()) return;
  limitHeight();
  updateGeometry();
}

}  // namespace headroom
