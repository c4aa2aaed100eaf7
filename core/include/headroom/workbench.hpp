// The one facade of the engine: window, command line and tests all measure through it.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <vector>

#include "headroom/ab.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/checking.hpp"
#include "headroom/choice.hpp"
#include "headroom/history.hpp"
#include "headroom/hosts/host.hpp"
#include "headroom/run/attempt_plan.hpp"
#include "headroom/run/compile_plan.hpp"
#include "headroom/run/image_plan.hpp"
#include "headroom/run/kernel_text.hpp"
#include "headroom/run/run_event.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/split.hpp"
#include "headroom/tuning/tuning.hpp"

namespace headroom {

/// Where OpenCL is called.
enum class Hosting {
  RunnerProcess,  ///< in a process of its own, replaced when it dies: the default
  InProcess       ///< on a thread of this process, for debuggers: a bad kernel takes the program with it
};

struct WorkbenchOptions {
  Hosting hosting = Hosting::RunnerProcess;
  /// On which everything is measured. Not for InProcess, which is this process.
  Host host = {};
  /// The program whose `worker` command is this machine's own runner; empty: headroom-cli beside this program.
  std::filesystem::path runner;
  /// Laid over the built-in kernels, in order.
  std::vector<std::filesystem::path> kernelFolders;
  /// A runner that is silent for longer is killed and its point is TimedOut. Not enforced in-process.
  std::chrono::milliseconds deadline{30'000};
  /// Where runs leave their journals, see history.hpp; empty: none is kept.
  std::filesystem::path historyFolder;
  /// Where tunings leave journals and the best configurations, see tuning.hpp, and what the best variant is chosen by;
  /// empty: none is kept, and known is only what this workbench measures.
  std::filesystem::path tuningFolder;
};

/// Requests are run one after the other on a thread of the workbench's own; none of its calls waits for OpenCL.
/// Every request's events go to its sink, which is called synchronously: RunFinished exactly once and last.
class Workbench {
 public:
  explicit Workbench(WorkbenchOptions options = {});
  /// Cancels what runs, drops what waits (each still gets its RunFinished) and joins.
  ~Workbench();
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;

  /// For the thread that has the workbench. The reference holds as long as that; what find() and variants() give holds
  /// until kernels are read anew.
  [[nodiscard]] const Catalogue& catalogue() const;
  /// Reads the kernel folders again: catalogue() shows what is in them now. Requests that wait or run keep what
  /// there was when they were made.
  void readKernels();
  /// The same from these folders, now and later: kernels of others are no more.
  void readKernels(std::vector<std::filesystem::path> folders);

  /// -> DevicesFound: every device of every platform. An empty list is not a failure.
  RunId listDevices(EventSink sink);
  /// -> RowReady for every point; a point that fails is a row too. SizeFinished after those of each device and size: a
  /// pause in which a listener can draw without disturbing what is timed.
  /// Throws UsageError for a plan that can't be run: no size, unknown variant, a parameter out of range.
  RunId start(RunPlan plan, EventSink sink);
  /// The same for several plans as one run, in their order.
  RunId start(std::vector<RunPlan> plans, EventSink sink);
  /// Goes on with a run that was cut short, as readRun read it from its journal, in that same journal. -> RowReady for
  /// the rows that it has, then for the points that are missing; RunFinished with Failed when device, driver, kernels
  /// or Headroom are not what they were, or the journal is not what was read. Throws UsageError likewise.
  RunId resume(StoredRun run, std::filesystem::path journal, EventSink sink);
  /// -> ImageReady, or RunFinished with Failed. Throws UsageError likewise. Where the plan names no variant, candidates
  /// of which nothing is known may be measured first, see rank().
  RunId process(ImagePlan plan, EventSink sink);
  /// -> VariantsRanked: what is known of the blurs for such a picture, the best one first. Progress while candidates
  /// are measured. What runs, tunings and earlier choices measured on the device counts. Throws UsageError for a
  /// parameter or a size out of range.
  RunId rank(ChoicePlan plan, EventSink sink);

  /// -> ContextKnown; for each target TuningStarted, ConfigurationTried for every configuration and TuningDone;
  /// Progress tells the target's. A configuration that fails is a result. Throws UsageError for a plan that can't be
  /// run: no size, an unknown variant or one without tunables, a parameter out of range.
  RunId tune(TuningPlan plan, EventSink sink);

  /// -> ContextKnown; SplitUpdated after every turn of a share and SplitDone at the end, of a run that is stopped with
  /// what is known; Progress. Throws UsageError for a plan that can't be run: no size, an unknown variant or one whose
  /// work can't be split by rows, variants that don't compute the same thing, one device and one part.
  RunId split(SplitPlan plan, EventSink sink);

  /// Two versions of kernels take turns: see ab.hpp. -> ContextKnown; AbUpdated after every round and AbDone at the
  /// end, of a run that is stopped with what is known; Progress. Throws UsageError for a plan that can't be run: no
  /// pair, no size, a margin or a budget out of range.
  RunId takeTurns(AbPlan plan, EventSink sink);

  /// -> AttemptDone: one kernel, as the plan has it, measured once and briefly; Progress. A kernel that fails is a row
  /// too. Nothing is kept of it. Throws UsageError for a size or a parameter out of range.
  RunId attempt(AttemptPlan plan, EventSink sink);

  /// -> CheckDone: a kernel launched once in Oclgrind, on this machine, whatever the host: see checking.hpp. Progress.
  /// A kernel that fails there is a result too, as is one that takes longer than the plan's limit. RunFinished with
  /// Failed where Oclgrind is not installed. Throws UsageError for what is no kernel, for a size, a parameter or a
  /// limit out of range.
  RunId check(CheckPlan plan, EventSink sink);

  /// -> KernelsDescribed: which kernels the text has and what their arguments are, as the device's driver reports them
  /// once it has built it; or why it was not built. Progress. RunFinished with Failed where no device answers to the
  /// selector, or the driver died of the text.
  RunId describe(KernelText text, EventSink sink);

  /// -> ProgramCompiled: what the device's compiler made of the variant's kernels at this size, or why it made nothing;
  /// Progress. On PoCL, which compiles at the first launch, they are launched once. RunFinished with Failed likewise.
  /// Throws UsageError for a variant that is no kernel, and for a size or a parameter out of range.
  RunId compile(CompilePlan plan, EventSink sink);

  /// -> ReplayDone: a captured launch made again, each time in a process of its own on this machine, on the captured
  /// contents and on other ones: see replay.hpp. The folder's descriptions are written by what was found. Progress. A
  /// launch that fails is a result too. RunFinished with Failed for a folder that is no whole capture. Throws
  /// UsageError for numbers out of range.
  RunId replay(ReplayPlan plan, EventSink sink);

  /// Stops a run that waits or runs; returns at once. Rows that were announced and not yet measured become Cancelled.
  void cancel(RunId run);

 private:
  class Dispatcher;
  std::unique_ptr<Dispatcher> dispatcher_;
};

}  // namespace headroom
