// The throughput chart for paper.
#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <utility>

#include "chart/throughput_chart.hpp"

namespace headroom {

ChartPicture ThroughputChart::picture() const {
  ChartPicture result{
      {},     crossoverMarks(rows_), {sizeTitle(), rateTitle(), rateUnit()}, note(ChartMedium::Paper), emptyText(),
      font(), paperPalette()};
  for (StyledSeries& series : styled(result.palette)) {
    if (series.shown) result.series.push_back(std::move(series));
  }
  return result;
}

QImage ThroughputChart::renderImage(QSize size, qreal scale) const {
  QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paintChart(painter, size, picture());
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
  paintChart(painter, size, picture());
  painter.end();
  return document;
}

}  // namespace headroom
