#include <fmt/format.h>

#include "commands.hpp"
#include "headroom/imports.hpp"
#include "headroom/report/report.hpp"
#include "output_files.hpp"
#include "terminal.hpp"

namespace headroom::cli {

int importFigures(const CommonOptions& common, const ImportOptions& options) {
  requireOutputs({options.csvFile}, {options.file});
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
