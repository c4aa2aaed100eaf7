#include "console.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <utility>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/history.hpp"
#include "headroom/jobs/opencl_environment.hpp"
#include "headroom/system/error.hpp"
#include "headroom/tuning/tuning.hpp"
#include "interruption.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// Characters in a line of the terminal; a usual number where it does not say.
std::size_t terminalWidth(int descriptor) {
  constexpr std::size_t kUsualWidth = 80;
  winsize size{};
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kUsualWidth;
}

/// On a terminal one line that is overwritten; elsewhere, as in a log, a line from time to time.
class ProgressLine {
 public:
  ProgressLine(bool quiet, std::string counted)
      : quiet_(quiet), isOnTerminal_(isatty(STDERR_FILENO) != 0), counted_(std::move(counted)) {}

  void show(const Progress& progress) {
    if (quiet_) return;
    const std::string before = std::move(latest_.activity);
    latest_ = progress;
    // A count without an activity keeps the previous activity.
    if (latest_.activity.empty()) latest_.activity = before;
    known_ = Clock::now();
    isKnown_ = true;
    if (isOnTerminal_) draw();
  }

  /// Called often: time goes by between events, too.
  void tick() {
    if (quiet_ || !isKnown_) return;
    if (Clock::now() - drawn_ >= (isOnTerminal_ ? kRedrawn : kBetweenLines)) draw();
  }

  void clear() {
    if (shown_) std::fputs("\r\x1b[K", stderr);
    shown_ = false;
  }

  void note(const Note& note) {
    if (quiet_ && note.level != NoteLevel::Loss) return;
    clear();
    printTo(stderr, "{}: {}\n", quiet_ ? "headroom-cli" : "note", note.text);
  }

 private:
  // A countdown changes every second. In a log, fewer lines show that the program is alive.
  static constexpr std::chrono::seconds kRedrawn{1};
  static constexpr std::chrono::seconds kBetweenLines{5};

  void draw() {
    drawn_ = Clock::now();
    Progress now = latest_;
    if (now.secondsLeft) {
      const double passed = std::chrono::duration<double>(drawn_ - known_).count();
      now.secondsLeft = std::max(0.0, *now.secondsLeft - passed);
    }
    std::string text = toText(now, counted_);
    if (isOnTerminal_) {
      // A line that wraps could not be written over.
      text.resize(std::min(text.size(), terminalWidth(STDERR_FILENO) - 1));
      std::fputs("\r\x1b[K", stderr);
      printText(stderr, text);
      shown_ = true;
    } else {
      printTo(stderr, "{}\n", text);
    }
    std::fflush(stderr);
  }

  bool quiet_;
  bool isOnTerminal_;
  std::string counted_;
  bool shown_ = false;
  bool isKnown_ = false;
  Progress latest_;
  Clock::time_point known_;
  Clock::time_point drawn_ = Clock::now();
};

/// Events arrive on the workbench's thread; the caller waits on its own.
class Collector {
 public:
  Collector(bool quiet, std::string counted) : progress_(quiet, std::move(counted)) {}

  void take(const RunEvent& event) {
    const std::lock_guard lock(mutex_);
    std::visit([this](const auto& what) { takeOne(what); }, event.what);
  }

  CollectedRun wait(Workbench& workbench, RunId run) {
    std::unique_lock lock(mutex_);
    bool cancelled = false;
    // A signal handler may not notify, so that the flag is polled.
    while (!changed_.wait_for(lock, std::chrono::milliseconds(50), [this] { return ended_; })) {
      progress_.tick();
      if (!isInterrupted() || cancelled) continue;
      cancelled = true;
      workbench.cancel(run);
    }
    progress_.clear();
    return std::move(collected_);
  }

 private:
  void takeOne(const RunStarted& /*started*/) {}
  void takeOne(const DevicesFound& found) { collected_.devices = found.devices; }
  void takeOne(const ContextKnown& known) { collected_.context = known.context; }
  void takeOne(const RowUpdated& /*update*/) {}
  void takeOne(const SizeFinished& /*finished*/) {}
  void takeOne(const Progress& progress) { progress_.show(progress); }
  void takeOne(const RowReady& ready) { collected_.rows.push_back(ready.row); }
  void takeOne(const Note& note) { progress_.note(note); }
  void takeOne(const ImageReady& ready) {
    collected_.image = ready.image;
    collected_.times = ready.times;
    collected_.choice = ready.choice;
    collected_.rows.push_back(ready.row);
  }
  void takeOne(const TuningStarted& started) {
    progress_.note({fmt::format("{} at {} has {}{}.", started.target.variant, toText(started.target.size),
                                spaceText(started.configurations, started.allowed, started.isAllowedExact),
                                started.known > 0 ? fmt::format(", {} of them tried before", started.known) : "")});
  }
  void takeOne(const ConfigurationTried& tried) {
    ++collected_.configurationsTried;
    if (!tried.isBest) return;
    progress_.note({fmt::format("{:.4g} ms with {} is the best so far, after {}.", tried.result.row.medianMs,
                                toText(tried.result.configuration), collected_.configurationsTried)});
  }
  void takeOne(const TuningDone& done) {
    collected_.configurationsTried = 0;
    collected_.tunings.push_back(done.report);
  }
  void takeOne(const VariantsRanked& ranked) { collected_.ranking = ranked.ranking; }
  void takeOne(const SplitUpdated& updated) { collected_.split = updated.report; }
  void takeOne(const SplitDone& done) { collected_.split = done.report; }
  void takeOne(const AbUpdated& updated) { collected_.ab = updated.report; }
  void takeOne(const AbDone& done) { collected_.ab = done.report; }
  void takeOne(const AttemptDone& done) { collected_.attempt = done; }
  void takeOne(const CheckDone& done) { collected_.check = done; }
  void takeOne(const KernelsDescribed& described) { collected_.program = described.program; }
  void takeOne(const ProgramCompiled& compiled) { collected_.compiled = compiled.program; }
  void takeOne(const ReplayDone& done) { collected_.replay = done; }
  void takeOne(const RunFinished& finished) {
    collected_.finished = finished;
    ended_ = true;
    changed_.notify_one();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  ProgressLine progress_;
  CollectedRun collected_;
  bool ended_ = false;
};

/// Lines about kernel files that were left out, kept back by --quiet.
std::vector<std::string>& hiddenRejections() {
  static std::vector<std::string> lines;
  return lines;
}

/// See leaveMachinesOut.
bool& areMachinesLeftOut() {
  static bool areLeftOut = false;
  return areLeftOut;
}

}  // namespace

