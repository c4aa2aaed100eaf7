#include "throughput/throughput_sheet.hpp"

#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <algorithm>
#include <cmath>

#include "plot/plot.hpp"
#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kMargin = 8;
constexpr double kKeySampleWidth = 30;
constexpr double kKeyGap = 8;
constexpr double kColumnGap = 28;
constexpr double kMostKeyPart = 0.4;  // share of the height; if the key needs more, its last entries are left out
constexpr double kLeastColumnEms = 22;
constexpr double kQuietKeyPart = 0.66;

/// The key, in columns of one-line rows.
struct KeyLayout {
  int columns = 1;
  int rows = 0;
  double rowHeight = 0;
  double height = 0;  ///< including its heading
};

KeyLayout layOutKey(const ThroughputSheet& sheet, const QFontMetricsF& metrics, QSizeF room) {
  KeyLayout key;
  if (sheet.key.empty()) return key;
  const auto count = static_cast<int>(sheet.key.size());
  const double widest = kLeastColumnEms * metrics.height();
  key.columns = std::clamp(static_cast<int>((room.width() + kColumnGap) / (widest + kColumnGap)), 1, 2);
  key.rowHeight = metrics.height() + 3;
  const auto most = static_cast<int>((kMostKeyPart * room.height() - metrics.height()) / key.rowHeight);
  key.rows = std::clamp((count + key.columns - 1) / key.columns, 1, std::max(1, most));
  key.height = metrics.height() + 3 + key.rows * key.rowHeight;
  return key;
}

void paintEntry(QPainter& painter, const QRectF& area, const LineEntry& entry, const QPalette& palette) {
  const QFontMetricsF metrics(painter.font(), painter.device());
  const QColor text = palette.color(QPalette::Text);
  const QColor ground = palette.color(QPalette::Base);
  drawLineSample(painter, QRectF(area.left(), area.top(), kKeySampleWidth, area.height()), entry.style.pen,
                 entry.style.marker, ground);
  const double shareWidth =
      std::max(metrics.horizontalAdvance(QStringLiteral("100%")), metrics.horizontalAdvance(entry.share));
  const double valueWidth = metrics.horizontalAdvance(QStringLiteral("0000.0")) + kKeyGap;
  painter.setPen(text);
  QRectF left = area.adjusted(kKeySampleWidth + kKeyGap, 0, -shareWidth - kKeyGap - valueWidth, 0);
  painter.drawText(QRectF(area.right() - shareWidth - kKeyGap - valueWidth, area.top(), valueWidth, area.height()),
                   Qt::AlignRight | Qt::AlignVCenter, entry.value);
  painter.setPen(blend(text, ground, kQuietKeyPart));
  painter.drawText(QRectF(area.right() - shareWidth, area.top(), shareWidth, area.height()),
                   Qt::AlignRight | Qt::AlignVCenter, entry.share);
  painter.setPen(text);
  const QString name = metrics.elidedText(entry.name, Qt::ElideMiddle, left.width());
  painter.drawText(left, Qt::AlignLeft | Qt::AlignVCenter, name);
  left.setLeft(left.left() + metrics.horizontalAdvance(name) + kKeyGap);
  if (entry.title.isEmpty() || left.width() < 3 * metrics.height()) return;
  painter.setPen(blend(text, ground, kQuietKeyPart));
  painter.drawText(left, Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(entry.title, Qt::ElideRight, left.width()));
}

void paintKey(QPainter& painter, const QRectF& area, const KeyLayout& key, const ThroughputSheet& sheet) {
  const QFontMetricsF metrics(sheet.font, painter.device());
  const double width = (area.width() - (key.columns - 1) * kColumnGap) / key.columns;
  const int filled = std::min(key.columns, static_cast<int>((sheet.key.size() + key.rows - 1) / key.rows));
  painter.setPen(blend(sheet.palette.color(QPalette::Text), sheet.palette.color(QPalette::Base), kQuietKeyPart));
  for (int column = 0; column < filled; ++column) {
    painter.drawText(QRectF(area.left() + column * (width + kColumnGap), area.top(), width, metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, sheet.keyHeading);
  }
  for (std::size_t i = 0; i < sheet.key.size(); ++i) {
    const int column = static_cast<int>(i) / key.rows;
    const int row = static_cast<int>(i) % key.rows;
    if (column >= key.columns) return;
    const QRectF place(area.left() + column * (width + kColumnGap),
                       area.top() + metrics.height() + 3 + row * key.rowHeight, width, key.rowHeight);
    paintEntry(painter, place, sheet.key[i], sheet.palette);
  }
}

void paintPlot(QPainter& painter, const QRectF& area, const ThroughputSheet& sheet) {
  QGraphicsScene scene;
  auto* plot = new Plot;
  scene.addItem(plot);
  plot->resize(area.size());
  plot->show(sheet.plot, sheet.palette, sheet.font);
  plot->layout()->activate();
  scene.setSceneRect(QRectF(QPointF(0, 0), area.size()));
  scene.render(&painter, area, scene.sceneRect(), Qt::IgnoreAspectRatio);
}

}  // namespace

void paintSheet(QPainter& painter, QSize size, const ThroughputSheet& sheet) {
  painter.fillRect(QRect(QPoint(0, 0), size), sheet.palette.color(QPalette::Base));
  painter.setFont(sheet.font);
  QRectF left = QRectF(QPointF(0, 0), QSizeF(size)).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  const QFontMetricsF metrics(sheet.font, painter.device());
  painter.setPen(sheet.palette.color(QPalette::Text));
  if (!sheet.note.isEmpty()) {
    const double height = std::ceil(metrics.boundingRect(left, Qt::TextWordWrap, sheet.note).height()) + 1;
    painter.drawText(QRectF(left.left(), left.bottom() - height, left.width(), height),
                     Qt::AlignLeft | Qt::TextWordWrap, sheet.note);
    left.setBottom(left.bottom() - height - kMargin);
  }
  if (sheet.plot.series.empty()) {
    painter.drawText(left, Qt::AlignCenter | Qt::TextWordWrap, sheet.emptyText);
    return;
  }
  const KeyLayout key = layOutKey(sheet, metrics, left.size());
  if (key.rows > 0) {
    paintKey(painter, QRectF(left.left(), left.bottom() - key.height, left.width(), key.height), key, sheet);
    left.setBottom(left.bottom() - key.height - kMargin);
  }
  paintPlot(painter, left, sheet);
}

}  // namespace headroom
