#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "headroom/analysis/device_comparison.hpp"
#include "headroom/analysis/regression_gate.hpp"
#include "headroom/history.hpp"
#include "headroom/report/comparison_report.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "output_files.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

std::string shownText(const Comparison& comparison, const CompareOptions& options) {
  if (options.json) return toJson(comparison);
  return options.markdownFile == kStandardOutput ? toMarkdown(comparison) : toTextTable(comparison);
}

Comparison comparisonOf(const CommonOptions& common, const CompareOptions& options) {
  const RunDocument base = readDocument(common, options.base);
  std::optional<RunDocument> fresh;
  if (!options.fresh.empty()) fresh = readDocument(common, options.fresh);
  return compareOnDevices(base, options.baseDevice, fresh ? &*fresh : nullptr, options.freshDevice);
}

/// A gate without a decision has not passed.
int passGate(const Comparison& comparison) {
  const GateReport& report = *comparison.gate;
  for (const GatedPoint& point : report.points) {
    if (point.result == GateResult::Failed) printTo(stderr, "headroom-cli: regression: {}\n", point.sentence);
  }
  const std::size_t failed = count(report, GateResult::Failed);
  const std::size_t undecided = count(report, GateResult::Undecided);
  const std::size_t decided = report.points.size() - undecided;
  const bool isAnyCommon = std::any_of(report.points.begin(), report.points.end(), [&](const GatedPoint& point) {
    return comparison.points[point.index].fresh.has_value();
  });
  if (!isAnyCommon) {
    printTo(stderr,
            "headroom-cli: the two runs have no point in common, so a regression cannot be found or ruled out.{}\n",
            report.gate.gatesCeilings ? "" : " Ceilings are checked with --gate-ceilings.");
  } else if (undecided > 0) {
    printTo(stderr,
            "headroom-cli: gate: {} passed, {} failed, {} undecided. The comparison names the undecided points.\n",
            decided - failed, failed, undecided);
  }
  if (failed > 0) return kRegression;
  return decided > 0 ? kOk : kRuntimeFailure;
}

}  // namespace

int compare(const CommonOptions& common, const CompareOptions& options) {
  const bool hasMarkdownFile = !options.markdownFile.empty() && options.markdownFile != kStandardOutput;
  if (options.json && options.markdownFile == kStandardOutput)
    throw UsageError("Standard output takes either --json or --markdown -. Name a file for the Markdown.");
  std::optional<RegressionGate> gate;
  if (!options.failOnRegression.empty())
    gate = RegressionGate{parseShare(options.failOnRegression), options.gatesCeilings};
  if (options.fresh.empty() && options.baseDevice.empty() && options.freshDevice.empty())
    throw UsageError(
        "A comparison needs a second run. Name it, or two devices of the first with --base-device and --new-device.");
  std::vector<std::string> inputs{options.base};
  if (!options.fresh.empty()) inputs.push_back(options.fresh);
  if (hasMarkdownFile) requireOutputs({options.markdownFile}, inputs);
  Comparison comparison = comparisonOf(common, options);
  if (gate) comparison.gate = gateOf(comparison, *gate);
  printOut("{}", shownText(comparison, options));
  flushOutput();
  if (hasMarkdownFile) writeFile(options.markdownFile, toMarkdown(comparison));
  return comparison.gate ? passGate(comparison) : kOk;
}

}  // namespace headroom::cli
