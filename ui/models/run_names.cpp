#include "models/run_names.hpp"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

struct RunNames {
  Q_DECLARE_TR_FUNCTIONS(headroom::RunNames)
};

/// Length limit of a part of the name: file managers show about two such parts.
constexpr qsizetype kLongestPart = 40;

/// Returns lower-case words joined by hyphens, as many as fit.
QString slug(const QString& words) {
  static const QRegularExpression others(QStringLiteral("[^a-z0-9.]+"));
  QString joined;
  for (const QString& word : words.toLower().split(others, Qt::SkipEmptyParts)) {
    if (!joined.isEmpty() && joined.size() + 1 + word.size() > kLongestPart) break;
    joined += (joined.isEmpty() ? QString() : QStringLiteral("-")) + word;
  }
  return joined.left(kLongestPart);
}

/// Leaves out the vendor: the model identifies the device.
QString deviceSlug(const QString& device) {
  static const QRegularExpression makers(QStringLiteral(R"(\((r|tm|c)\)|\b(nvidia|amd|intel|corporation)\b)"),
                                         QRegularExpression::CaseInsensitiveOption);
  const QString model = slug(QString(device).replace(makers, QStringLiteral(" ")));
  return model.isEmpty() ? slug(device) : model;
}

QString nameAt(const RunSummary& run, const QString& timeFormat, const QString& kind, const QString& ending) {
  RunSummary problem = run;
  problem.parameters.clear();
  const QDateTime begun = QDateTime::fromString(text(run.startedAt), Qt::ISODate);
  QStringList devices;
  for (const std::string& device : run.devices) devices << deviceSlug(text(device));
  QStringList parts{slug(text(jobText(problem))), devices.join(QLatin1Char('-')).left(kLongestPart),
                    (begun.isValid() ? begun.toLocalTime() : QDateTime::currentDateTime()).toString(timeFormat), kind};
  parts.removeAll(QString());
  return parts.join(QLatin1Char('-')) + QLatin1Char('.') + ending;
}

}  // namespace

QString whenText(const RunSummary& run) {
  const QDateTime begun = QDateTime::fromString(text(run.startedAt), Qt::ISODate);
  return begun.isValid() ? begun.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))
                         : text(run.file.stem().string());
}

QString runName(const RunSummary& run) {
  if (!run.label.name.empty()) return QStringLiteral("\"%1\"").arg(text(run.label.name));
  return RunNames::tr("run of %1").arg(whenText(run));
}

QString captionOf(const RunSummary& run) {
  QStringList parts;
  if (const std::string job = jobText(run); !job.empty()) parts << engineSentences(job);
  if (!run.devices.empty()) parts << RunNames::tr("on %1").arg(text(inShort(run.devices)));
  if (const QString when = whenText(run); !when.isEmpty()) parts << when;
  return parts.join(QStringLiteral(", "));
}

QString exportName(const RunSummary& run, const QString& kind, const QString& ending) {
  return nameAt(run, QStringLiteral("yyyy-MM-dd"), kind, ending);
}

QString suggestedExport(const QDir& folder, const RunSummary& run, const QString& kind, const QString& ending) {
  const QString file = folder.filePath(exportName(run, kind, ending));
  if (!QFileInfo::exists(file)) return file;
  return folder.filePath(nameAt(run, QStringLiteral("yyyy-MM-dd-HHmmss"), kind, ending));
}

}  // namespace headroom
