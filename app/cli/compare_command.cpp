#include <fmt/format.h>

#include <optional>
#include <utility>

#include "commands.hpp"
#include "headroom/comparison.hpp"
#include "headroom/error.hpp"
#include "headroom/history.hpp"
#include "headroom/report.hpp"
#include "output_files.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

/// Its notes go to stderr: they are not part of the comparison.
RunDocument documentOf(const CommonOptions& common, const std::string& file) {
  StoredRun run = readRun(file);
  if (!run.note.empty()) tellNote(common, run.note);
  return std::move(run.document);
}

std::string shownText(const Comparison& comparison, const CompareOptions& options) {
  if (options.json) return toJson(comparison);
  return options.markdownFile == kStandardOutput ? toMarkdown(comparison) : toTextTable(comparison);
}

/// A gate that decided nothing has not been passed.
int passGate(const Comparison& comparison, double share) {
  const std::vector<std::string> sentences = regressions(comparison, share);
  for (const std::string& sentence : sentences) printTo(stderr, "headroom-cli: regression: {}\n", sentence);
  const std::size_t decided = count(comparison, Difference::Same) + count(comparison, Difference::Faster) +
                              count(comparison, Difference::Slower);
  const std::size_t ambiguous = count(comparison, Difference::Ambiguous);
  const std::size_t incomparable = count(comparison, Difference::NotComparable);
  const std::size_t missing = count(comparison, Difference::OnlyInBase);
  if (decided + ambiguous + incomparable == 0) {
    printTo(stderr,
            "headroom-cli: the two runs have no point in common, so a regression cannot be found or ruled out.\n");
  } else if (ambiguous + incomparable + missing > 0) {
    printTo(stderr,
            "headroom-cli: of {} points of the base the gate decided {}: {} AMBIGUOUS, {} NOT COMPARABLE, {} not in "
            "the new run.\n",
            decided + ambiguous + incomparable + missing, decided, ambiguous, incomparable, missing);
  }
  if (!sentences.empty()) return kRegression;
  return decided > 0 ? kOk : kRuntimeFailure;
}

}  // namespace

int compare(const CommonOptions& common, const CompareOptions& options) {
  const bool hasMarkdownFile = !options.markdownFile.empty() && options.markdownFile != kStandardOutput;
  if (options.json && options.markdownFile == kStandardOutput)
    throw UsageError("Standard output takes either --json or --markdown -. Name a file for the Markdown.");
  std::optional<double> share;
  if (!options.failOnRegression.empty()) share = parseShare(options.failOnRegression);
  if (hasMarkdownFile) requireOutputs({options.markdownFile}, {options.base, options.fresh});
  const RunDocument base = documentOf(common, options.base);
  const Comparison comparison = compareRuns(base, documentOf(common, options.fresh));
  printOut("{}", shownText(comparison, options));
  flushOutput();
  if (hasMarkdownFile) writeFile(options.markdownFile, toMarkdown(comparison));
  return share ? passGate(comparison, *share) : kOk;
}

}  // namespace headroom::cli
