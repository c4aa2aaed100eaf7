// headroom-cli: the engine without a window. Tables go to stdout, progress and notes to stderr.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <new>
#include <string_view>

#include "capture_command.hpp"
#include "commands.hpp"
#include "comparing_options.hpp"
#include "completion.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "headroom/text/terminal_text.hpp"
#include "hosts_command.hpp"
#include "kernel_options.hpp"
#include "manual_page.hpp"
#include "measuring_options.hpp"
#include "near_words.hpp"
#include "option_texts.hpp"
#include "report_command.hpp"
#include "result_options.hpp"
#include "roofline_command.hpp"
#include "shared_options.hpp"
#include "standard_streams.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

constexpr const char* kExitCodes =
    "Exit codes: 0 ok, 1 runtime failure, 2 usage, 3 a result failed validation or check found something, 4 "
    "regression, 5 no matching device, 6 check could not decide.";

/// CLI11's reason, without its own words for a value that is not a number.
std::string reasonOf(const CLI::Error& error) {
  constexpr std::string_view kNotConverted = "Could not convert: ";
  constexpr std::string_view kEquals = " = ";
  const std::string reason = error.what();
  const std::size_t equals = reason.find(kEquals);
  if (!reason.starts_with(kNotConverted) || equals == std::string::npos) return reason;
  return fmt::format("{}: \"{}\" is not a valid number",
                     reason.substr(kNotConverted.size(), equals - kNotConverted.size()),
                     reason.substr(equals + kEquals.size()));
}

/// States that there is no such command, or none at all.
std::string missingCommandText(const CLI::App& app, const std::vector<std::string>& unknown) {
  const std::string near = unknown.empty() ? std::string() : nearWordsText(app, unknown.front());
  if (!near.empty()) {
    return fmt::format("headroom-cli: There is no command \"{}\". {} `headroom-cli --help` describes all.\n",
                       unknown.front(), near);
  }
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands(nullptr)) {
    const bool isHidden = command->get_group().empty();
    if (!isHidden) names.push_back(command->get_name());
  }
  return fmt::format("headroom-cli: {}; choose one of: {}. `headroom-cli --help` describes them.\n",
                     unknown.empty() ? "A command is missing" : "There is no command \"" + unknown.front() + '"',
                     fmt::join(names, ", "));
}

/// Returns the mistake in the arguments, and the command that lists the right ones.
std::string mistakeText(const CLI::App* app, const CLI::Error& error) {
  const std::vector<std::string> unknown = app->remaining();
  const std::vector<CLI::App*> commands = app->get_subcommands();
  if (commands.empty()) return missingCommandText(*app, unknown);
  std::string command;
  const CLI::App* innermost = app;
  for (std::vector<CLI::App*> inner = commands; !inner.empty(); inner = inner.front()->get_subcommands()) {
    innermost = inner.front();
    command += (command.empty() ? "" : " ") + innermost->get_name();
  }
  std::string mistake = reasonOf(error) + '.';
  if (!unknown.empty()) {
    const std::string near = nearWordsText(*innermost, unknown.front());
    mistake = fmt::format("unknown argument {}.{}{}", unknown.front(), near.empty() ? "" : " ", near);
  }
  return fmt::format("headroom-cli {}: {} `headroom-cli {} --help` lists its arguments.\n", command, mistake, command);
}

/// Tables that reached nobody are a failure: a full disk shows when what is left of them is written. A reader that has
/// gone, as `head` does, wants no more.
int withOutputWritten(int exitCode) {
  flushOutput();
  switch (outputFailure()) {
    case OutputFailure::None:
      return exitCode;
    case OutputFailure::ReaderGone:
      if (exitCode == kOk) endByBrokenPipe();
      return exitCode;
    case OutputFailure::Other:
      break;
  }
  printTo(stderr, "headroom-cli: The output could not be written to the standard output. Make room there.\n");
  return exitCode == kOk ? kRuntimeFailure : exitCode;
}

