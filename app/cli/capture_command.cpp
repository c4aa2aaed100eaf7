#include "capture_command.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <limits>
#include <map>
#include <set>
#include <system_error>

#include "headroom/capture.hpp"
#include "headroom/capture/put_back.hpp"
#include "headroom/pages/capture_page.hpp"
#include "headroom/replay.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/text/shell_word.hpp"
#include "output_files.hpp"
#include "shared_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

constexpr std::string_view kDumpAll = "all";

volatile std::sig_atomic_t programToSignal = 0;
/// The last signal that asked to end; 0: none.
volatile std::sig_atomic_t wasSignalled = 0;

/// A terminal sends its signals to the program as well; signals sent only to this process are passed on.
void passOn(int signal, siginfo_t* info, void*) {
  wasSignalled = signal;
  const bool isFromTerminal = info != nullptr && info->si_code > 0;
  if (!isFromTerminal && programToSignal > 0) ::kill(programToSignal, signal);
}

/// While one lives, termination signals go to the program: this process ends after it, with its report.
class PassedSignals {
 public:
  PassedSignals() {
    for (std::size_t i = 0; i < std::size(kSignals); ++i) {
      struct sigaction action {};
      action.sa_sigaction = passOn;
      action.sa_flags = SA_SIGINFO | SA_RESTART;
      sigaction(kSignals[i], nullptr, &before_[i]);
      if (before_[i].sa_handler != SIG_IGN) sigaction(kSignals[i], &action, nullptr);
    }
  }
  ~PassedSignals() {
    for (std::size_t i = 0; i < std::size(kSignals); ++i) sigaction(kSignals[i], &before_[i], nullptr);
    programToSignal = 0;
  }
  PassedSignals(const PassedSignals&) = delete;
  PassedSignals& operator=(const PassedSignals&) = delete;

 private:
  static constexpr int kSignals[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP};
  struct sigaction before_[std::size(kSignals)]{};
};

/// Signals go to this program from now on, and one that came while it was being started.
void passSignalsTo(pid_t program) {
  programToSignal = program;
  if (const int signal = wasSignalled; program > 0 && signal != 0) ::kill(program, signal);
}

/// "512M", "2G", "2GiB" or "1000000", in units of 1024.
std::uint64_t bytesIn(const std::string& text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  std::string unit(end, text.data() + text.size());
  for (const std::string_view ending : {"iB", "B"}) {
    if (unit.size() > 1 && unit.ends_with(ending)) unit.resize(unit.size() - ending.size());
  }
  constexpr std::string_view kUnits = "KMGT";
  double factor = unit.empty() ? 1 : 0;
  for (std::size_t i = 0; i < kUnits.size(); ++i) {
    if (unit.size() == 1 && unit.front() == kUnits[i]) factor = static_cast<double>(std::uint64_t{1} << (10 * (i + 1)));
  }
  const double bytes = number * factor;
  if (error == std::errc() && bytes >= 1 && bytes < 1e15) return static_cast<std::uint64_t>(bytes);
  throw UsageError(fmt::format("--limit: \"{}\" is not a size. Write it like 512M or 2G.", text));
}

CapturePlan planFor(const CaptureOptions& options) {
  CapturePlan plan;
  plan.command = options.command;
  plan.folder = options.folder;
  plan.refusesBinaries = options.refusesBinaries;
  for (const std::string& dump : options.dumps) {
    if (dump == kDumpAll) {
      plan.dumpsAll = true;
    } else {
      plan.dumps.push_back(parseDumpRequest(dump));
    }
  }
  if (!options.limit.empty()) {
    const std::uint64_t captures = plan.sessionLimitBytes / plan.captureLimitBytes;
    plan.captureLimitBytes = bytesIn(options.limit);
    plan.sessionLimitBytes = captures * plan.captureLimitBytes;
  }
  return plan;
}

/// Returns a folder, the command that runs it, and its differences from the original launch; or why it cannot run. Adds
/// runnable ones to `byKernel`, as words for a shell.
std::string folderText(const CapturedFolder& captured, std::map<std::string, std::vector<std::string>>& byKernel) {
  const std::string folder = shellWord(captured.folder.string());
  std::string text = fmt::format("Captured {} ({:.1f} MiB)\n", folder, static_cast<double>(captured.bytes) / (1 << 20));
  try {
    const CaptureDescription made = describeCapture(captured.folder);
    byKernel[made.kernel].push_back(folder);
    for (const std::string& note : made.notes) text += fmt::format("  {}\n", note);
    text += fmt::format("  Check it: headroom-cli replay {}\n", folder);
    return text + fmt::format("  Measure it: headroom-cli --kernels {} run --workload {}\n", folder,
                              shellWord(captured.folder.filename().string()));
  } catch (const Error& error) {
    return text + fmt::format("  It cannot be run: {}\n", error.what());
  }
}

