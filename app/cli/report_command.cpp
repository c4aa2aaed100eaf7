#include "report_command.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "headroom/analysis/comparison.hpp"
#include "headroom/history.hpp"
#include "headroom/history/stored_report.hpp"
#include "headroom/pages/report_page.hpp"
#include "headroom/pages/run_page.hpp"
#include "headroom/system/error.hpp"
#include "output_files.hpp"
#include "shared_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

bool isReportJournal(const std::filesystem::path& file) {
  return file.extension() == kJournalExtension && summaryOf(file).kind != RunKind::Run;
}

Page pageOfFile(const CommonOptions& common, const std::string& file, const std::string& baseFile) {
  if (isReportJournal(file)) {
    if (!baseFile.empty()) {
      throw UsageError(fmt::format("{} is a {}, and only runs are compared. Leave out --against.", file,
                                   toText(summaryOf(file).kind)));
    }
    const StoredReport stored = readReport(file);
    return pageOf(stored, openWorkbench(common)->catalogue());
  }
  const RunDocument run = readDocument(common, file);
  // For its catalogue, which gives advice and sources.
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  if (baseFile.empty()) return pageOf(run, workbench->catalogue());
  const RunDocument base = readDocument(common, baseFile);
  return pageOf(run, base, compareRuns(base, run), workbench->catalogue());
}

}  // namespace

CLI::App* addReport(CLI::App& app, ReportOptions& options) {
  CLI::App* command = app.add_subcommand("report", "Write a saved run, tuning or split as an HTML page or as Markdown");
  command->add_option("run", options.run, "The file, or its name in the list of headroom-cli runs")
      ->required()
      ->type_name("RUN");
  command->add_option("--against", options.base, "Compare with this earlier run, and show the changes first")
      ->type_name("RUN");
  addFile(*command, "--html", options.htmlFile, "Write the page as HTML; - for standard output");
  addFile(*command, "--markdown", options.markdownFile, "Write it as Markdown; - for standard output");
  return command;
}

int report(const CommonOptions& common, const ReportOptions& options) {
  if (options.htmlFile == kStandardOutput && options.markdownFile == kStandardOutput)
    throw UsageError("Standard output takes either --html - or --markdown -. Name a file for the other.");
  const std::string file = fileOfRun(options.run).string();
  const std::string baseFile = options.base.empty() ? std::string() : fileOfRun(options.base).string();
  const auto nameOf = [](const std::string& name) { return name == kStandardOutput ? std::string() : name; };
  requireOutputs({nameOf(options.htmlFile), nameOf(options.markdownFile)}, {file, baseFile});
  const Page page = pageOfFile(common, file, baseFile);
  const bool isAnyWanted = !options.htmlFile.empty() || !options.markdownFile.empty();
  if (options.htmlFile == kStandardOutput) {
    printOut("{}", toHtml(page));
  } else if (options.markdownFile == kStandardOutput || !isAnyWanted) {
    printOut("{}", toMarkdown(page));
  }
  flushOutput();
  writeOutputs({{nameOf(options.htmlFile), [&page] { return toHtml(page); }},
                {nameOf(options.markdownFile), [&page] { return toMarkdown(page); }}});
  return kOk;
}

}  // namespace headroom::cli
