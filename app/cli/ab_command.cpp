#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "commands.hpp"
#include "headroom/analysis/comparison.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "output_files.hpp"
#include "parameter_options.hpp"
#include "plans.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

std::vector<std::string> idsIn(const std::string& list) {
  std::vector<std::string> ids;
  std::istringstream words(list);
  for (std::string word; std::getline(words, word, ',');) {
    std::erase(word, ' ');
    if (!word.empty()) ids.push_back(word);
  }
  return ids;
}

AbPlan planFrom(const CommonOptions& common, const AbOptions& options) {
  AbPlan plan;
  plan.sizes = parseSizes(options.sizes);
  plan.margin = parseShare(options.margin);
  plan.budgetSeconds = parseSeconds(options.budget);
  const std::vector<std::filesystem::path> folders = toWorkbenchOptions(common).kernelFolders;
  const KernelVersion base = readKernelVersion(options.base, folders);
  const KernelVersion fresh = readKernelVersion(options.fresh, folders, &base);
  AbPairs paired = pairVersions(base, fresh, idsIn(options.variants));
  for (const std::string& note : paired.notes) tellNote(common, note);
  plan.baseName = base.fullName();
  plan.freshName = fresh.fullName();
  plan.pairs = std::move(paired.pairs);
  plan.device = options.device;
  plan.parameters = parametersFrom(options.parameters, workloadsNamed(std::string(kAll)));
  plan.seed = options.seed;
  return plan;
}

/// Files that the kernels were read from: no output may overwrite them.
std::vector<std::string> filesOf(const AbPlan& plan) {
  std::vector<std::string> files;
  for (const AbPair& pair : plan.pairs) {
    for (const Variant* variant : {&pair.base, &pair.fresh}) {
      std::error_code ignored;
      if (std::filesystem::is_regular_file(variant->origin, ignored)) files.push_back(variant->origin);
    }
  }
  return files;
}

std::string shownText(const CollectedRun& run, const AbOptions& options) {
  if (options.json) return toJson(*run.ab, run.context);
  return options.markdownFile == kStandardOutput ? toMarkdown(*run.ab) : toTextTable(*run.ab);
}

/// Names points that are undecided, or could not be compared: a gate without a decision has not passed.
int passGate(const AbReport& report) {
  const std::vector<std::string> sentences = regressions(report);
  for (const std::string& sentence : sentences) printTo(stderr, "headroom-cli: regression: {}\n", sentence);
  const std::vector<std::string> open = undecided(report);
  for (const std::string& sentence : open) printTo(stderr, "headroom-cli: undecided: {}\n", sentence);
  const std::size_t incomparable = count(report, Difference::NotComparable);
  if (incomparable > 0) {
    printTo(stderr, "headroom-cli: of {} points the gate could not compare {}.\n", report.points.size(), incomparable);
  }
  if (!sentences.empty()) return kRegression;
  return open.size() + incomparable < report.points.size() ? kOk : kRuntimeFailure;
}

int exitCodeOf(const AbReport& report, bool isGate) {
  const auto has = [&report](Status status) {
    return std::any_of(report.points.begin(), report.points.end(), [status](const AbPoint& point) {
      return point.base.status == status || point.fresh.status == status;
    });
  };
  if (has(Status::WrongResult)) return kWrongResult;
  if (isGate) return passGate(report);
  return count(report, Difference::NotComparable) == 0 && !report.points.empty() ? kOk : kRuntimeFailure;
}

}  // namespace

int takeTurns(const CommonOptions& common, const AbOptions& options) {
  const bool hasMarkdownFile = !options.markdownFile.empty() && options.markdownFile != kStandardOutput;
  if (options.json && options.markdownFile == kStandardOutput)
    throw UsageError("Standard output takes either --json or --markdown -. Name a file for the Markdown.");
  const std::string markdownFile = hasMarkdownFile ? options.markdownFile : "";
  const AbPlan plan = planFrom(common, options);
  requireOutputs({markdownFile, options.csvFile}, filesOf(plan));
  const std::size_t points = countPoints(plan);
  tellNote(common, fmt::format("{} to compare. Each takes some seconds where it is decided soon, and {} s at most.",
                               points == 1 ? "1 point" : fmt::format("{} points", points), plan.budgetSeconds));
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  const CollectedRun collected =
      waitFor(*workbench, common.quiet, [&](EventSink sink) { return workbench->takeTurns(plan, std::move(sink)); });
  if (collected.ab) {
    printOut("{}", shownText(collected, options));
    flushOutput();
    writeOutputs({{markdownFile, [&] { return toMarkdown(*collected.ab); }},
                  {options.csvFile, [&] { return toCsv(*collected.ab); }}});
  }
  const int exitCode = exitCodeOf(collected);
  return exitCode == kOk && collected.ab ? exitCodeOf(*collected.ab, options.failsOnRegression) : exitCode;
}

}  // namespace headroom::cli
