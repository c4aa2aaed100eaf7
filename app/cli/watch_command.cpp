// headroom-cli watch: measures a kernel each time that its file is saved; headroom-cli revisions: its earlier texts.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <thread>

#include "commands.hpp"
#include "headroom/catalogue/kernel_watch.hpp"
#include "headroom/report/report.hpp"
#include "headroom/revisions.hpp"
#include "headroom/system/error.hpp"
#include "headroom/text/shell_word.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "interruption.hpp"
#include "parameter_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;
using SteadyClock = std::chrono::steady_clock;

/// Interval of file checks: a save is detected after one to two of these.
constexpr std::chrono::milliseconds kLook{40};

double secondsSince(SteadyClock::time_point start) {
  return std::chrono::duration<double>(SteadyClock::now() - start).count();
}

class Watcher {
 public:
  Watcher(const CommonOptions& common, const WatchOptions& options)
      : common_(common), options_(options), workbench_(optionsFor(common, options)), watch_(workbench_.catalogue()) {}

  int run() {
    listenForInterruption();
    printRejected();
    std::vector<std::string> ids = ownKernels();
    if (options_.times == 0 && ids.empty()) return kRuntimeFailure;
    for (const std::string& id : ids) {
      measure(id, SteadyClock::now(), 0);
      if (isImpossible_) return exitCode_;
    }
    if (options_.times == 0) return exitCode_;
    printTo(stderr, "Watching {}. Save it to measure it again; press Ctrl+C to stop.\n", options_.kernel);
    for (int saves = 0; !isInterrupted() && (options_.times < 0 || saves < options_.times);) {
      std::this_thread::sleep_for(kLook);
      if (!watch_.hasChanged()) continue;
      takeSave();
      ++saves;
    }
    return kOk;
  }

 private:
  static WorkbenchOptions optionsFor(const CommonOptions& common, const WatchOptions& options) {
    WorkbenchOptions result = toWorkbenchOptions(common);
    // Errors in the user's other kernels are irrelevant here.
    result.kernelFolders = kernelsGiven(common);
    result.kernelFolders.push_back(kernelsNamed(options.kernel));
    result.historyFolder.clear();
    return result;
  }

  [[nodiscard]] bool isOwn(const Variant& variant) const {
    const std::vector<std::string>& folders = workbench_.catalogue().folders();
    return variant.kind == VariantKind::Kernel && !folders.empty() && variant.folder == folders.back();
  }

  std::vector<std::string> ownKernels() const {
    std::vector<std::string> ids;
    for (const Variant& variant : workbench_.catalogue().variants()) {
      if (isOwn(variant)) ids.push_back(variant.id);
    }
    return ids;
  }

  /// What cannot be read now, once.
  void printRejected() {
    std::set<std::string> printed;
    for (const RejectedFile& file : workbench_.catalogue().rejected()) {
      if (!rejected_.contains(file.reason)) printOut("{}\n", file.reason);
      printed.insert(file.reason);
    }
    rejected_ = std::move(printed);
    flushOutput();
  }

  AttemptPlan planFor(const Variant& variant) const {
    const Workload& workload = findWorkload(variant.workload);
    AttemptPlan plan;
    plan.device = options_.device;
    plan.variant = variant;
    plan.size = options_.size.empty() ? workload.usualElsewhere.front() : parseSizes(options_.size).front();
    plan.parameters = valuesFor(workload, parametersFrom(options_.parameters, {&workload}));
    plan.sampling.timeBudgetSeconds = options_.timeBudgetSeconds;
    const auto known = ceilings_.find(workload.id);
    if (known != ceilings_.end()) plan.ceilings = known->second;
    // Beside a kernel of each workload, once.
    plan.measuresCeilings = !options_.noCeilings && known == ceilings_.end();
    return plan;
  }

  void takeSave() {
    const SteadyClock::time_point start = SteadyClock::now();
    const Catalogue before = workbench_.catalogue();
    workbench_.readKernels();
    watch_.follow(workbench_.catalogue());
    const double reading = secondsSince(start);
    printRejected();
    for (const std::string& id : changedKernels(before, workbench_.catalogue())) {
      if (isOwn(workbench_.catalogue().find(id))) measure(id, start, reading);
    }
  }

  void measure(const std::string& id, SteadyClock::time_point start, double readingSeconds) {
    const Variant variant = workbench_.catalogue().find(id);
    const CollectedRun run = waitFor(workbench_, common_.quiet, [&](EventSink sink) {
      return workbench_.attempt(planFor(variant), std::move(sink));
    });
    if (!run.attempt) {
      exitCode_ = exitCodeOf(run);
      isImpossible_ = true;
      return;
    }
    const ResultRow& row = run.attempt->row;
    if (!run.attempt->ceilings.empty()) ceilings_[variant.workload] = run.attempt->ceilings;
    exitCode_ = isValid(row) ? kOk : row.status == Status::WrongResult ? kWrongResult : kRuntimeFailure;
    print(row, keep(variant, row));
    printTo(stderr, "    {}\n", timesText(run.attempt->times, readingSeconds, secondsSince(start)));
  }

