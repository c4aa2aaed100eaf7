#include "throughput/matrix_ceilings.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <map>

#include "headroom/workloads.hpp"

namespace headroom {
namespace {

struct CeilingText {
  Q_DECLARE_TR_FUNCTIONS(headroom::ThroughputView)
};

/// Returns which of the device's ceilings limits the rates of a row's workload.
Bound ceilingOf(const ResultRow& row) {
  const Workload* const workload = knownWorkload(row.workload);
  return workload == nullptr ? Bound::Unknown : workload->ceiling;
}

/// Returns the row of a row's ceiling: the fastest of its kind measured for its size; kNoRow for none.
int ceilingRowOf(const ResultRow& row, const std::vector<ResultRow>& rows) {
  const Bound bound = row.boundBy == Bound::Compute ? Bound::Compute : Bound::Memory;
  const bool isArithmetic = bound == Bound::Compute;
  const auto rate = [isArithmetic](const ResultRow& ceiling) {
    return (isArithmetic ? gigaflopsPerSecond(ceiling) : gigabytesPerSecond(ceiling)).value_or(0);
  };
  int best = kNoRow;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ResultRow& ceiling = rows[i];
    const bool isOfKind = ceiling.role == Role::Ceiling && ceilingOf(ceiling) == bound &&
                          (!isArithmetic || ceiling.precision == row.precision);
    const bool fits =
        isOfKind && isValid(ceiling) && ceiling.deviceId == row.deviceId && pointSizeOf(ceiling) == row.size;
    if (fits && (best == kNoRow || rate(ceiling) > rate(rows[static_cast<std::size_t>(best)]))) {
      best = static_cast<int>(i);
    }
  }
  return best;
}

/// True if the ceilings for the row's size were measured on images: they then have no lines of their own.
bool isBesideCeilings(const ResultRow& row, const std::vector<ResultRow>& rows) {
  return std::any_of(rows.begin(), rows.end(), [&row](const ResultRow& ceiling) {
    return ceiling.beside.count() > 0 && ceiling.beside == row.size;
  });
}

/// Returns "ceiling", or for example "ceiling of int" if the line's numbers are not floats.
QString labelOf(const ResultRow& row) {
  const std::string numbers = row.pixel == PixelFormat{} ? std::string(toText(row.precision)) : toText(row.pixel);
  if (numbers == toText(Precision::Float)) return CeilingText::tr("ceiling");
  return CeilingText::tr("ceiling of %1").arg(QString::fromStdString(numbers));
}

void addPoint(ChartSeries& line, const ResultRow& row, double extent, const std::vector<ResultRow>& rows) {
  const double rate = row.ceilingGigapixelsPerSecond.value_or(0) * countsPerItem(row);
  const bool isKnown = std::any_of(line.points.begin(), line.points.end(),
                                   [extent](const ChartPoint& other) { return other.extent == extent; });
  const int ceiling = ceilingRowOf(row, rows);
  if (!(rate > 0) || isKnown || ceiling == kNoRow) return;
  if (line.variant.isEmpty()) line.variant = QString::fromStdString(rows[static_cast<std::size_t>(ceiling)].variant);
  line.points.push_back(ChartPoint{ceiling, extent, rate, rate, rate, true});
}

}  // namespace

std::vector<ChartSeries> matrixCeilings(const std::vector<ChartSeries>& measured, const std::vector<ResultRow>& rows) {
  std::map<QString, ChartSeries> lines;
  for (const ChartSeries& series : measured) {
    for (const ChartPoint& point : series.points) {
      const ResultRow& row = rows[static_cast<std::size_t>(point.row)];
      if (row.role != Role::Variant || !isBesideCeilings(row, rows)) continue;
      const QString key =
          QStringLiteral("ceiling/matrices/%1/%2/%3/%4")
              .arg(QString::fromStdString(toText(row.pixel)),
                   QString::fromStdString(std::string(toText(row.precision))), QString::fromStdString(row.device),
                   QString::fromStdString(std::string(toText(row.caches))));
      ChartSeries& line = lines[key];
      line.kind = SeriesKind::Ceiling;
      line.key = key;
      line.label = labelOf(row);
      line.title = CeilingText::tr("%1, the lower one").arg(line.label);
      addPoint(line, row, point.extent, rows);
    }
  }
  std::vector<ChartSeries> all;
  for (auto& [key, line] : lines) {
    if (line.points.empty()) continue;
    std::sort(line.points.begin(), line.points.end(),
              [](const ChartPoint& a, const ChartPoint& b) { return a.extent < b.extent; });
    all.push_back(std::move(line));
  }
  return all;
}

}  // namespace headroom