std::string foldersText(const std::vector<CapturedFolder>& folders) {
  std::string text;
  std::map<std::string, std::vector<std::string>> byKernel;
  for (const CapturedFolder& each : folders) text += folderText(each, byKernel);
  for (const auto& [kernel, captures] : byKernel) {
    if (captures.size() < 2) continue;
    const std::string merged = (folders.front().folder.parent_path() / kernel).string();
    text += fmt::format("One workload of {} launches of {}: headroom-cli replay --merge {} {}\n", captures.size(),
                        kernel, shellWord(merged), fmt::join(captures, " "));
  }
  return text;
}

std::string headText(const CaptureFigures& figures) {
  std::set<std::string> names;
  for (const CapturedProcess& process : figures.processes) names.insert(process.program);
  const std::string programs = fmt::format("{}", fmt::join(names, ", "));
  return fmt::format("{}: {} launch{} of {} kernel{} in {} process{}, {:.3f} ms\n", programs, figures.launches,
                     figures.launches == 1 ? "" : "es", figures.kernels.size(), figures.kernels.size() == 1 ? "" : "s",
                     figures.processes.size(), figures.processes.size() == 1 ? "" : "es", figures.totalMs());
}

std::string reportText(const CaptureFigures& figures, const std::string& folders) {
  std::string text = headText(figures);
  if (!figures.kernels.empty()) text += toText(figures);
  for (const std::string& note : figures.notes) text += note + '\n';
  return text + folders;
}

/// The folder's own name may be shorter. Empty where it cannot be read.
std::string kernelOf(const CapturedFolder& captured) {
  try {
    return readFile(captured.folder / "kernelName.txt", std::size_t{1} << 20);
  } catch (const Error&) {
    return {};
  }
}

/// Reports requested kernels without a folder.
void sayMissing(const CapturePlan& plan, const CaptureFigures& figures, const std::vector<CapturedFolder>& folders) {
  for (const DumpRequest& dump : plan.dumps) {
    const bool isLaunched = std::any_of(figures.kernels.begin(), figures.kernels.end(),
                                        [&dump](const CapturedKernel& kernel) { return kernel.isNamed(dump.kernel); });
    const bool isThere = std::any_of(folders.begin(), folders.end(),
                                     [&dump](const CapturedFolder& each) { return kernelOf(each) == dump.kernel; });
    if (isThere || figures.processes.empty()) continue;
    printTo(stderr, "headroom-cli capture: {}\n",
            isLaunched
                ? fmt::format("No folder of {} was written. The launch did not occur, or the program never waited "
                              "for it.",
                              dump.kernel)
                : fmt::format("The program launched no kernel {}.", dump.kernel));
  }
}

void tell(CaptureSession& session, const CapturePlan& plan, const CommonOptions& common,
          const CaptureOptions& options) {
  const CaptureFigures figures = session.figures();
  const std::vector<CapturedFolder> folders = session.folders();
  const std::string described = foldersText(folders);
  if (figures.processes.empty()) printTo(stderr, "headroom-cli capture: {}\n", session.whyNothing());
  sayMissing(plan, figures, folders);
  const auto report = [&] { return options.json ? toJson(figures, folders) : reportText(figures, described); };
  if (options.reportFile.empty() && !common.quiet && (options.json || !figures.processes.empty()))
    printTo(stderr, "{}{}", options.json ? "" : "\n", report());
  writeOutputs({{options.reportFile, report},
                {options.csvFile, [&] { return toCsv(figures); }},
                {options.traceFile, [&] { return toChromeTrace(figures); }},
                {options.htmlFile, [&] { return toHtml(pageOf(figures, folders, plan.command)); }},
                {options.markdownFile, [&] { return toMarkdown(pageOf(figures, folders, plan.command)); }}});
}

