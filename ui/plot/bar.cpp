#include "plot/bar.hpp"

#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kHollowPart = 0.18;
constexpr double kBarEdge = 1.6;

}  // namespace

void drawBar(QPainter& painter, const QRectF& area, const QColor& colour, const QColor& ground, bool isHollow) {
  if (!isHollow) {
    painter.fillRect(area, colour);
    return;
  }
  painter.fillRect(area, blend(colour, ground, kHollowPart));
  painter.setPen(QPen(colour, kBarEdge));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(area.adjusted(kBarEdge / 2, kBarEdge / 2, -kBarEdge / 2, -kBarEdge / 2));
}

}  // namespace headroom
