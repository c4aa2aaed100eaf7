// The throughput chart for paper.
#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <utility>

#include "throughput/throughput_chart.hpp"

namespace headroom {

ThroughputSheet ThroughputChart::sheet() const {
  ThroughputSheet result;
  result.palette = paperPalette();
  result.font = font();
  result.note = note(ChartMedium::Paper);
  result.emptyText = emptyText();
  result.keyHeading = listHeading();
  const std::vector<StyledSeries> lines = styled(result.palette);
  result.plot = plotOf(lines, result.palette);
  for (LineEntry& entry : lineEntries(lines, listExtent(), rows_)) {
    // Ceilings have their names on their lines.
    const bool hasName = !entry.isRanked && entry.rate > 0;
    if (entry.isShown && entry.isColoured && !hasName) result.key.push_back(std::move(entry));
  }
  return result;
}

QImage ThroughputChart::renderImage(QSize size, qreal scale) const {
  QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paintSheet(painter, size, sheet());
  return image;
}

QByteArray ThroughputChart::renderSvg(QSize size) const {
  QByteArray document;
  QBuffer buffer(&document);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(0, 0), size));
  generator.setResolution(logicalDpiY());
  generator.setTitle(tr("Throughput against image size"));
  generator.setDescription(tr("Drawn by Headroom"));
  QPainter painter(&generator);
  paintSheet(painter, size, sheet());
  painter.end();
  return document;
}

}  // namespace headroom
