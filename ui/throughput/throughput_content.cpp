#include "throughput/throughput_content.hpp"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "headroom/analysis/crossover.hpp"
#include "headroom/values/device.hpp"
#include "headroom/workloads.hpp"
#include "models/row_text.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "throughput/matrix_ceilings.hpp"

namespace headroom {
namespace {

/// Items, operations or bytes divided by milliseconds give GP/s, GFLOP/s or GB/s after this factor.
constexpr double kMillions = 1e-6;

struct ChartText {
  Q_DECLARE_TR_FUNCTIONS(headroom::ThroughputView)
};

bool isDrawable(double value) {
  return std::isfinite(value) && value > 0;
}

/// The devices of the rows, in their order, and what tells them apart.
class Devices {
 public:
  explicit Devices(const std::vector<ResultRow>& rows) {
    for (const ResultRow& row : rows) {
      if (row.role == Role::HostPeer) continue;
      const QString identity = identityOf(row);
      if (numbers_.contains(identity)) continue;
      numbers_.insert(identity, static_cast<int>(numbers_.size()));
      ++named_[text(row.device)];
      ++titled_[text(shortNameOf(row.device))];
    }
  }

  [[nodiscard]] bool areSeveral() const { return numbers_.size() > 1; }
  /// Index of the row's device; 0 for a host implementation.
  [[nodiscard]] int numberOf(const ResultRow& row) const { return numbers_.value(identityOf(row), 0); }
  /// The name, which stays when a driver is added; with the id where several have the name.
  [[nodiscard]] QString keyOf(const ResultRow& row) const {
    return named_.value(text(row.device)) > 1 ? identityOf(row) : text(row.device);
  }
  [[nodiscard]] QString titleOf(const ResultRow& row) const {
    const std::string title = shortNameOf(row.device);
    return text(titled_.value(text(title)) > 1 ? deviceLabelOf(row) : title);
  }

 private:
  static QString identityOf(const ResultRow& row) { return text(row.device) + QLatin1Char('\n') + text(row.deviceId); }

  QHash<QString, int> numbers_;
  QHash<QString, int> named_;   // devices of a name
  QHash<QString, int> titled_;  // devices of a short name
};

// Rows of the same key form one line.
QString keyOf(const ResultRow& row, const Devices& devices) {
  QString device = devices.keyOf(row);
  if (row.caches == Caches::Cold) device += QStringLiteral("/cold");
  // Copies in other pixel formats are the ceilings of other variants.
  if (isCopyCeiling(row)) return QStringLiteral("ceiling/copy/") + text(toText(row.pixel)) + QLatin1Char('/') + device;
  const QString role = text(toText(row.role));
  const QString parameters = row.role == Role::Ceiling ? QString() : text(settingsText(row.parameters));
  return role + QLatin1Char('/') + text(row.variant) + QLatin1Char('/') + device + QLatin1Char('/') + parameters;
}

// The FLOP peak's variant spends hundreds of flops on a pixel, so its rate in pixels is not a ceiling of any variant.
// It is used in the ceiling of each variant, in flops.
constexpr double kMostFlopsOfACurve = 100;

/// Ceilings for matrix products are measured on planes: see matrixCeilings().
bool isCharted(const ResultRow& row) {
  if (row.role == Role::Ceiling && (row.beside.count() > 0 || row.localFloats)) return false;
  return row.role != Role::Ceiling || row.flops.value_or(0) <= kMostFlopsOfACurve;
}

// Parts that titles need if lines differ by more than the variant.
struct Distinctions {
  Devices devices;
  bool parameters = false;
  bool caches = false;

  explicit Distinctions(const std::vector<ResultRow>& rows) : devices(rows) {
    std::set<ParameterValues> values;
    QSet<Caches> states;
    for (const ResultRow& row : rows) {
      // A host implementation does not depend on the device or its caches.
      if (row.role != Role::HostPeer) states.insert(row.caches);
      if (row.role != Role::Ceiling) values.insert(row.parameters);
    }
    parameters = values.size() > 1;
    caches = states.size() > 1;
  }

