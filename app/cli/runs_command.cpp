#include <fmt/format.h>

#include "commands.hpp"
#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "output_files.hpp"
#include "table_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

namespace fs = std::filesystem;

void print(const RunSummary& run) {
  if (!run.problem.empty()) {
    printOut("{}\n    {}\n", run.file.stem().string(), run.problem);
    return;
  }
  printOut("{}  {}  {}\n", run.file.stem().string(), run.startedAt, progressText(run));
  printOut("    {} on {} ({})\n", inShort(run.variants), inShort(run.devices), inShort(run.sizes));
}

int exportRun(const CommonOptions& common, const RunsOptions& options) {
  const TableOptions table = tableOptions(options.table);
  const fs::path file = fileOfRun(options.exported);
  requireOutputs({options.jsonFile, options.csvFile}, {file.string()});
  const RunDocument run = readDocument(common, file);
  const bool isPrinted = options.jsonFile.empty() && options.csvFile.empty();
  if (options.json || isPrinted) {
    printOut("{}", options.json ? toJson(run) : toTextTable(run.rows, table));
  }
  writeOutputs({{options.jsonFile, [&] { return toJson(run); }}, {options.csvFile, [&] { return toCsv(run.rows); }}});
  return kOk;
}

int keepRuns(std::size_t most) {
  const fs::path folder = historyFolder();
  if (folder.empty()) throw Error(Stage::ReportFile, "There is no home folder. Set HOME or XDG_DATA_HOME.");
  setMostRunsKept(folder, most);
  if (most == 0) {
    printOut("All runs are stored in {}.\n", folder.string());
  } else {
    printOut("The newest {} completed runs are stored in {}. Older ones are deleted when the next run begins.\n", most,
             folder.string());
  }
  return kOk;
}

}  // namespace

fs::path fileOfRun(const std::string& name) {
  std::error_code ignored;
  if (fs::is_regular_file(name, ignored)) return name;
  for (const std::string& candidate : {name, name + std::string(kJournalExtension)}) {
    const fs::path file = historyFolder() / candidate;
    if (!historyFolder().empty() && fs::is_regular_file(file, ignored)) return file;
  }
  throw UsageError(fmt::format("There is no run {}, neither as a file nor in {}. `headroom-cli runs` lists them.", name,
                               historyFolder().string()));
}

RunDocument readDocument(const CommonOptions& common, const fs::path& file) {
  StoredRun run = readRun(file);
  if (!run.note.empty()) tellNote(common, run.note);
  return std::move(run.document);
}

int runs(const CommonOptions& common, const RunsOptions& options) {
  if (printsColumns(options.table)) return kOk;
  if (options.kept) return keepRuns(*options.kept);
  if (!options.exported.empty()) return exportRun(common, options);
  const std::string search = fmt::format("{}", fmt::join(options.search, " "));
  std::vector<RunSummary> found = listRuns(historyFolder());
  std::erase_if(found, [&search](const RunSummary& run) { return !matches(run, search); });
  if (options.json) {
    printOut("{}", toJson(found));
  } else {
    for (const RunSummary& run : found) print(run);
  }
  return kOk;
}

}  // namespace headroom::cli
