// The one facade of the engine: window, command line and tests all measure through it.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "headroom/ab.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/checking.hpp"
#include "headroom/choice.hpp"
#include "headroom/history.hpp"
#include "headroom/hosts/host.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/run/attempt_plan.hpp"
#include "headroom/run/compile_plan.hpp"
#include "headroom/run/image_plan.hpp"
#include "headroom/run/kernel_text.hpp"
#include "headroom/run/run_event.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/split.hpp"
#include "headroom/tuning/tuning.hpp"

namespace headroom {

/// The process that calls OpenCL.
enum class Hosting {
  RunnerProcess,  ///< a process of its own, replaced when it dies: the default
  InProcess       ///< a thread of this process, for debuggers: a bad kernel ends the program
};

struct WorkbenchOptions {
  Hosting hosting = Hosting::RunnerProcess;
  /// The host of devices without a host in their selector. Not for InProcess, which is this process.
  Host host = {};
  /// Hosts that selectors may name: "gpu7/0:1". Each is reached when it is first used.
  std::vector<NamedHost> hosts = {};
  /// The program whose `worker` command is this machine's own runner; empty: headroom-cli beside this program.
  std::filesystem::path runner;
  /// Folders, or single kernels' files, that add to or override the built-in kernels, in order: see kernelsNamed.
  std::vector<std::filesystem::path> kernelFolders;
  /// A runner that is silent for longer is killed and its point is TimedOut. Not enforced in-process.
  std::chrono::milliseconds deadline{30'000};
  /// Folder of the journals of runs, tunings and splits, see history.hpp; empty: none are stored.
  std::filesystem::path historyFolder;
  /// Folder of tuning journals, of the best configurations, see tuning.hpp, and of measurements for the choice of the
  /// best variant; empty: none are stored, and only this workbench's measurements are known.
  std::filesystem::path tuningFolder;
};

/// Requests run one after the other on a thread of the workbench's own; none of its calls waits for OpenCL. Every
/// request's events go to its sink, which is called synchronously: RunFinished exactly once and last.
class Workbench {
 public:
  explicit Workbench(WorkbenchOptions options = {});
  /// Cancels the running request, drops waiting ones (each still gets its RunFinished) and joins.
  ~Workbench();
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;

  /// For the thread that owns the workbench. The reference is valid as long as the workbench; the results of find() and
  /// variants() are valid until kernels are read again.
  [[nodiscard]] const Catalogue& catalogue() const;
  /// Reads the kernel folders again and updates catalogue(). Waiting and running requests keep the kernels from when
  /// they were made.
  void readKernels();
  /// Reads these folders, now and later; kernels of other folders are removed.
  void readKernels(std::vector<std::filesystem::path> folders);

  /// Sets the hosts that selectors of later requests may name.
  void setHosts(std::vector<NamedHost> hosts);
  /// Call if the devices of a host were listed elsewhere: later requests start another runner there, whose ids are as
  /// in that list. Otherwise devices keep the ids of the host's first list here.
  void renewHost(const std::string& name);

  /// -> DevicesFound: every device of every platform, of the machines that the selectors name, of this one without
  /// selectors. An empty list is not a failure. Of several machines, those without a runner or a device are left out:
  /// RunFinished is then Failed with a sentence for each, after DevicesFound with the devices of the others.
  RunId listDevices(EventSink sink, std::vector<std::string> selectors = {});
  /// -> RowReady for every point; a point that fails is a row too. SizeFinished after those of each device and size: a
  /// pause in which a listener can draw without disturbing the timing. Throws UsageError for a plan that cannot run: no
  /// size, unknown variant, a parameter out of range. Devices of several machines are measured at the same time; what
  /// the sink receives of other machines then waits while this one measures. A run goes on without machines that cannot
  /// be reached at its beginning: RunFinished is then Failed with a sentence for each.
  RunId start(RunPlan plan, EventSink sink);
  /// Runs several plans as one run, in their order.
  RunId start(std::vector<RunPlan> plans, EventSink sink);
  /// Resumes an interrupted run, as readRun read it from its journal, in that same journal. -> RowReady for the rows
  /// that it has, then for the missing points; RunFinished with Failed if device, driver, kernels or Headroom have
  /// changed, or the journal has since it was read. Throws UsageError likewise. `workers`: how many measure the missing
  /// points, as the user says; without it, a run of several is refused, see takeUsersWorkers.
  RunId resume(StoredRun run, std::filesystem::path journal, EventSink sink, std::optional<int> workers = {});
  /// -> ImageReady, or RunFinished with Failed. Throws UsageError likewise. If the plan names no variant, candidates
  /// without measurements may be measured first, see rank().
  RunId process(ImagePlan plan, EventSink sink);
  /// -> VariantsRanked: the ranking of the blurs for such an image, the best one first. Progress while candidates are
  /// measured. Uses the measurements of runs, tuning runs and earlier choices on the device. Throws UsageError for a
  /// parameter or a size out of range.
  RunId rank(ChoicePlan plan, EventSink sink);

