#include "photo/checkerboard.hpp"

#include <QImage>
#include <QPainter>
#include <cmath>

#include "style/variant_colours.hpp"

namespace headroom {

namespace {

constexpr int kCheckSide = 8;

}  // namespace

QBrush checkerboard(const QPalette& palette, qreal ratio) {
  const QColor ground = palette.color(QPalette::Base);
  const QColor check = blend(palette.color(QPalette::Text), ground, 0.18);
  const int side = static_cast<int>(std::lround(kCheckSide * ratio));
  QImage tile(2 * side, 2 * side, QImage::Format_RGB32);
  tile.fill(ground);
  QPainter painter(&tile);
  painter.fillRect(0, 0, side, side, check);
  painter.fillRect(side, side, side, side, check);
  painter.end();
  tile.setDevicePixelRatio(ratio);
  return QBrush(tile);
}

}  // namespace headroom
