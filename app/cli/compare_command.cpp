#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "commands.hpp"
#include "headroom/comparison.hpp"
#include "headroom/error.hpp"
#include "headroom/report.hpp"

namespace headroom::cli {

namespace {

constexpr std::string_view kStandardOutput = "-";

RunDocument readRun(const std::string& file) {
  const std::string text = readFile(file);
  try {
    return runDocumentFromJson(text);
  } catch (const Error& failure) {
    throw Error(Stage::ReportFile, fmt::format("{} can't be compared: {}", file, failure.what()));
  }
}

std::string shownText(const Comparison& comparison, const CompareOptions& options) {
  if (options.json) return toJson(comparison);
  return options.markdownFile == kStandardOutput ? toMarkdown(comparison) : toTextTable(comparison);
}

/// A gate that compared nothing has not been passed.
int passGate(const Comparison& comparison, double share) {
  const bool hasCommonPoint = std::any_of(comparison.points.begin(), comparison.points.end(),
                                          [](const PointComparison& point) { return point.base && point.fresh; });
  if (!hasCommonPoint) {
    fmt::print(stderr, "headroom-cli: the two runs have no point in common, so no regression can be told.\n");
    return kRuntimeFailure;
  }
  const std::vector<std::string> sentences = regressions(comparison, share);
  for (const std::string& sentence : sentences) fmt::print(stderr, "headroom-cli: regression: {}\n", sentence);
  return sentences.empty() ? kOk : kRegression;
}

}  // namespace

int compare(const CompareOptions& options) {
  const bool hasMarkdownFile = !options.markdownFile.empty() && options.markdownFile != kStandardOutput;
  if (options.json && options.markdownFile == kStandardOutput)
    throw UsageError("Standard output takes either --json or --markdown -. Name a file for the Markdown.");
  std::optional<double> share;
  if (!options.failOnRegression.empty()) share = parseShare(options.failOnRegression);
  if (hasMarkdownFile) requireWritableFolder(options.markdownFile);
  const RunDocument base = readRun(options.base);
  const Comparison comparison = compareRuns(base, readRun(options.fresh));
  fmt::print("{}", shownText(comparison, options));
  std::fflush(stdout);
  if (hasMarkdownFile) writeFile(options.markdownFile, toMarkdown(comparison));
  return share ? passGate(comparison, *share) : kOk;
}

}  // namespace headroom::cli
