#include "chart/level_labels.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <cstddef>

namespace headroom {
namespace {

constexpr double kScale = 0.85;  // of the chart's font
constexpr double kGap = 2;

}  // namespace

void drawLevelLabels(QPainter& painter, const std::vector<PlacedPoint>& points, const QPalette& palette,
                     const QFont& font) {
  std::vector<const PlacedPoint*> levels;
  for (const PlacedPoint& placed : points) {
    if (placed.series->series.kind == SeriesKind::Level) levels.push_back(&placed);
  }
  if (levels.empty()) return;
  std::stable_sort(levels.begin(), levels.end(),
                   [](const PlacedPoint* a, const PlacedPoint* b) { return a->at.y() < b->at.y(); });
  QFont small = font;
  small.setPointSizeF(font.pointSizeF() > 0 ? kScale * font.pointSizeF() : 8);
  painter.save();
  painter.setFont(small);
  const QFontMetricsF metrics(small, painter.device());
  for (std::size_t first = 0; first < levels.size();) {
    std::size_t next = first + 1;
    while (next < levels.size() && levels[next]->at.y() - levels[first]->at.y() < metrics.height()) ++next;
    QString name = levels[first]->series->series.title;
    if (next - first > 1) name += QStringLiteral(" (+%1)").arg(next - first - 1);
    const QRectF area(levels[first]->at - QPointF(metrics.horizontalAdvance(name) + 2 * kGap, metrics.height()),
                      QSizeF(metrics.horizontalAdvance(name) + kGap, metrics.height()));
    QColor ground = palette.color(QPalette::Base);
    ground.setAlphaF(0.75F);
    painter.fillRect(area, ground);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, name);
    first = next;
  }
  painter.restore();
}

}  // namespace headroom