  /// -> ContextKnown; for each target TuningStarted, ConfigurationTried for every configuration and TuningDone;
  /// Progress within the target. A configuration that fails is a result. Throws UsageError for a plan that cannot run:
  /// no size, an unknown variant or one without tunables, a parameter out of range.
  RunId tune(TuningPlan plan, EventSink sink);

  /// -> ContextKnown; SplitUpdated after every round of a share and SplitDone at the end, with the results so far if
  /// the run is stopped; Progress. Throws UsageError for a plan that cannot run: no size, an unknown variant or one
  /// whose work cannot be split by rows, variants that do not compute the same thing, one device and one part.
  RunId split(SplitPlan plan, EventSink sink);

  /// Compares two versions of kernels in alternation: see ab.hpp. -> ContextKnown; AbUpdated after every round and
  /// AbDone at the end, with the results so far if the run is stopped; Progress. Throws UsageError for a plan that
  /// cannot run: no pair, no size, a margin or a budget out of range.
  RunId takeTurns(AbPlan plan, EventSink sink);

  /// -> AttemptDone: one kernel, as it is in the plan, measured once and briefly; Progress. A kernel that fails is a
  /// row too. Stores nothing. Throws UsageError for a size or a parameter out of range.
  RunId attempt(AttemptPlan plan, EventSink sink);

  /// -> CheckDone: a kernel launched once in Oclgrind, on this machine, whatever the host: see checking.hpp. Progress.
  /// A kernel that fails there is a result too, as is one that exceeds the plan's time limit. RunFinished with Failed
  /// if Oclgrind is not installed. Throws UsageError for a variant that is not a kernel, and for a size, a parameter or
  /// a limit out of range.
  RunId check(CheckPlan plan, EventSink sink);

  /// -> KernelsDescribed: the kernels of the text and their arguments, as reported by the device's driver after
  /// building it; or why it was not built. Progress. RunFinished with Failed if no device matches the selector, or the
  /// driver crashed on the text.
  RunId describe(KernelText text, EventSink sink);

  /// -> ProgramCompiled: the compiler's output for the variant's kernels at this size, or the reason why there is none;
  /// Progress. On PoCL, which compiles at the first launch, they are launched once. RunFinished with Failed likewise.
  /// Throws UsageError for a variant that is not a kernel, and for a size or a parameter out of range.
  RunId compile(CompilePlan plan, EventSink sink);

  /// -> ReplayDone: a captured launch repeated, each time in a new process on this machine, on the captured contents
  /// and on other ones: see replay.hpp. The folder's descriptions are written from the findings. Progress. A launch
  /// that fails is a result too. RunFinished with Failed for a folder that is not a complete capture. Throws UsageError
  /// for numbers out of range.
  RunId replay(ReplayPlan plan, EventSink sink);

  /// Stops a waiting or running request; returns at once. Announced rows that were not measured become Cancelled.
  void cancel(RunId run);

 private:
  class Dispatcher;
  std::unique_ptr<Dispatcher> dispatcher_;
};

}  // namespace headroom
