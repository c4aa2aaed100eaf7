#include "headroom/workbench.hpp"

#include <fmt/format.h>
#include <pthread.h>

#include <condition_variable>
#include <csignal>
#include <deque>
#include <mutex>
#include <new>
#include <optional>
#include <set>
#include <thread>
#include <utility>

#include "headroom/run/workers.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "workbench/ab/ab_run.hpp"
#include "workbench/checking/check_run.hpp"
#include "workbench/crew/crew.hpp"
#include "workbench/history/kernel_folders.hpp"
#include "workbench/replay/replay_run.hpp"
#include "workbench/request_runs.hpp"
#include "workbench/revisions/attempt.hpp"
#include "workbench/split/splitter.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {

/// One thread that processes requests in order and sends events to their sinks.
class Workbench::Dispatcher {
 public:
  explicit Dispatcher(const WorkbenchOptions& options)
      : kernelFolders_(options.kernelFolders),
        shown_(options.kernelFolders),
        shownHosts_(options.hosts),
        runs_(options, shown_),
        thread_([this](const std::stop_token& closing) { serve(closing); }) {}

  ~Dispatcher() {
    {
      const std::lock_guard lock(mutex_);
      for (Entry& entry : entries_) entry.stop.request_stop();
      runningStop_.request_stop();
    }
    thread_.request_stop();
  }
  Dispatcher(const Dispatcher&) = delete;
  Dispatcher& operator=(const Dispatcher&) = delete;

  [[nodiscard]] const Catalogue& catalogue() const { return shown_; }
  void readKernels() { shown_ = Catalogue(kernelFolders_, shown_); }
  void readKernels(std::vector<std::filesystem::path> folders) {
    kernelFolders_ = std::move(folders);
    readKernels();
  }

  void setHosts(std::vector<NamedHost> hosts) { shownHosts_ = std::move(hosts); }
  void renewHost(const std::string& name) { renewed_.insert(name); }

  RunId add(Request request, EventSink sink) {
    const std::lock_guard lock(mutex_);
    const RunId id = ++lastId_;
    entries_.push_back({id, std::move(request), std::move(sink), {}, shown_, shownHosts_, std::exchange(renewed_, {})});
    changed_.notify_one();
    return id;
  }

  void cancel(RunId id) {
    const std::lock_guard lock(mutex_);
    if (id == running_) runningStop_.request_stop();
    for (Entry& entry : entries_) {
      if (entry.id == id) entry.stop.request_stop();
    }
  }

 private:
  struct Entry {
    RunId id = 0;
    Request request;
    EventSink sink;
    std::stop_source stop;
    Catalogue catalogue;
    std::vector<NamedHost> hosts;
    std::set<std::string> renewed;  ///< hosts whose runners end before it
  };

  void serve(const std::stop_token& closing) {
    // A write to an ended runner should fail and not end this program.
    sigset_t pipeSignal;
    sigemptyset(&pipeSignal);
    sigaddset(&pipeSignal, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipeSignal, nullptr);
    while (std::optional<Entry> entry = next(closing)) perform(*entry);
  }

  /// Waits for a request; returns nothing when closing and all are done.
  std::optional<Entry> next(const std::stop_token& closing) {
    std::unique_lock lock(mutex_);
    running_ = 0;
    if (!changed_.wait(lock, closing, [this] { return !entries_.empty(); })) return std::nullopt;
    Entry entry = std::move(entries_.front());
    entries_.pop_front();
    running_ = entry.id;
    runningStop_ = entry.stop;
    return entry;
  }

  void perform(Entry& entry) {
    const Tell tell = [&entry](decltype(RunEvent::what) what) { entry.sink({entry.id, std::move(what)}); };
    const std::stop_token stop = entry.stop.get_token();
    runs_.use(entry.catalogue, entry.hosts, entry.renewed);
    RunFinished finished{Outcome::Cancelled, {}, false};
    try {
      if (!stop.stop_requested()) finished = runs_.run(entry.request, tell, stop);
    } catch (const NoDeviceError& error) {
      finished = {Outcome::Failed, error.what(), true};
    } catch (const NoWorkerError& error) {
      finished = {Outcome::Failed, error.what(), false, true};
    } catch (const std::bad_alloc&) {
      finished = {Outcome::Failed, kNoMemoryText, false};
    } catch (const std::exception& error) {
      finished = {Outcome::Failed, error.what(), false};
    }
    tell(std::move(finished));
  }

  std::vector<std::filesystem::path> kernelFolders_;
  Catalogue shown_;                    ///< for requests' callers, used only by their thread
  std::vector<NamedHost> shownHosts_;  ///< for later requests, used only by their thread
  std::set<std::string> renewed_;      ///< for the next request, used only by their thread
  RequestRuns runs_;                   ///< used only by the dispatcher's thread

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<Entry> entries_;
  RunId lastId_ = 0;
  RunId running_ = 0;
  std::stop_source runningStop_;
  std::jthread thread_;  // last, because it uses all of the above, and joined first
};

