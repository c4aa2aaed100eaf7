#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workbench/report_exports.hpp"
#include "output_files.hpp"
#include "table_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

namespace fs = std::filesystem;

void printLabel(const fs::path& file, const RunLabel& label) {
  if (label.isEmpty()) {
    printOut("{} has no label.\n", file.stem().string());
    return;
  }
  printOut("run   {}\n", file.stem().string());
  if (!label.name.empty()) printOut("name  {}\n", label.name);
  if (!label.tags.empty()) printOut("tags  {}\n", tagsText(label));
  if (!label.note.empty()) printOut("{}\n", label.note);
}

void addTags(RunLabel& label, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    for (std::string& tag : tagsIn(text)) label.tags.push_back(std::move(tag));
  }
}

void removeTags(const fs::path& file, RunLabel& label, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    for (const std::string& tag : tagsIn(text)) {
      if (std::erase(label.tags, tag) > 0) continue;
      throw UsageError(fmt::format("{} has no tag {}. `headroom-cli runs --label {}` shows its tags.",
                                   file.stem().string(), tag, file.stem().string()));
    }
  }
}

int labelRun(const RunsOptions& options) {
  const fs::path file = fileOfRun(options.labelled);
  const bool isChange = options.name || options.note || options.noName || options.noNote || !options.tags.empty() ||
                        !options.untags.empty();
  if (!isChange) {
    printLabel(file, file.extension() == kJournalExtension ? readLabel(file) : readRun(file).document.label);
    return kOk;
  }
  printLabel(file, changeLabel(file, [&](RunLabel& label) {
               if (options.name || options.noName) label.name = options.name.value_or("");
               if (options.note || options.noNote) label.note = options.note.value_or("");
               removeTags(file, label, options.untags);
               addTags(label, options.tags);
             }));
  return kOk;
}

void print(const RunSummary& run) {
  if (!run.problem.empty()) {
    printOut("{}\n    {}\n", run.file.stem().string(), run.problem);
    return;
  }
  printOut("{}  {}  {}\n", run.file.stem().string(), run.startedAt, progressText(run));
  if (const std::string label = labelLine(run.label); !label.empty()) printOut("    {}\n", label);
  if (!run.labelProblem.empty()) printOut("    {}\n", run.labelProblem);
  const std::string what = run.kind == RunKind::Run ? "" : fmt::format("{} of ", toText(run.kind));
  printOut("    {}{} on {} ({})\n", what, inShort(run.variants), inShort(run.devices), inShort(run.sizes));
}

int exportReport(const RunsOptions& options, const fs::path& file) {
  const StoredReport stored = readReport(file);
  if (options.json || (options.jsonFile.empty() && options.csvFile.empty())) {
    printOut("{}", options.json ? toJson(stored) : toTextTable(stored));
  }
  writeOutputs({{options.jsonFile, [&] { return toJson(stored); }}, {options.csvFile, [&] { return toCsv(stored); }}});
  return kOk;
}

int exportRun(const CommonOptions& common, const RunsOptions& options) {
  const TableOptions table = tableOptions(options.table);
  const fs::path file = fileOfRun(options.exported);
  requireOutputs({options.jsonFile, options.csvFile}, {file.string()});
  const bool isJournal = file.extension() == kJournalExtension;
  if (isJournal && summaryOf(file).kind != RunKind::Run) return exportReport(options, file);
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
  const std::vector<fs::path> named =
      historyFolder().empty() ? std::vector<fs::path>() : runsNamed(historyFolder(), name);
  if (named.size() == 1) return named.front();
  if (named.size() > 1) {
    std::vector<std::string> files;
    for (const fs::path& file : named) files.push_back(file.stem().string());
    throw UsageError(
        fmt::format("{} runs are named {}: {}. Use one of these instead.", named.size(), name, fmt::join(files, ", ")));
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
  if (!options.labelled.empty()) return labelRun(options);
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
