#include "plot/bar.hpp"

#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kHollowPart = 0.18;
constexpr double kEdge = 1.6;

}  // namespace

void drawBar(QPainter& painter, const QRectF& area, const QColor& colour, const QColor& ground, bool isHollow) {
  if (!isHollow) {
    painter.fillRect(area, colour);
    return;
  }
  painter.fillRect(area, blend(colour, ground, kHollowPart));
  painter.setPen(QPen(colour, kEdge));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(area.adjusted(kEdge / 2, kEdge / 2, -kEdge / 2, -kEdge / 2));
}

}  // namespace headroom