std::vector<std::filesystem::path> kernelsGiven(const CommonOptions& options) {
  std::vector<std::filesystem::path> given;
  for (const std::string& name : options.kernelFolders) given.push_back(kernelsNamed(name));
  return given;
}

WorkbenchOptions toWorkbenchOptions(const CommonOptions& options) {
  const std::vector<std::filesystem::path> given = kernelsGiven(options);
  // CLI11's range accepts NaN.
  if (std::isnan(options.timeoutSeconds)) throw UsageError("The timeout must be a number of seconds.");
  if (options.inProcess && !options.hosts.empty())
    throw UsageError("--in-process is for devices of this machine. Leave it out, or choose one of them.");
  WorkbenchOptions result;
  result.hosts = options.hosts;
  result.hosting = options.inProcess ? Hosting::InProcess : Hosting::RunnerProcess;
  result.kernelFolders = {userKernelFolder()};
  result.kernelFolders.insert(result.kernelFolders.end(), given.begin(), given.end());
  if (!options.noHistory) result.historyFolder = historyFolder();
  result.tuningFolder = tuningFolder();
  result.deadline = std::chrono::milliseconds(static_cast<long long>(options.timeoutSeconds * 1000));
  return result;
}

void tellNote(const CommonOptions& options, const std::string& text) {
  if (!options.quiet) printTo(stderr, "note: {}\n", text);
}

void tellRejectedKernels(const CommonOptions& options, const Catalogue& catalogue) {
  for (const RejectedFile& file : catalogue.rejected()) {
    std::string text = fmt::format("{} was skipped: {}", file.origin, file.reason);
    if (options.quiet) {
      hiddenRejections().push_back(std::move(text));
    } else {
      tellNote(options, text);
    }
  }
}

void printHiddenRejections() {
  for (const std::string& text : hiddenRejections()) printTo(stderr, "headroom-cli: {}\n", text);
}

std::unique_ptr<Workbench> openWorkbench(const CommonOptions& options, WorkbenchOptions workbench) {
  if (options.inProcess) {
    for (const Note& note : prepareOpenClEnvironment()) tellNote(options, note.text);
  }
  return std::make_unique<Workbench>(std::move(workbench));
}

std::unique_ptr<Workbench> openWorkbench(const CommonOptions& options) {
  auto workbench = openWorkbench(options, toWorkbenchOptions(options));
  tellRejectedKernels(options, workbench->catalogue());
  return workbench;
}

CollectedRun waitFor(Workbench& workbench, bool quiet, const std::function<RunId(EventSink)>& start,
                     const std::string& counted) {
  Collector collector(quiet, counted);
  listenForInterruption();
  const RunId run = start([&collector](const RunEvent& event) { collector.take(event); });
  return collector.wait(workbench, run);
}

int widthOfOutput() {
  return isatty(STDOUT_FILENO) != 0 ? static_cast<int>(terminalWidth(STDOUT_FILENO)) : 0;
}

void leaveMachinesOut() {
  areMachinesLeftOut() = true;
}

int exitCodeOf(const CollectedRun& run) {
  if (run.finished.outcome == Outcome::Cancelled) {
    printTo(stderr, "headroom-cli: stopped before the end.\n");
    return kRuntimeFailure;
  }
  if (run.finished.outcome == Outcome::Failed) {
    printTo(stderr, "headroom-cli: {}\n", run.finished.reason);
    return run.finished.noDevice ? kNoDevice : kRuntimeFailure;
  }
  const auto has = [&run](auto matches) { return std::any_of(run.rows.begin(), run.rows.end(), matches); };
  if (has([](const ResultRow& row) { return row.status == Status::WrongResult; })) return kWrongResult;
  // A variant that does not support these parameters, or is too slow for this size, is not a failure if others ran.
  const bool failed = has([](const ResultRow& row) {
    return !isTimed(row) && row.status != Status::Unsupported && row.status != Status::OverBudget;
  });
  const auto isAskedFor = [](const ResultRow& row) { return row.role != Role::Ceiling; };
  const bool anyAskedFor = has(isAskedFor);
  const bool anyTimed = has([&](const ResultRow& row) { return isTimed(row) && (isAskedFor(row) || !anyAskedFor); });
  // Without rows it is a step before the measurement.
  const bool isIncomplete = !run.rows.empty() && (!anyTimed || areMachinesLeftOut());
  return failed || isIncomplete ? kRuntimeFailure : kOk;
}

}  // namespace headroom::cli