  [[nodiscard]] QString suffix(const ResultRow& row) const {
    QString result;
    if (parameters && row.role != Role::Ceiling) result += text(afterComma(row.parameters));
    if (devices.areSeveral() && row.role != Role::HostPeer) result += QStringLiteral(", ") + devices.titleOf(row);
    if (caches && row.caches == Caches::Cold) result += ChartText::tr(", cold");
    return result;
  }
};

/// No value for ceilings, which are the best of several variants, and if the interval has no bounds.
std::optional<Span> bandOf(const ResultRow& row) {
  if (row.role == Role::Ceiling || !isDrawable(row.lowMs) || !isDrawable(row.highMs) || row.highMs < row.lowMs) {
    return std::nullopt;
  }
  const double work = workOf(row) * kMillions;
  return Span{work / row.highMs, work / row.lowMs};
}

SeriesKind kindOf(Role role) {
  if (role == Role::HostPeer) return SeriesKind::HostPeer;
  return role == Role::Ceiling ? SeriesKind::Ceiling : SeriesKind::Measured;
}

/// The name without its workload, which all lines of a chart share.
QString labelOf(const ResultRow& row, const QHash<QString, QString>& titles) {
  if (row.role == Role::Ceiling) return ceilingTitle(row, titles);
  return text(row.variant).section(QLatin1Char('.'), 1);
}

/// Returns warnings that most results have: a sign at every point says nothing, but a sentence with a number does.
std::set<Mark> commonMarks(const std::vector<ResultRow>& rows) {
  constexpr std::ptrdiff_t kFewestResults = 4;
  std::map<Mark, std::ptrdiff_t> counts;
  std::ptrdiff_t timed = 0;
  for (const ResultRow& row : rows) {
    if (!isTimed(row)) continue;
    ++timed;
    for (const Mark mark : std::set<Mark>(row.marks.begin(), row.marks.end())) ++counts[mark];
  }
  std::set<Mark> common;
  for (const auto& [mark, count] : counts) {
    if (timed >= kFewestResults && 2 * count > timed) common.insert(mark);
  }
  return common;
}

std::optional<ChartPoint> pointOf(const ResultRow& row, int index, const std::set<Mark>& common) {
  const double extent = extentOf(row);
  const double work = workOf(row) * kMillions;
  const double rate = work / row.medianMs;
  if (!gigapixelsPerSecond(row) || !isDrawable(rate) || !isDrawable(extent)) return std::nullopt;
  ChartPoint point{index, extent, rate, rate, rate, isValid(row)};
  if (isDrawable(row.q3Ms)) point.lowRate = std::min(point.rate, work / row.q3Ms);
  if (isDrawable(row.minMs)) point.highRate = std::max(point.rate, work / row.minMs);
  point.band = bandOf(row);
  point.marked = std::any_of(row.marks.begin(), row.marks.end(), [&](Mark mark) { return common.count(mark) == 0; });
  return point;
}

using Place = std::pair<QString, Size>;  // by series key

struct Collected {
  std::vector<ChartSeries> series;          // in order of first appearance
  std::map<QString, std::size_t> seriesAt;  // by key
  std::map<Place, ChartPoint> points;
  std::map<Place, int> lastRow;
};

Collected collect(const std::vector<ResultRow>& rows, const QHash<QString, QString>& titles) {
  const Distinctions distinctions(rows);
  const std::set<Mark> common = commonMarks(rows);
  Collected collected;
  for (std::size_t index = 0; index < rows.size(); ++index) {
    const ResultRow& row = rows[index];
    if (!isCharted(row)) continue;
    const QString key = keyOf(row, distinctions.devices);
    const Place place{key, row.size};
    collected.lastRow[place] = static_cast<int>(index);
    const std::optional<ChartPoint> point = pointOf(row, static_cast<int>(index), common);
    if (!point) continue;
    if (collected.seriesAt.emplace(key, collected.series.size()).second) {
      collected.series.push_back(ChartSeries{kindOf(row.role),
                                             key,
                                             text(row.variant),
                                             titleOf(row, titles) + distinctions.suffix(row),
                                             0,
                                             {},
                                             labelOf(row, titles) + distinctions.suffix(row),
                                             distinctions.devices.numberOf(row)});
    }
    const auto [known, isNew] = collected.points.emplace(place, *point);
    if (isNew) continue;
    const bool isBetterCopy = point->valid && (!known->second.valid || point->rate > known->second.rate);
    if (!isCopyCeiling(row) || isBetterCopy) known->second = *point;
  }
  return collected;
}

/// Returns the row's rate in GP/s, converted to its line's unit; 0 for none.
double ofRow(const ResultRow& row, const std::optional<double>& gigapixels) {
  return gigapixels.value_or(0) * countsPerItem(row);
}

// Returns the estimates for a measured series' rows.
ChartSeries estimateOf(const ChartSeries& measured, const std::vector<ResultRow>& rows) {
  ChartSeries estimate{SeriesKind::Estimate,
                       QStringLiteral("estimate/") + measured.key,
                       measured.variant,
                       ChartText::tr("estimate: %1").arg(measured.title),
                       0,
                       {},
                       ChartText::tr("estimate")};
  for (const ChartPoint& point : measured.points) {
    const ResultRow& row = rows[static_cast<std::size_t>(point.row)];
    const double rate = ofRow(row, row.estimateGigapixelsPerSecond);
    if (isDrawable(rate)) estimate.points.push_back(ChartPoint{point.row, point.extent, rate, rate, rate, true});
  }
  return estimate;
}

/// "GOP/s" is correct for floats and ints together.
QString rateUnitOf(const std::vector<ResultRow>& rows, const ResultRow& asked) {
  const std::string unit = rateUnit(asked);
  const bool isOfAll = std::ranges::all_of(rows, [&](const ResultRow& row) {
    return row.role == Role::Ceiling || row.rate != asked.rate || rateUnit(row) == unit;
  });
  return text(isOfAll || asked.rate != RateOf::Operations ? unit : std::string(operationRateUnit(Precision::Int)));
}

/// Considers only rows that are not ceilings, which may be measured at other sizes.
ChartAxes axesOf(const std::vector<ResultRow>& rows) {
  const auto asked = std::ranges::find_if(rows, [](const ResultRow& row) { return row.role != Role::Ceiling; });
  if (asked == rows.end()) return {};
  ChartAxes axes;
  axes.workload = asked->workload;
  axes.rateUnit = rateUnitOf(rows, *asked);
  axes.item = asked->item;
  if (const Workload* workload = knownWorkload(asked->workload)) {
    axes.sizeTitle = engineText(workload->axis.title);
  } else if (axes.item != ChartAxes().item) {
    axes.sizeTitle = text(axes.item) + QLatin1Char('s');
  }
  return axes;
}

}  // namespace

ChartContent chartContent(const std::vector<ResultRow>& rows, const QHash<QString, QString>& titles) {
  Collected collected = collect(rows, titles);
  for (const auto& [place, point] : collected.points) {
    collected.series[collected.seriesAt[place.first]].points.push_back(point);
  }
  ChartContent content;
  const auto isWarm = [&rows](const auto& placed) {
    const ResultRow& row = rows[static_cast<std::size_t>(placed.second.row)];
    return row.caches == Caches::Warm && row.role != Role::HostPeer;
  };
  content.isCold = std::none_of(collected.points.begin(), collected.points.end(), isWarm) &&
                   std::any_of(collected.points.begin(), collected.points.end(), [&rows](const auto& placed) {
                     return rows[static_cast<std::size_t>(placed.second.row)].caches == Caches::Cold;
                   });
  for (const auto& [place, row] : collected.lastRow) {
    if (!isTimed(rows[static_cast<std::size_t>(row)])) content.rowsWithoutTime.push_back(row);
  }
  std::sort(content.rowsWithoutTime.begin(), content.rowsWithoutTime.end());

  std::vector<ChartSeries> estimates;
  for (ChartSeries& series : collected.series) {
    std::sort(series.points.begin(), series.points.end(), [](const ChartPoint& a, const ChartPoint& b) {
      return std::tie(a.extent, a.row) < std::tie(b.extent, b.row);
    });
    if (series.kind != SeriesKind::Measured) continue;
    ChartSeries estimate = estimateOf(series, rows);
    if (!estimate.points.empty()) estimates.push_back(std::move(estimate));
  }
  content.axes = axesOf(rows);
  for (ChartSeries& ceiling : matrixCeilings(collected.series, rows)) collected.series.push_back(std::move(ceiling));
  content.series = std::move(collected.series);
  content.series.insert(content.series.end(), estimates.begin(), estimates.end());
  std::stable_sort(content.series.begin(), content.series.end(),
                   [](const ChartSeries& a, const ChartSeries& b) { return a.kind < b.kind; });
  std::map<SeriesKind, int> next;
  for (ChartSeries& series : content.series) series.place = next[series.kind]++;
  return content;
}

std::vector<PlotMark> crossoverMarks(const std::vector<ResultRow>& rows) {
  std::vector<PlotMark> marks;
  for (const Crossover& crossover : crossovers(rows)) {
    const QString time =
        crossover.time == TimeKind::Kernel ? ChartText::tr("kernel time") : ChartText::tr("end-to-end time");
    const auto mark = [&](double extent, const QString& label) {
      marks.push_back({extent, label.arg(text(extentText(extent, crossover.workload)), time)});
    };
    for (const FasterRange& range : crossover.ranges) {
      if (range.from) mark(*range.from, ChartText::tr("faster than the host from %1 on, %2"));
      if (range.to) mark(*range.to, ChartText::tr("faster than the host up to %1, %2"));
    }
  }
  return marks;
}

std::optional<double> rateAt(const ChartSeries& series, double extent) {
  const auto found = std::find_if(series.points.begin(), series.points.end(), [extent](const ChartPoint& point) {
    return point.valid && std::abs(point.extent - extent) < 1e-9 * extent;
  });
  return found == series.points.end() ? std::nullopt : std::optional(found->rate);
}

QString baselineKeyOf(const QString& key) {
  return QStringLiteral("baseline/") + key;
}

QString levelsKey(int file) {
  return QStringLiteral("levels/%1").arg(file);
}

QString noteOnMissing(const ChartContent& content, const std::vector<ResultRow>& rows, ChartMedium medium) {
  if (content.rowsWithoutTime.empty()) return {};
  std::map<Status, int> counts;
  for (const int row : content.rowsWithoutTime) ++counts[rows[static_cast<std::size_t>(row)].status];
  QStringList parts;
  for (const auto& [status, count] : counts) {
    parts << QString::number(count) + QLatin1Char(' ') + engineText(toText(status));
  }
  const auto missing = static_cast<int>(content.rowsWithoutTime.size());
  const QString subject =
      missing == 1 ? ChartText::tr("1 point has no time") : ChartText::tr("%n points have no time", nullptr, missing);
  const QString fact = ChartText::tr("%1 (%2)").arg(subject, parts.join(QStringLiteral(", ")));
  return medium == ChartMedium::Paper ? fact + QLatin1Char('.') : ChartText::tr("%1. The table shows why.").arg(fact);
}

QString noteOnMarked(const ChartContent& content, const std::vector<ResultRow>& rows, ChartMedium medium) {
  std::vector<const ResultRow*> shown;
  for (const ChartSeries& series : content.series) {
    if (!isOfRows(series.kind)) continue;
    for (const ChartPoint& point : series.points) shown.push_back(&rows[static_cast<std::size_t>(point.row)]);
  }
  return noteOnMarked(shown, medium);
}

QString missingInDetail(const ChartContent& content, const std::vector<ResultRow>& rows,
                        const QHash<QString, QString>& titles) {
  constexpr qsizetype kMostLines = 15;  // a tooltip taller than the screen cannot be read
  QStringList lines;
  for (const int index : content.rowsWithoutTime) {
    if (lines.size() == kMostLines) {
      lines
          << ChartText::tr("... and %1 more").arg(static_cast<qsizetype>(content.rowsWithoutTime.size()) - kMostLines);
      break;
    }
    const ResultRow& row = rows[static_cast<std::size_t>(index)];
    QString line =
        ChartText::tr("%1, %2: %3").arg(titleOf(row, titles), text(toText(row.size)), engineText(toText(row.status)));
    if (!row.reason.empty()) line += QStringLiteral(". ") + engineSentences(row.reason);
    lines << line;
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace headroom