int main(int argc, char** argv) {
  openClosedStreams();
  ignoreBrokenPipes();
  CLI::App app(kQuestion, "headroom-cli");
  app.set_version_flag("--version", std::string(version()));
  app.require_subcommand(1);
  app.footer(kExitCodes);
  app.failure_message(
      [](const CLI::App* failed, const CLI::Error& error) { return terminalText(mistakeText(failed, error)); });
  app.fallthrough();
  CommonOptions common;
  addCommon(app, common);
  int exitCode = kOk;

  ListOptions list;
  CLI::App* devices = app.add_subcommand("devices", "List the OpenCL devices");
  devices->add_flag("--json", list.json, "Print JSON instead of text");
  devices->callback([&] { exitCode = listDevices(common, list); });

  CLI::App* variants = app.add_subcommand("variants", "List the variants, host implementations too");
  variants->add_flag("--json", list.json, "Print JSON instead of text");
  variants->callback([&] { exitCode = listVariants(common, list); });

  RunOptions ceilingOptions;
  CLI::App* ceilings = app.add_subcommand("ceilings", "Measure copy and arithmetic peaks at each size");
  addSizes(*ceilings, ceilingOptions);
  ceilings->add_flag("--native", ceilingOptions.native,
                     "Add the ceilings that C++ reaches on this machine's CPU, without OpenCL");
  ceilings->callback([&] { exitCode = measureCeilings(common, ceilingOptions); });

  RunOptions runOptions;
  addRun(app, common, runOptions, exitCode);

  TuneOptions tuneOptions;
  addTune(app, tuneOptions)->callback([&] { exitCode = tune(common, tuneOptions); });

  SplitOptions splitOptions;
  addSplit(app, splitOptions)->callback([&] { exitCode = split(common, splitOptions); });

  RunsOptions runsOptions;
  addRuns(app, common, runsOptions, exitCode);

  GuideOptions guideOptions;
  addGuide(app, guideOptions)->callback([&] { exitCode = guide(common, guideOptions); });

  BlurOptions blurOptions;
  CLI::App* blurring = app.add_subcommand("blur", "Blur a photo");
  addBlur(*blurring, blurOptions);
  blurring->callback([&] { exitCode = blur(common, blurOptions); });

  BestOptions bestOptions;
  addBest(app, bestOptions)->callback([&] { exitCode = listBest(common, bestOptions); });

  CompareOptions compareOptions;
  addCompare(app, compareOptions)->callback([&] { exitCode = compare(common, compareOptions); });

  AbOptions abOptions;
  addAb(app, abOptions)->callback([&] { exitCode = takeTurns(common, abOptions); });

  NoiseOptions noiseOptions;
  addNoise(app, noiseOptions)->callback([&] { exitCode = measureNoise(common, noiseOptions); });

  ImportOptions importOptions;
  addImport(app, importOptions)->callback([&] { exitCode = importFigures(common, importOptions); });

  ProblemOptions problemOptions;
  addProblem(app, problemOptions)->callback([&] { exitCode = writeProblem(common, problemOptions); });
  NewOptions newOptions;
  addNew(app, newOptions)->callback([&] { exitCode = makeNew(common, newOptions); });
  WatchOptions watchOptions;
  addWatch(app, watchOptions)->callback([&] { exitCode = watch(common, watchOptions); });
  RevisionsOptions revisionsOptions;
  addRevisions(app, revisionsOptions)->callback([&] { exitCode = showRevisions(common, revisionsOptions); });

  CheckOptions checkOptions;
  addCheck(app, checkOptions)->callback([&] { exitCode = check(common, checkOptions); });
  ReplayOptions replayOptions;
  addReplay(app, replayOptions)->callback([&] { exitCode = replay(common, replayOptions); });
  CompiledOptions compiledOptions;
  addCompiled(app, compiledOptions)->callback([&] { exitCode = showCompiled(common, compiledOptions); });

  AdviceOptions adviceOptions;
  addAdvice(app, adviceOptions)->callback([&] { exitCode = advise(common, adviceOptions); });

  ReportOptions reportOptions;
  addReport(app, reportOptions)->callback([&] { exitCode = report(common, reportOptions); });

  RooflineOptions rooflineOptions;
  addRoofline(app, rooflineOptions)->callback([&] { exitCode = showRoofline(common, rooflineOptions); });

  CaptureOptions captureOptions;
  addCapture(app, captureOptions)->callback([&] { exitCode = capture(common, captureOptions); });

  HostsOptions hostsOptions;
  addHosts(app, common, hostsOptions, exitCode);

  AllowOptions allowOptions;
  addAllow(app, allowOptions)->callback([&] { exitCode = allow(common, allowOptions); });

  WorkerOptions workerOptions;
  CLI::App* worker =
      app.add_subcommand("worker", "Serve jobs as JSON lines on stdin and stdout (used by Headroom itself)");
  worker->add_option("--pixels", workerOptions.pixels, "Descriptor of the socket that brings memory with pixels")
      ->type_name("N");
  worker->add_flag("--leave-printed", workerOptions.leavesPrinted, "Leave what kernels print on stderr");
  worker->add_flag("--alone", workerOptions.isAlone, "Serve jobs in this process, without a supervisor");
  worker->callback([&] { exitCode = work(workerOptions); });

  CodecsOptions codecsOptions;
  CLI::App* codecs = app.add_subcommand("codecs", "Decode and encode pictures (used by Headroom itself)")->group("");
  codecs->add_option("--memory", codecsOptions.memory, "Descriptor of the socket that memory comes and goes through")
      ->required();
  codecs->callback([&] { exitCode = serveImageCodecs(codecsOptions); });

  std::vector<std::string> completedWords;
  addComplete(app, completedWords);
  app.add_subcommand("manual-page", "Print the page for man (used when Headroom is built)")
      ->group("")
      ->callback([&app] { printOut("{}", manualPage(app, version(), "headroom")); });
  placeDevices(app, common);
  refuseEmptyValues(app);

  try {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!arguments.empty() && arguments.front() == "complete") completedWords = takeProgram("complete", arguments);
    const std::vector<std::string> program = takeProgram("capture", arguments);
    if (!program.empty()) captureOptions.command = program;
    hostsOptions.words = takeProgram("hosts", arguments);
    requireValueIfGiven("--resume", arguments);
    std::reverse(arguments.begin(), arguments.end());  // as the parser takes them
    app.parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? withOutputWritten(kOk) : kUsage;
  } catch (const UsageError& error) {
    printTo(stderr, "headroom-cli: {}\n", error.what());
    printHiddenRejections();
    return kUsage;
  } catch (const NoDeviceError& error) {
    printTo(stderr, "headroom-cli: {}\n", error.what());
    return kNoDevice;
  } catch (const std::bad_alloc&) {
    printTo(stderr, "headroom-cli: {}\n", kNoMemoryText);
    return kRuntimeFailure;
  } catch (const std::exception& error) {
    printTo(stderr, "headroom-cli: {}\n", error.what());
    return kRuntimeFailure;
  }
  return withOutputWritten(exitCode);
}

}  // namespace
}  // namespace headroom::cli

int main(int argc, char** argv) {
  return headroom::cli::main(argc, argv);
}
