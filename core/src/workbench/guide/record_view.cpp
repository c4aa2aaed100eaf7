#include "workbench/guide/record_view.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/system/version.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

std::string cell(const std::optional<double>& value, int digits = 3) {
  return value ? significantText(*value, digits) : "-";
}

std::string count(const std::optional<double>& value) {
  return value ? plainText(*value, 4) : "-";
}

TextGrid algorithmGrid(const Catalogue& catalogue, const std::vector<LabelledRow>& rows) {
  TextGrid grid;
  grid.header = {"algorithm",     "floats R+W",          "flops",
                 "flops/float",   "estimate GP/s",       "the guide's estimate GP/s",
                 "measured GP/s", "measured / estimate", "status"};
  for (const AlgorithmLine& line : algorithmTable(catalogue, rows)) {
    grid.lines.push_back({line.algorithm, count(line.floats), count(line.flops), cell(line.flopsPerFloat, 2),
                          cell(line.estimate), cell(line.guideEstimate), cell(line.measured),
                          cell(line.measuredOverEstimate, 2), line.problem.empty() ? "Ok" : line.problem});
  }
  return grid;
}

bool hasAny(const std::vector<LabelledRow>& rows, std::optional<double> (*value)(const ResultRow& row)) {
  return std::any_of(rows.begin(), rows.end(), [value](const LabelledRow& row) { return value(row.row).has_value(); });
}

/// "2026-11-24 08:50" of "2026-11-24T08:50:00Z".
std::string minuteOf(const std::string& time) {
  constexpr std::size_t kDayLength = 10;
  constexpr std::size_t kMinuteLength = 5;
  if (time.size() <= kDayLength + kMinuteLength) return time;
  return time.substr(0, kDayLength) + ' ' + time.substr(kDayLength + 1, kMinuteLength);
}

}  // namespace

TextGrid tableOf(const Experiment& experiment, const Catalogue& catalogue, const std::vector<LabelledRow>& rows) {
  if (experiment.comparesAlgorithms) return algorithmGrid(catalogue, rows);
  const bool hasCeilings = hasAny(rows, percentOfCeiling);
  const bool hasPublished = std::any_of(rows.begin(), rows.end(), [&](const LabelledRow& row) {
    return catalogue.find(row.row.variant).guide.measuredGigapixelsPerSecond.has_value();
  });
  TextGrid grid;
  grid.header = {"", "size", std::string(unitOf(experiment.quantity))};
  if (hasCeilings) grid.header.emplace_back("% of ceiling");
  if (hasPublished) grid.header.emplace_back("the guide's GP/s");
  grid.header.insert(grid.header.end(), {"max error", "status"});
  for (const auto& [label, row] : rows) {
    std::vector<std::string> line{label, toText(row.size), cell(quantityOf(experiment, row))};
    if (hasCeilings) line.push_back(cell(percentOfCeiling(row)));
    if (hasPublished) line.push_back(cell(catalogue.find(row.variant).guide.measuredGigapixelsPerSecond));
    line.push_back(row.error ? significantText(row.error->maxAbs, 2) : "-");
    line.push_back(row.status == Status::Ok ? "Ok" : fmt::format("{}: {}", toText(row.status), row.reason));
    grid.lines.push_back(std::move(line));
  }
  return grid;
}

std::vector<StepView> stepsOf(const GuideRecord& record, const Catalogue& catalogue) {
  std::vector<StepView> steps;
  for (const GuideStep& step : guideSteps()) {
    StepView view{&step, {}};
    for (const Experiment* experiment : record.experiments) {
      if (experiment->step != step.id) continue;
      ExperimentView entry{experiment, rowsOf(*experiment, catalogue, record.asked, record.rows), {}, {}};
      entry.verdict = experimentVerdict(*experiment, entry.rows);
      entry.table = tableOf(*experiment, catalogue, entry.rows);
      view.experiments.push_back(std::move(entry));
    }
    if (!view.experiments.empty()) steps.push_back(std::move(view));
  }
  return steps;
}

std::vector<AdvisedRow> advisedRows(const GuideRecord& record, const Catalogue& catalogue) {
  std::vector<AdvisedRow> advised;
  for (const ResultRow& row : record.rows) {
    if (row.size != record.asked || row.role != Role::Variant || !isWorthAdvice(row)) continue;
    std::vector<Advice> advice = adviceFor(row, catalogue.find(row.variant), record.device, {.others = record.rows});
    if (!advice.empty()) advised.push_back({&row, std::move(advice)});
  }
  return advised;
}

void widen(std::optional<TimeSpan>& span, const std::string& startedAt) {
  if (startedAt.empty()) return;
  if (!span) span = TimeSpan{startedAt, startedAt};
  // The lexical order of these texts is that of the times.
  span->first = std::min(span->first, startedAt);
  span->last = std::max(span->last, startedAt);
}

std::string factsOf(const GuideRecord& record) {
  const DeviceDescription& device = record.device;
  std::string facts = fmt::format(
      "{}, {} compute units at {} MHz, {:.1f} GiB, {}, driver {}; images of {}; Headroom {}", toText(device.type),
      device.computeUnits, device.clockMHz, static_cast<double>(device.globalMemoryBytes) / (1024.0 * 1024.0 * 1024.0),
      device.openclVersion, device.driverVersion, toText(record.asked), version());
  if (!record.measured) return facts;
  const auto [first, last] = *record.measured;
  return facts + (minuteOf(first) == minuteOf(last)
                      ? fmt::format("; measured on {} UTC", minuteOf(first))
                      : fmt::format("; measured from {} to {} UTC", minuteOf(first), minuteOf(last)));
}

}  // namespace headroom
