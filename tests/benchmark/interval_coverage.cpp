// How true are intervals and verdicts between separate runs of the same thing? Reads run documents and, for all pairs
// of them, counts how often the interval of a row holds the other run's median, how wide intervals are and how many
// points a comparison calls different. What was measured is the same in all of them, so every such verdict is false.
//
//   interval_coverage [--saved] RUN.json RUN.json...
//
// Intervals are set anew from the samples of each row, by the rule of this build; --saved takes them as they are in the
// documents.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/comparison.hpp"
#include "headroom/history.hpp"
#include "measure/round_spread.hpp"
#include "measure/row_kind.hpp"

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
    case RowKind::Other:
      break;
  }
  return "other";
}

/// The rows of one size and repeat took turns.
void setIntervalsAnew(RunDocument& run) {
  const bool isOnProcessors =
      std::any_of(run.context.devices.begin(), run.context.devices.end(),
                  [](const DeviceDescription& device) { return device.type == DeviceType::Cpu; });
  std::map<std::string, std::vector<ResultRow*>> turns;
  for (ResultRow& row : run.rows) {
    if (!row.rounds.empty()) summariseSamples(row);
    turns[fmt::format("{} {}", toText(Size{row.size.width, row.size.height}), row.repeat)].push_back(&row);
  }
  for (const auto& [name, ofTurns] : turns) setIntervals(ofTurns, isOnProcessors);
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
  std::vector<RunDocument> runs;
  for (const std::string& file : files) {
    runs.push_back(readRun(file).document);
    if (!isAsSaved) setIntervalsAnew(runs.back());
  }
  std::map<std::string, Tally> tallies;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    for (std::size_t j = i + 1; j < runs.size(); ++j) {
      for (const PointComparison& point : compareRuns(runs[i], runs[j]).points) {
        if (!point.isMeasured()) continue;
        const std::string race =
            point.base->stoppedBy == kStoppedByRace || point.fresh->stoppedBy == kStoppedByRace ? " (lost race)" : "";
        for (const std::string& name :
             {kindText(*point.base) + race, kindText(*point.base) + race + ' ' + rowSizeText(*point.base),
              std::string("all")}) {
          tallyPoint(tallies[name], point);
        }
        if (point.difference != Difference::Slower && point.difference != Difference::Faster) continue;
        fmt::print("{} {} -> {}: {} at {}: {:.5f} +- {:.2f} % -> {:.5f} +- {:.2f} %\n", toText(point.difference),
                   files[i], files[j], point.base->variant, rowSizeText(*point.base), point.base->medianMs,
                   (point.base->highMs / point.base->medianMs - 1) * 100, point.fresh->medianMs,
                   (point.fresh->highMs / point.fresh->medianMs - 1) * 100);
      }
    }
  }
  printTallies(tallies);
}
