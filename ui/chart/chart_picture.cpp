#include "chart/chart_picture.hpp"

#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <algorithm>

#include "chart/chart_legend.hpp"
#include "chart/chart_plot.hpp"
#include "chart/chart_shape.hpp"

namespace headroom {
namespace {

constexpr double kMargin = 8;

void paintPlot(QPainter& painter, const QRectF& area, const ChartPicture& picture) {
  QGraphicsScene scene;
  auto* plot = new ChartPlot;
  scene.addItem(plot);
  plot->setMarks(picture.marks);
  plot->show(picture.series, picture.axisTitles, picture.palette, picture.font);
  plot->resize(area.size());
  plot->layout()->activate();
  scene.setSceneRect(QRectF(QPointF(0, 0), area.size()));
  scene.render(&painter, area, scene.sceneRect(), Qt::IgnoreAspectRatio);
}

}  // namespace

void paintChart(QPainter& painter, QSize size, const ChartPicture& picture) {
  painter.fillRect(QRect(QPoint(0, 0), size), picture.palette.color(QPalette::Base));
  painter.setFont(picture.font);
  QRectF left(QPointF(0, 0), QSizeF(size));
  const QRectF whole = left;
  const QFontMetricsF metrics(picture.font, painter.device());
  if (!picture.note.isEmpty()) {
    const QRectF inside = whole.adjusted(kMargin, 0, -kMargin, 0);
    const double height = metrics.boundingRect(inside, Qt::TextWordWrap, picture.note).height() + kMargin;
    painter.setPen(picture.palette.color(QPalette::Text));
    painter.drawText(QRectF(inside.left(), whole.bottom() - height, inside.width(), height - kMargin),
                     Qt::AlignLeft | Qt::TextWordWrap, picture.note);
    left.setBottom(whole.bottom() - height);
  }
  if (picture.series.empty()) {
    painter.setPen(picture.palette.color(QPalette::Text));
    painter.drawText(left.adjusted(kMargin, kMargin, -kMargin, -kMargin), Qt::AlignCenter | Qt::TextWordWrap,
                     picture.emptyText);
    return;
  }
  const std::vector<LegendEntry> entries = legendEntries(picture.series, picture.palette);
  const LegendShape shape = legendShapeFor(size);
  const double legendWidth = shape == LegendShape::Column
                                 ? besideWidth(size.width(), naturalLegendWidth(entries, metrics))
                                 : size.width() - 2 * kMargin;
  const LegendPlaces places = placeLegend(entries, metrics, legendWidth, shape);
  QPointF origin;
  if (shape == LegendShape::Column) {
    left.setRight(whole.right() - legendWidth - kMargin);
    origin = QPointF(left.right(), kMargin);
  } else {
    left.setBottom(left.bottom() - places.size.height() - kMargin);
    origin = QPointF(kMargin, left.bottom());
  }
  paintPlot(painter, left, picture);
  painter.setFont(picture.font);
  for (std::size_t index = 0; index < entries.size(); ++index) {
    drawLegendEntry(painter, places.entries[index].translated(origin), entries[index], picture.palette);
  }
}

}  // namespace headroom
