#include "throughput/throughput_picture.hpp"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QSvgGenerator>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "style/text.hpp"

namespace headroom {

ThroughputSheet ThroughputView::sheet() const {
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

QImage ThroughputView::renderImage(QSize size, qreal scale) const {
  const NumbersOfFiles withPoints;
  QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paintSheet(painter, size, sheet());
  return image;
}

QByteArray ThroughputView::renderSvg(QSize size) const {
  const NumbersOfFiles withPoints;
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

std::function<std::string()> chartEncoder(const ThroughputView& chart, const QString& file) {
  const QString ending = QFileInfo(file).suffix().toLower();
  if (ending == QLatin1String("svg")) {
    return [document = chart.renderSvg(kPaperSize)] { return document.toStdString(); };
  }
  if (ending == QLatin1String("png")) {
    return [image = chart.renderImage(kPaperSize, kPaperScale)] {
      QByteArray content;
      QBuffer buffer(&content);
      buffer.open(QIODevice::WriteOnly);
      image.save(&buffer, "PNG");
      return content.toStdString();
    };
  }
  throw UsageError(ThroughputView::tr("%1 is neither .png nor .svg: name a file that is.").arg(file).toStdString());
}

void writeChart(const ThroughputView& chart, const QString& file) {
  writeFile(file.toStdString(), chartEncoder(chart, file)());
}

}  // namespace headroom