/// Runs the program alternately with its own kernel and with the changed one.
int putBackInto(const CommonOptions& common, const CaptureOptions& options) {
  const bool hasFiles = !options.csvFile.empty() || !options.traceFile.empty() || !options.htmlFile.empty() ||
                        !options.markdownFile.empty();
  if (!options.dumps.empty() || hasFiles) {
    throw UsageError(
        "--with compares the program with itself: --dump, --csv, --trace, --html and --markdown are of a run without "
        "it.");
  }
  requireOutputs({options.reportFile});
  Configuration values;
  for (const std::string& setting : options.settings) values.insert(parseSetting(setting));
  PutBackPlan plan;
  plan.program = planFor(options);
  plan.replacement = replacementFor(options.with, values);
  plan.runs = options.runs;
  plan.compare = options.compare;
  plan.outputs.assign(options.outputs.begin(), options.outputs.end());
  const PassedSignals passed;
  const PutBackReport report = putBack(plan, [&](int run, const CaptureSession* session) {
    passSignalsTo(session != nullptr ? session->pid() : 0);
    if (wasSignalled != 0 && session == nullptr)
      throw Error(Stage::Launch, "Stopped by a signal, before all runs were made.");
    if (session != nullptr && !common.quiet)
      printTo(stderr, "headroom-cli capture: run {} of {}\n", run + 1, 2 * plan.runs);
  });
  const auto text = [&] { return options.json ? toJson(report) : toText(report); };
  if (options.reportFile.empty() && !common.quiet) printTo(stderr, "{}{}", options.json ? "" : "\n", text());
  writeOutputs({{options.reportFile, text}});
  return report.isOutputEqual() ? kOk : kWrongResult;
}

}  // namespace

CLI::App* addCapture(CLI::App& app, CaptureOptions& options) {
  CLI::App* command =
      app.add_subcommand("capture", "Run another OpenCL program, list its kernels by time and capture launches");
  command->add_option("program", options.command, "Program and arguments; after -- where any begins with a dash")
      ->type_name("PROGRAM");
  command
      ->add_option("--dump", options.dumps,
                   "Kernel whose second launch (or only one) becomes a folder, or NAME:2,5 for these launches, or all "
                   "(repeatable)")
      ->type_name("KERNEL[:N]")
      ->allow_extra_args(false);
  command->add_option("--to", options.folder, "Folder of the captured folders")
      ->type_name("FOLDER")
      ->capture_default_str();
  command->add_flag("--refuse-binaries", options.refusesBinaries,
                    "Refuse binaries that the program loads, so that it builds its sources. Some programs end then");
  command->add_option("--limit", options.limit, "Most bytes of one captured folder, e.g. 512M (default: 2G)")
      ->type_name("SIZE");
  CLI::Option* with =
      command
          ->add_option("--with", options.with,
                       "Captured folder whose changed kernel is built in place of the program's own; both run by turns")
          ->type_name("FOLDER");
  command->add_option("--set", options.settings, "Value of a tunable for --with (repeatable)")
      ->needs(with)
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  command->add_option("--runs", options.runs, "Runs of each side for --with")
      ->type_name("N")
      ->needs(with)
      ->capture_default_str();
  command->add_option("--output", options.outputs, "File that the program writes, compared for --with (repeatable)")
      ->needs(with)
      ->type_name("FILE")
      ->allow_extra_args(false);
  command
      ->add_option("--compare", options.compare,
                   "Compare outputs with this shell command, {before} and {after}; exit code 0 means equal")
      ->needs(with)
      ->type_name("COMMAND");
  command->add_flag("--json", options.json, "Print JSON instead of a table");
  addFile(*command, "--report", options.reportFile, "Write the table or JSON to a file instead of stderr");
  addFile(*command, "--csv", options.csvFile, "Write the kernels as CSV");
  addFile(*command, "--trace", options.traceFile, "Write the launches as a trace");
  addFile(*command, "--html", options.htmlFile, "Write a report as one HTML page");
  addFile(*command, "--markdown", options.markdownFile, "Write the report as Markdown");
  return command;
}

int capture(const CommonOptions& common, const CaptureOptions& options) {
  if (options.command.empty())
    throw UsageError(
        "A program to run is missing. Write it after --: headroom-cli capture -- darktable-cli in.jpg out.jpg");
  if (!options.with.empty()) return putBackInto(common, options);
  requireOutputs({options.reportFile, options.csvFile, options.traceFile, options.htmlFile, options.markdownFile});
  const CapturePlan plan = planFor(options);
  const PassedSignals passed;
  CaptureSession session(plan);
  passSignalsTo(session.pid());
  const CaptureEnd end = session.wait();
  programToSignal = 0;
  tell(session, plan, common, options);
  return end.exitCode;
}

}  // namespace headroom::cli
