#include "window/exports.hpp"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QStringList>

#include "headroom/comparison_columns.hpp"
#include "headroom/error.hpp"
#include "headroom/image_file.hpp"
#include "headroom/report.hpp"
#include "headroom/trace.hpp"

namespace headroom {

void writeCsv(const std::vector<ResultRow>& rows, const std::optional<Comparison>& comparison, const QString& file) {
  writeFile(file.toStdString(), comparison ? toCsv(rows, *comparison) : toCsv(rows));
}

void writeTrace(const std::vector<ResultRow>& rows, const QString& file) {
  writeFile(file.toStdString(), toChromeTrace(rows));
}

void writeChart(const ThroughputChart& chart, const QString& file) {
  const QString ending = QFileInfo(file).suffix().toLower();
  QByteArray content;
  if (ending == QLatin1String("svg")) {
    content = chart.renderSvg(kPaperSize);
  } else if (ending == QLatin1String("png")) {
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    chart.renderImage(kPaperSize, kPaperScale).save(&buffer, "PNG");
  } else {
    throw UsageError(QCoreApplication::translate("Exports", "%1 is neither .png nor .svg: name a file that is.")
                         .arg(file)
                         .toStdString());
  }
  writeFile(file.toStdString(), {content.constData(), static_cast<std::size_t>(content.size())});
}

QString photoFilter() {
  QStringList patterns;
  for (const std::string& ending : imageFileEndings())
    patterns << QStringLiteral("*.") + QString::fromStdString(ending);
  return QCoreApplication::translate("Exports", "Images (%1);;All files (*)").arg(patterns.join(QLatin1Char(' ')));
}

QString askWhereToSave(QWidget* parent, const QString& title, const QString& suggested, const QString& filter) {
  const QFileInfo file(suggested);
  QFileDialog dialog(parent, title, file.absolutePath(), filter);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(file.suffix());
  dialog.selectFile(file.fileName());
  if (dialog.exec() != QDialog::Accepted) return {};
  return dialog.selectedFiles().value(0);
}

}  // namespace headroom
