// Checks intervals and verdicts between separate runs of the same points. Reads run documents and, for all pairs of
// them, counts how often the interval of a row contains the other run's median, how wide intervals are and how many
// points a comparison calls different. All runs measured the same, so every such verdict is false.
//
//   interval_coverage [--saved] [--slower SHARE] RUN.json RUN.json...
//
// Intervals are recomputed from the samples of each row, by the rule of this build; --saved uses those stored in the
// documents. --slower plants a slowdown, such as 5%, in the second run of each pair, to count how many points are
// found.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/analysis/comparison.hpp"
#include "headroom/history.hpp"
#include "workbench/analysis/round_spread.hpp"
#include "workbench/analysis/row_kind.hpp"

namespace {

using namespace headroom;

struct Tally {
  int pairs = 0;
  int different = 0;
  int decided = 0;
  int intervals = 0;
  int held = 0;
  std::vector<double> halfWidths;
};

std::string kindText(const ResultRow& row) {
  switch (kindOf(row)) {
    case RowKind::Host:
      return "host";
    case RowKind::Memory:
      return "memory";
    case RowKind::Compute:
      return "compute";
    case RowKind::Arithmetic:
      return "arithmetic";
    case RowKind::Other:
      break;
  }
  return "other";
}

/// The rows of one size and repeat were measured in interleaved rounds.
void setIntervalsAnew(RunDocument& run) {
  TimedWhere where;
  where.isOnProcessors = std::any_of(run.context.devices.begin(), run.context.devices.end(),
                                     [](const DeviceDescription& device) { return device.type == DeviceType::Cpu; });
  for (const auto& [device, costs] : run.context.launchCosts) where.startMs = costs.plainUs * 1e-3;
  std::map<std::string, std::vector<ResultRow*>> turns;
  for (ResultRow& row : run.rows) {
    if (!row.rounds.empty()) summariseSamples(row);
    turns[fmt::format("{} {}", toText(pointSizeOf(row)), row.repeat)].push_back(&row);
  }
  for (const auto& [name, ofTurns] : turns) setIntervals(ofTurns, where);
}

void slowDown(RunDocument& run, double times) {
  for (ResultRow& row : run.rows) {
    for (std::vector<double>* samples : {&row.samplesMs, &row.wallSamplesMs}) {
      for (double& sample : *samples) sample *= times;
    }
    for (double* figure : {&row.medianMs, &row.lowMs, &row.highMs}) *figure *= times;
  }
}

void printDifference(const PointComparison& point, const std::string& base, const std::string& fresh) {
  const auto percent = [](const ResultRow& row) { return (row.highMs / row.medianMs - 1) * 100; };
  fmt::print("{} {} -> {}: {} at {}: {:.5f} +- {:.2f} % -> {:.5f} +- {:.2f} %\n", toText(point.difference), base, fresh,
             point.base->variant, toText(point.base->size), point.base->medianMs, percent(*point.base),
             point.fresh->medianMs, percent(*point.fresh));
}

/// Removes an option and its value, and returns the value; empty if the option is missing.
std::string takeOption(std::vector<std::string>& arguments, std::string_view flag) {
  const auto found = std::find(arguments.begin(), arguments.end(), flag);
  if (found == arguments.end() || found + 1 == arguments.end()) return {};
  std::string value = found[1];
  arguments.erase(found, found + 2);
  return value;
}

void tallyInterval(Tally& tally, const ResultRow& row, const ResultRow& other) {
  ++tally.intervals;
  tally.held += row.lowMs <= other.medianMs && other.medianMs <= row.highMs ? 1 : 0;
  tally.halfWidths.push_back((row.highMs - row.medianMs) / row.medianMs * 100);
}

void tallyPoint(Tally& tally, const PointComparison& point) {
  ++tally.pairs;
  const bool isDifferent = point.difference == Difference::Slower || point.difference == Difference::Faster;
  tally.different += isDifferent ? 1 : 0;
  tally.decided += isDifferent || point.difference == Difference::Same ? 1 : 0;
  tallyInterval(tally, *point.base, *point.fresh);
  tallyInterval(tally, *point.fresh, *point.base);
}

void printTallies(std::map<std::string, Tally>& tallies) {
  fmt::print("{:<26} {:>6} {:>9} {:>9} {:>9} {:>15} {:>15}\n", "points", "pairs", "different", "decided", "coverage",
             "median +- %", "90th percentile");
  for (auto& [name, tally] : tallies) {
    std::vector<double>& widths = tally.halfWidths;
    std::sort(widths.begin(), widths.end());
    fmt::print("{:<26} {:>6} {:>9} {:>9} {:>8.1f}% {:>15.2f} {:>15.2f}\n", name, tally.pairs, tally.different,
               tally.decided, 100.0 * tally.held / tally.intervals, widths[widths.size() / 2],
               widths[widths.size() * 9 / 10]);
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> files(argv + 1, argv + argc);
  const bool isAsSaved = std::erase(files, "--saved") > 0;
  const std::string slower = takeOption(files, "--slower");
  const double times = slower.empty() ? 1 : 1 + parseShare(slower);
  std::vector<RunDocument> bases;
  for (const std::string& file : files) {
    bases.push_back(readRun(file).document);
    if (!isAsSaved) setIntervalsAnew(bases.back());
  }
  std::vector<RunDocument> others = bases;
  for (RunDocument& run : others) slowDown(run, times);
  std::map<std::string, Tally> tallies;
  for (std::size_t i = 0; i < bases.size(); ++i) {
    for (std::size_t j = i + 1; j < bases.size(); ++j) {
      for (const PointComparison& point : compareRuns(bases[i], others[j]).points) {
        if (!point.isMeasured()) continue;
        const bool hasLost = point.base->stoppedBy == kStoppedByRace || point.fresh->stoppedBy == kStoppedByRace;
        const std::string kind = kindText(*point.base) + (hasLost ? " (lost race)" : "");
        for (const std::string& name : {kind, kind + ' ' + toText(point.base->size), std::string("all")}) {
          tallyPoint(tallies[name], point);
        }
        const bool isDifferent = point.difference == Difference::Slower || point.difference == Difference::Faster;
        if (isDifferent && times == 1) printDifference(point, files[i], files[j]);
      }
    }
  }
  printTallies(tallies);
}