Workbench::Workbench(WorkbenchOptions options) : dispatcher_(std::make_unique<Dispatcher>(options)) {}
Workbench::~Workbench() = default;

const Catalogue& Workbench::catalogue() const {
  return dispatcher_->catalogue();
}

void Workbench::readKernels() {
  dispatcher_->readKernels();
}

void Workbench::readKernels(std::vector<std::filesystem::path> folders) {
  dispatcher_->readKernels(std::move(folders));
}

void Workbench::setHosts(std::vector<NamedHost> hosts) {
  dispatcher_->setHosts(std::move(hosts));
}

RunId Workbench::listDevices(EventSink sink, std::vector<std::string> selectors) {
  return dispatcher_->add(ListDevicesRequest{std::move(selectors)}, std::move(sink));
}

RunId Workbench::start(RunPlan plan, EventSink sink) {
  return start(std::vector{std::move(plan)}, std::move(sink));
}

RunId Workbench::start(std::vector<RunPlan> plans, EventSink sink) {
  if (plans.empty()) throw UsageError("There is nothing to measure. Choose variants and sizes.");
  requireRunnable(plans, catalogue());
  for (RunPlan& plan : plans) plan.parameters = parametersOf(plan);
  return dispatcher_->add(SweepRequest{{{}, std::move(plans), {}, {}}, {}, 0}, std::move(sink));
}

RunId Workbench::resume(StoredRun run, std::filesystem::path journal, EventSink sink, std::optional<int> workers) {
  if (run.document.plans.empty()) {
    throw UsageError(fmt::format("{} does not contain the plan of its run. Start a new run.", journal.string()));
  }
  requireKnownVariants(run.document, catalogue());
  takeUsersWorkers(run.document.plans, workers, journal);
  requireRunnable(run.document.plans, catalogue());
  return dispatcher_->add(SweepRequest{std::move(run.document), std::move(journal), run.bytes}, std::move(sink));
}

RunId Workbench::process(ImagePlan plan, EventSink sink) {
  const Workload& workload =
      findWorkload(plan.variant.empty() ? kPhotoWorkload : catalogue().find(plan.variant).workload);
  if (workload.id != kPhotoWorkload) {
    throw UsageError(
        fmt::format("{} cannot be used on photos. Choose a variant of workload {}.", plan.variant, kPhotoWorkload));
  }
  requireParameters(workload, plan.parameters);
  if (plan.image.empty()) throw UsageError("There is no photo to process. Open one first.");
  return dispatcher_->add(std::move(plan), std::move(sink));
}

RunId Workbench::rank(ChoicePlan plan, EventSink sink) {
  requireParameters(findWorkload(kPhotoWorkload), plan.parameters);
  if (plan.size.width < 1 || plan.size.height < 1 || plan.channels < 1) {
    throw UsageError("A choice needs a size of at least one pixel and one channel.");
  }
  return dispatcher_->add(std::move(plan), std::move(sink));
}

RunId Workbench::tune(TuningPlan plan, EventSink sink) {
  requireTunable(plan, catalogue());
  return dispatcher_->add(std::move(plan), std::move(sink));
}

RunId Workbench::split(SplitPlan plan, EventSink sink) {
  requireSplittable(plan, catalogue());
  return dispatcher_->add(std::move(plan), std::move(sink));
}

RunId Workbench::takeTurns(AbPlan plan, EventSink sink) {
  requireRunnable(plan);
  return dispatcher_->add(std::move(plan), std::move(sink));
}

RunId Workbench::attempt(AttemptPlan plan, EventSink sink) {
  requireRunnable(plan);
  return dispatcher_->add(std::move(plan), std::move(sink));
}

RunId Workbench::check(CheckPlan plan, EventSink sink) {
  requireRunnable(plan);
  return dispatcher_->add(std::move(plan), std::move(sink));
}

RunId Workbench::describe(KernelText text, EventSink sink) {
  return dispatcher_->add(std::move(text), std::move(sink));
}

RunId Workbench::compile(CompilePlan plan, EventSink sink) {
  const Workload& workload = findWorkload(plan.variant.workload);
  if (plan.variant.kind != VariantKind::Kernel)
    throw UsageError(
        fmt::format("{} has no kernel file, so no compiler makes anything of it. Choose a kernel.", plan.variant.id));
  requireParameters(workload, plan.parameters);
  requireSize(workload, plan.size);
  plan.parameters = valuesFor(workload, plan.parameters);
  return dispatcher_->add(std::move(plan), std::move(sink));
}

RunId Workbench::replay(ReplayPlan plan, EventSink sink) {
  requireRunnable(plan);
  return dispatcher_->add(std::move(plan), std::move(sink));
}

void Workbench::renewHost(const std::string& name) {
  dispatcher_->renewHost(name);
}

void Workbench::cancel(RunId run) {
  dispatcher_->cancel(run);
}

}  // namespace headroom