  /// The revision's number, and how it compares with the one before.
  std::string keep(const Variant& variant, const ResultRow& row) const {
    const KeptRevision kept = keepAndCompare(variant, row);
    if (!kept.note.empty()) tellNote(common_, kept.note);
    if (kept.number == 0) return {};
    return fmt::format("revision {}{}{}", kept.number, kept.compared.empty() ? "" : ", ", kept.compared);
  }

  void print(const ResultRow& row, const std::string& revision) const {
    printOut("{} at {}: {}{}\n", row.variant, toText(row.size), attemptText(row),
             revision.empty() ? "" : fmt::format(" ({})", revision));
    if (isValid(row) && !row.reason.empty()) printOut("    {}\n", row.reason);
    std::istringstream log(isTimed(row) ? std::string() : row.log);
    for (std::string line; std::getline(log, line);) printOut("    {}\n", line);
    flushOutput();
  }

  static std::string timesText(const JobTimes& times, double readingSeconds, double totalSeconds) {
    const double rest = totalSeconds - readingSeconds - (times.buildMs + times.timingMs + times.checkingMs) / 1e3;
    return fmt::format("{:.2f} s: read in {:.2f}, built in {:.2f}, timed in {:.2f}, checked in {:.2f}, the rest {:.2f}",
                       totalSeconds, readingSeconds, times.buildMs / 1e3, times.timingMs / 1e3, times.checkingMs / 1e3,
                       std::max(rest, 0.0));
  }

  const CommonOptions& common_;
  const WatchOptions& options_;
  Workbench workbench_;
  KernelWatch watch_;
  std::map<std::string, std::vector<ResultRow>> ceilings_;  // by workload
  std::set<std::string> rejected_;                          // reasons that were printed and still hold
  int exitCode_ = kOk;
  bool isImpossible_ = false;  // the last attempt did not come to a row: there is no device, or no runner
};

/// The one kernel of the file.
Variant kernelIn(const std::string& name) {
  const fs::path file = kernelsNamed(name);
  if (fs::is_directory(file)) throw UsageError(fmt::format("{} is a folder. Name one kernel's file.", name));
  return readKernelFile(file);
}

void printRevisions(const std::vector<Revision>& revisions, const std::string& file) {
  if (revisions.empty()) {
    printOut("No revision of this kernel was kept. Measure it with: headroom-cli watch {}\n", shellWord(file));
    return;
  }
  printOut("{}", toTextTable(revisions));
  const std::vector<Revision> two = lastTwo(revisions);
  if (two.size() < 2) return;
  printOut("\nCompare the last two, interleaved:\n  headroom-cli ab {0}@r{1} {0}@r{2} --sizes {3}\n", shellWord(file),
           two[0].number, two[1].number, toText(two[1].row.size));
}

int restoreRevision(const std::vector<Revision>& revisions, const Variant& variant, const RevisionsOptions& options) {
  const Revision& wanted = findRevision(revisions, *options.restored);
  const Revision now = revisionNow(variant);
  const bool isKept =
      std::ranges::any_of(revisions, [&now](const Revision& each) { return diffText(each, now).empty(); });
  if (!isKept && !options.force)
    throw UsageError(
        fmt::format("The current text of {} is not stored as a revision, and would be lost. Measure it first with "
                    "`headroom-cli watch --times 0`, or add --force.",
                    options.kernel));
  const std::vector<std::string> written = restore(wanted);
  if (written.empty()) printOut("It is revision {} already.\n", wanted.number);
  for (const std::string& file : written) printOut("Wrote {}\n", file);
  return kOk;
}

}  // namespace

int watch(const CommonOptions& common, const WatchOptions& options) {
  return Watcher(common, options).run();
}

int showRevisions(const CommonOptions& common, const RevisionsOptions& options) {
  const Variant variant = kernelIn(options.kernel);
  std::string note;
  const std::vector<Revision> revisions = revisionsIn(revisionsFile(variant), &note);
  if (!note.empty()) tellNote(common, note);
  if (options.restored) return restoreRevision(revisions, variant, options);
  if (options.differing.empty()) {
    printRevisions(revisions, options.kernel);
    return kOk;
  }
  const Revision& before = findRevision(revisions, options.differing.front());
  const bool isOfTwo = options.differing.size() > 1;
  const std::string text =
      diffText(before, isOfTwo ? findRevision(revisions, options.differing.back()) : revisionNow(variant));
  printOut("{}", text.empty() ? "The two versions are the same.\n" : text);
  return kOk;
}

}  // namespace headroom::cli
