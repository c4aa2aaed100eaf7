#include <fmt/format.h>

#include "commands.hpp"
#include "headroom/imports.hpp"
#include "headroom/problems.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/tuning/tuning.hpp"
#include "output_files.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

int importTuning(const CommonOptions& common, const ImportOptions& options) {
  const ImportedTuning tuning = readTuningResults(options.file);
  printOut("{}", options.json ? toT4(reportOf(tuning), {}) : toTextTable(tuning));
  flushOutput();
  if (!options.csvFile.empty()) {
    const std::vector<TuningReport> reports{reportOf(tuning)};
    writeFile(options.csvFile, toCsv(reports));
  }
  for (const std::string& note : tuning.notes) tellNote(common, note);
  return kOk;
}

}  // namespace

int importFigures(const CommonOptions& common, const ImportOptions& options) {
  requireOutputs({options.csvFile}, {options.file});
  if (isTuningResults(options.file)) return importTuning(common, options);
  const ImportedResults results = importFile(options.file);
  if (options.json) {
    printOut("{}", toJson(results));
  } else {
    printOut("{}\n\n{}", results.tool, toTextTable(results));
  }
  flushOutput();
  if (!options.csvFile.empty()) writeFile(options.csvFile, toCsv(results));
  for (const std::string& note : results.notes) tellNote(common, note);
  return kOk;
}

}  // namespace headroom::cli
