#include "workbench/pages/run_charts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "headroom/analysis/verdict.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"
#include "workbench/svg/svg_charts.hpp"
#include "workbench/svg/svg_scale.hpp"

namespace headroom {
namespace {

constexpr std::size_t kMostBars = 60;
constexpr double kMillion = 1e6;

std::string titleOfWorkload(const std::string& id) {
  const Workload* workload = knownWorkload(id);
  return workload != nullptr ? workload->title : id;
}

double speedAt(const ResultRow& row, double milliseconds) {
  return speedOf(row) * row.medianMs / milliseconds;
}

RatePoint pointOf(const ResultRow& row) {
  RatePoint point;
  point.size = itemsOf(row) / kMillion;
  point.rate = speedOf(row);
  point.low = row.highMs > 0 ? speedAt(row, row.highMs) : point.rate;
  point.high = row.lowMs > 0 ? speedAt(row, row.lowMs) : point.rate;
  point.isDoubtful = !row.marks.empty();
  point.card = verdict(row);
  return point;
}

std::optional<double> ceilingOf(const ResultRow& row) {
  const double ceiling = row.ceilingGigapixelsPerSecond.value_or(0) * countsPerItem(row);
  return isDrawable(ceiling) ? std::optional(ceiling) : std::nullopt;
}

/// The fastest ceiling of each size: of variants that do the same work it is the same for all.
RateLine ceilingLine(const ChartedRows& charted) {
  std::map<double, double> highest;
  for (const ResultRow* row : charted.rows) {
    if (const std::optional<double> ceiling = ceilingOf(*row)) {
      double& known = highest[itemsOf(*row) / kMillion];
      known = std::max(known, *ceiling);
    }
  }
  RateLine line;
  line.name = "ceiling";
  line.isCeiling = true;
  for (const auto& [size, rate] : highest) line.points.push_back({size, rate, rate, rate, false, {}});
  return line;
}

RateChart linesOf(const ChartedRows& charted) {
  const ResultRow& first = *charted.rows.front();
  RateChart chart;
  chart.title = charted.title;
  chart.sizeTitle = fmt::format("Size, million {}s", first.item);
  chart.rateTitle = rateUnit(first);
  std::map<std::string, std::size_t> places;
  for (const ResultRow* row : charted.rows) {
    const auto [place, isNew] = places.emplace(charted.nameOf(*row), chart.lines.size());
    if (isNew) chart.lines.push_back({place->first, {}, false});
    chart.lines[place->second].points.push_back(pointOf(*row));
  }
  for (RateLine& line : chart.lines) {
    std::stable_sort(line.points.begin(), line.points.end(),
                     [](const RatePoint& one, const RatePoint& other) { return one.size < other.size; });
  }
  chart.lines.push_back(ceilingLine(charted));
  return chart;
}

BarPicture barsOf(const ChartedRows& charted) {
  BarPicture chart;
  chart.title = charted.title;
  chart.rateTitle = rateUnit(*charted.rows.front());
  std::vector<const ResultRow*> rows = charted.rows;
  std::stable_sort(rows.begin(), rows.end(),
                   [](const ResultRow* one, const ResultRow* other) { return speedOf(*one) > speedOf(*other); });
  rows.resize(std::min(rows.size(), kMostBars));
  for (const ResultRow* row : rows) chart.bars.push_back({charted.nameOf(*row), pointOf(*row), ceilingOf(*row)});
  return chart;
}

}  // namespace

double speedOf(const ResultRow& row) {
  return gigapixelsPerSecond(row).value_or(0) * countsPerItem(row);
}

std::string ChartedRows::nameOf(const ResultRow& row) const {
  const bool hasOthers = std::any_of(rows.begin(), rows.end(), [&row](const ResultRow* other) {
    return other->variant == row.variant && other->configuration != row.configuration;
  });
  return hasOthers ? fmt::format("{} {}", row.variant, row.configuration) : row.variant;
}

std::vector<ChartedRows> chartedRows(std::span<const ResultRow> rows) {
  using Key = std::tuple<std::string, std::string, std::string, std::string, Caches>;
  std::map<Key, std::size_t> places;
  std::vector<ChartedRows> charted;
  std::set<std::string> devices;
  for (const ResultRow& row : rows) {
    if (row.role == Role::Variant) devices.insert(row.deviceId);
  }
  for (const ResultRow& row : rows) {
    if (row.role != Role::Variant || row.repeat > 0 || !isValid(row) || !isDrawable(speedOf(row)) ||
        !isDrawable(itemsOf(row)))
      continue;
    const std::string parameters = afterComma(row.parameters);
    const auto [place, isNew] =
        places.emplace(Key{row.deviceId, row.workload, parameters, rateUnit(row), row.caches}, charted.size());
    if (isNew) {
      charted.push_back({fmt::format("{}{}{}{}", titleOfWorkload(row.workload), parameters,
                                     row.caches == Caches::Cold ? ", cold caches" : "",
                                     devices.size() > 1 ? " on " + deviceLabelOf(row) : ""),
                         {}});
    }
    charted[place->second].rows.push_back(&row);
  }
  return charted;
}

std::vector<PagePicture> chartsOf(const std::vector<ChartedRows>& charted) {
  std::vector<PagePicture> pictures;
  for (const ChartedRows& each : charted) {
    std::set<double> sizes;
    for (const ResultRow* row : each.rows) sizes.insert(itemsOf(*row));
    std::string svg =
        sizes.size() > 1 ? toSvg(linesOf(each), fmt::format("rates-{}", pictures.size())) : toSvg(barsOf(each));
    if (!svg.empty()) pictures.push_back({std::move(svg)});
  }
  return pictures;
}

}  // namespace headroom
