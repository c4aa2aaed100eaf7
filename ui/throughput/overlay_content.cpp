#include "throughput/overlay_content.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "models/row_text.hpp"
#include "style/text.hpp"
#include "throughput/throughput_content.hpp"

namespace headroom {
namespace {

struct OverlayText {
  Q_DECLARE_TR_FUNCTIONS(headroom::ChartOverlay)
};

/// Returns the baseline's rows of the shown workloads; lines of another workload would only distract.
std::vector<ResultRow> fittingBaseline(const ChartOverlay& overlay, const std::vector<ResultRow>& rows) {
  std::set<std::string> workloads;
  for (const ResultRow& row : rows) {
    if (row.role != Role::Ceiling) workloads.insert(row.workload);
  }
  std::vector<ResultRow> fitting;
  for (const ResultRow& row : overlay.baseline) {
    const bool fits = workloads.empty() || workloads.count(row.workload) > 0;
    if (row.role != Role::Ceiling && fits) fitting.push_back(row);
  }
  return fitting;
}

void addBaseline(std::vector<ChartSeries>& all, const ChartOverlay& overlay, const std::vector<ResultRow>& rows,
                 const QHash<QString, QString>& titles) {
  const std::vector<ResultRow> baseline = fittingBaseline(overlay, rows);
  for (ChartSeries& series : chartContent(baseline, titles).series) {
    if (isOfModel(series.kind)) continue;
    series.kind = SeriesKind::Baseline;
    series.key = baselineKeyOf(series.key);
    series.title = OverlayText::tr("baseline: %1").arg(overlay.baselineName);
    for (ChartPoint& point : series.points) {
      point.note =
          series.title + QLatin1Char('\n') + readoutText(baseline[static_cast<std::size_t>(point.row)], titles);
      point.row = kNoRow;
      point.lowRate = point.highRate = point.rate;
      point.band.reset();
      point.marked = false;
    }
    all.push_back(std::move(series));
  }
}

QString noteOf(const ImportedPoint& point, const QString& tool) {
  QStringList lines{tool, text(point.label), text(point.device)};
  lines << OverlayText::tr("%1 %2").arg(shownNumber(point.value, 4), text(shownUnit(point.unit)));
  const std::string_view basis = toText(point.basis);
  lines << OverlayText::tr("%1 GP/s (%2)")
               .arg(shownNumber(*point.gigapixelsPerSecond, 4),
                    QString::fromUtf8(basis.data(), static_cast<qsizetype>(basis.size())));
  return lines.join(QLatin1Char('\n'));
}

bool namesSeveralDevices(const ImportedResults& results) {
  const auto differs = [&](const ImportedPoint& point) { return point.device != results.points.front().device; };
  return std::any_of(results.points.begin(), results.points.end(), differs);
}

ChartPoint pointOf(const ImportedPoint& point, const QString& tool) {
  const double rate = *point.gigapixelsPerSecond;
  ChartPoint drawn{kNoRow, point.megapixels.value_or(0), rate, rate, rate};
  drawn.note = noteOf(point, tool);
  return drawn;
}

bool isDrawable(const ImportedPoint& point) {
  return point.gigapixelsPerSecond.has_value() && point.megapixels.value_or(1) > 0;
}

void addImport(std::vector<ChartSeries>& points, std::vector<ChartSeries>& levels, const ImportedResults& results,
               int file) {
  const QString tool = text(results.tool);
  const bool tellDevices = namesSeveralDevices(results);
  const std::size_t first = points.size();
  for (const ImportedPoint& point : results.points) {
    if (!isDrawable(point)) continue;
    const QString device = tellDevices ? QStringLiteral(", ") + text(point.device) : QString();
    if (!point.megapixels) {
      levels.push_back(
          {SeriesKind::Level, levelsKey(file), {}, text(point.label) + device, file, {pointOf(point, tool)}});
      continue;
    }
    const QString key =
        QStringLiteral("import/%1/%2/%3").arg(QString::number(file), text(point.series), text(point.device));
    auto series = std::find_if(points.begin() + static_cast<std::ptrdiff_t>(first), points.end(),
                               [&key](const ChartSeries& known) { return known.key == key; });
    if (series == points.end()) {
      const QString title = QStringLiteral("%1: %2").arg(tool, text(point.series) + device);
      points.push_back({SeriesKind::Imported, key, {}, title, static_cast<int>(points.size()), {}});
      series = points.end() - 1;
    }
    series->points.push_back(pointOf(point, tool));
  }
}

}  // namespace

std::vector<ChartSeries> overlaySeries(const ChartOverlay& overlay, const std::vector<ResultRow>& rows,
                                       const QHash<QString, QString>& titles) {
  std::vector<ChartSeries> all;
  addBaseline(all, overlay, rows, titles);
  std::vector<ChartSeries> points;
  std::vector<ChartSeries> levels;
  for (std::size_t file = 0; file < overlay.imports.size(); ++file) {
    addImport(points, levels, overlay.imports[file], static_cast<int>(file));
  }
  for (ChartSeries& series : points) {
    std::stable_sort(series.points.begin(), series.points.end(),
                     [](const ChartPoint& a, const ChartPoint& b) { return a.extent < b.extent; });
    all.push_back(std::move(series));
  }
  std::move(levels.begin(), levels.end(), std::back_inserter(all));
  return all;
}

QString noteOnOverlay(const ChartOverlay& overlay, const std::vector<ResultRow>& rows) {
  QStringList sentences;
  if (!overlay.baseline.empty() && fittingBaseline(overlay, rows).empty()) {
    sentences << OverlayText::tr("The baseline %1 has nothing of what is shown.").arg(overlay.baselineName);
  }
  for (const ImportedResults& results : overlay.imports) {
    const auto left = std::count_if(results.points.begin(), results.points.end(),
                                    [](const ImportedPoint& point) { return !isDrawable(point); });
    if (left == 0) continue;
    const QString subject =
        left == 1 ? OverlayText::tr("1 figure") : OverlayText::tr("%n figures", nullptr, static_cast<int>(left));
    sentences << OverlayText::tr("%1 of %2 without a rate in pixels: not drawn.").arg(subject, text(results.tool));
  }
  return sentences.join(QLatin1Char(' '));
}

}  // namespace headroom
