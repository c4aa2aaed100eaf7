#include "headroom/workbench.hpp"

#include <fmt/format.h>
#include <pthread.h>

#include <condition_variable>
#include <csignal>
#include <deque>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/tuning/best_configurations.hpp"
#include "headroom/values/device_place.hpp"
#include "headroom/workloads.hpp"
#include "system/own_program.hpp"
#include "system/stopwatch.hpp"
#include "text/utc_time.hpp"
#include "workbench/ab/ab_run.hpp"
#include "workbench/analysis/native_gap.hpp"
#include "workbench/checking/check_run.hpp"
#include "workbench/choice/best_variants.hpp"
#include "workbench/history/kernel_folders.hpp"
#include "workbench/history/report_recorder.hpp"
#include "workbench/history/run_recorder.hpp"
#include "workbench/hosts/ahead_runners.hpp"
#include "workbench/hosts/in_process_host.hpp"
#include "workbench/hosts/placed_hosts.hpp"
#include "workbench/hosts/runner_host.hpp"
#include "workbench/hosts/threaded_host.hpp"
#include "workbench/references/referenced_host.hpp"
#include "workbench/replay/replay_run.hpp"
#include "workbench/revisions/attempt.hpp"
#include "workbench/split/splitter.hpp"
#include "workbench/sweep/sweep.hpp"
#include "workbench/tuning/tuner.hpp"

namespace headroom {

namespace {

struct ListDevicesRequest {
  std::vector<std::string> selectors;
};
/// Plans, and the journal and the finished rows of a resumed run.
struct SweepRequest {
  RunDocument document;
  std::filesystem::path resumed;  ///< empty for a new run
  std::uintmax_t bytes = 0;       ///< size of that journal when it was read
};
using Request = std::variant<ListDevicesRequest, SweepRequest, ImagePlan, TuningPlan, ChoicePlan, SplitPlan, AbPlan,
                             AttemptPlan, CheckPlan, KernelText, CompilePlan, ReplayPlan>;

const RunFinished kStopped{Outcome::Cancelled, {}, false};

/// This machine's own.
std::filesystem::path runnerOf(const WorkbenchOptions& options) {
  return options.runner.empty() ? commandLineBesideThisProgram() : options.runner;
}

/// `named`: of hosts.toml, or one without a name.
std::unique_ptr<JobHost> hostOfJobs(const WorkbenchOptions& options, const Host& named) {
  if (options.hosting == Hosting::InProcess && named.name.empty()) return std::make_unique<InProcessHost>();
  const Host& host = named.name.empty() ? options.host : named;
  auto runner = std::make_unique<RunnerHost>(host, runnerOf(options), options.deadline);
  if (host.command.empty()) return runner;
  return std::make_unique<ThreadedHost>(std::move(runner));
}

std::unique_ptr<PlacedHosts> makeHosts(const WorkbenchOptions& options) {
  auto hosts = std::make_unique<PlacedHosts>([options](const Host& named) { return hostOfJobs(options, named); });
  hosts->setHosts(options.hosts);
  return hosts;
}

/// Returns the name of the machine that the row is of.
const std::string& machineOf(const ResultRow& row, const RunContext& context) {
  for (const MachineContext& machine : context.otherMachines) {
    if (machine.namedHost == row.host) return machine.host;
  }
  return context.host;
}

}  // namespace

/// One thread that processes requests in order and sends events to their sinks.
class Workbench::Dispatcher {
 public:
  explicit Dispatcher(const WorkbenchOptions& options)
      : kernelFolders_(options.kernelFolders),
        shown_(options.kernelFolders),
        catalogue_(shown_),
        shownHosts_(options.hosts),
        historyFolder_(options.historyFolder),
        tuningFolder_(options.tuningFolder),
        runner_(runnerOf(options)),
        isInProcess_(options.hosting == Hosting::InProcess),
        isElsewhere_(!options.host.command.empty()),
        deadline_(options.deadline),
        best_(catalogue_, tuningFolder_),
        placed_(makeHosts(options)),
        host_(*placed_),
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

  RunId add(Request request, EventSink sink) {
    const std::lock_guard lock(mutex_);
    const RunId id = ++lastId_;
    entries_.push_back({id, std::move(request), std::move(sink), {}, shown_, shownHosts_});
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
    catalogue_ = entry.catalogue;
    placed_->setHosts(entry.hosts);
    RunFinished finished{Outcome::Cancelled, {}, false};
    try {
      if (!stop.stop_requested()) {
        finished = std::visit([&](const auto& request) { return run(request, tell, stop); }, entry.request);
      }
    } catch (const std::exception& error) {
      finished = {Outcome::Failed, error.what(), false};
    }
    tell(std::move(finished));
  }

  RunFinished run(const ListDevicesRequest& request, const Tell& tell, const std::stop_token& stop) {
    tell(RunStarted{});
    // The ICD loader searches for drivers once in a process: the next runner sees newly installed ones.
    if (request.selectors.empty() && std::exchange(hasListed_, true))
      doJob()(
          FreshStartJob{}, [](const JobEvent& /*event*/) {}, stop);
    std::optional<RunContext> context = contextNow(request.selectors, stop);
    if (!context) return kStopped;
    std::vector<DeviceDescription> devices;
    RunFinished finished = findDevices(request.selectors, devices, doJob(), tell, stop);
    if (finished.outcome == Outcome::Completed) tell(DevicesFound{std::move(devices), std::move(*context)});
    return finished;
  }

  RunFinished run(const SweepRequest& request, const Tell& tell, const std::stop_token& stop) {
    const std::optional<RunContext> context = contextNow(selectorsOf(request.document.plans), stop);
    if (!context) return kStopped;
    const std::vector<ResultRow> finished = finishedRows(request.document);
    NativeGap gap;
    RunRecorder recorder({historyFolder_, request.resumed, request.bytes},
                         {request.document.context, request.document.plans, finished, {}},
                         [&](decltype(RunEvent::what) what) {
                           if (const auto* found = std::get_if<DevicesFound>(&what)) gap.hear(*found);
                           if (const auto* ready = std::get_if<RowReady>(&what)) gap.hear(ready->row);
                           tell(std::move(what));
                         });
    std::vector<ResultRow> fresh;
    RunFinished end = runSweep(
        request.document.plans, catalogue_, *context, finished, doJob(),
        [&](decltype(RunEvent::what) what) {
          if (const auto* ready = std::get_if<RowReady>(&what)) fresh.push_back(withoutSamples(ready->row));
          recorder.take(std::move(what));
        },
        stop, findTuned(tell));
    recorder.finish(end);
    learn(*context, fresh, tell);
    for (std::string& sentence : gap.sentences()) tell(Note{std::move(sentence)});
    return end;
  }

  void learn(const RunContext& context, const std::vector<ResultRow>& rows, const Tell& tell) {
    std::map<std::string, std::vector<ResultRow>> byMachine;
    for (const ResultRow& row : rows) byMachine[machineOf(row, context)].push_back(row);
    for (const auto& [machine, ofMachine] : byMachine) best_.learn(machine, ofMachine, tell);
  }

  RunFinished run(const ChoicePlan& plan, const Tell& tell, const std::stop_token& stop) {
    tell(RunStarted{});
    if (!contextNow(plan.device, stop)) return kStopped;
    std::optional<DeviceDescription> device;
    const RunFinished found = findDevice(plan.device, device, doJob(), tell, stop);
    if (!device) return found;
    tell(VariantsRanked{best_.rank(plan, *device, findTuned(tell), doJob(), tell, stop)});
    return {stop.stop_requested() ? Outcome::Cancelled : Outcome::Completed, {}, false};
  }

  /// Returns the configured variant for the photo, if the plan names none.
  Variant chooseFor(const ImagePlan& plan, const DeviceDescription& device, std::string& sentence, const Tell& tell,
                    const std::stop_token& stop) {
    // With an alpha channel colours are multiplied by it first, so that faint ones would be rounded once more.
    const bool isOfBytes = plan.image.depth() == Depth::U8 && plan.image.channels() % 2 == 1;
    const double trialSeconds = plan.isMoving ? 0 : kTrialSecondsOfPhoto;
    const ChoicePlan wanted{plan.device,    plan.image.size(), plan.parameters, plan.image.channels(),
                            plan.allowance, trialSeconds,      plan.isMoving,   isOfBytes};
    const Ranking ranking = best_.rank(wanted, device, findTuned(tell), doJob(), tell, stop);
    sentence = toSentence(ranking);
    return withConfiguration(catalogue_.find(chosen(ranking).variant), chosen(ranking).configuration);
  }

  RunFinished run(const ImagePlan& plan, const Tell& tell, const std::stop_token& stop) {
    tell(RunStarted{1});
    if (!contextNow(plan.device, stop)) return kStopped;
    const Variant* named = plan.variant.empty() ? nullptr : &catalogue_.find(plan.variant);
    std::optional<DeviceDescription> device;
    if (named == nullptr || !named->isHostPeer()) {
      const RunFinished found = findDevice(plan.device, device, doJob(), tell, stop);
      if (!device) return found;
    }
    if (named != nullptr) {
      const std::string ofHost = placedId(placed_->hostOfSelector(plan.device), {});
      return blur(plan, *named, device ? device->id : ofHost, {}, 0, tell, stop);
    }
    // An untried variant may fail. The failure is recorded, and the next best is tried.
    constexpr int kMostAttempts = 5;
    for (int attempt = 1;; ++attempt) {
      std::string choice;
      LapTimer choosing;
      const Variant variant = chooseFor(plan, *device, choice, tell, stop);
      RunFinished end = blur(plan, variant, device->id, choice, choosing.lap(), tell, stop);
      if (end.outcome != Outcome::Failed || end.noDevice || attempt == kMostAttempts) return end;
      tell(Note{fmt::format("{} could not blur the photo, so another blur is tried. {}", variant.id, end.reason)});
      best_.learnFailure(variant, *device, plan.image.size(), plan.parameters, end.reason, tell);
    }
  }

  RunFinished blur(const ImagePlan& plan, const Variant& variant, const std::string& deviceId,
                   const std::string& choice, double choosingMs, const Tell& tell, const std::stop_token& stop) {
    const JobOutcome outcome = host_.execute(
        ImageJob{deviceId, variant, valuesFor(findWorkload(kPhotoWorkload), plan.parameters), plan.image, plan.validate,
                 plan.checkSample, plan.region},
        [&](JobEvent event) {
          if (auto* ready = std::get_if<ImageReady>(&event)) {
            ready->choice = choice;
            ready->times.choosingMs = choosingMs;
            tell(std::move(*ready));
          }
          if (auto* activity = std::get_if<Activity>(&event)) tell(Progress{0, 1, std::move(activity->text)});
          if (auto* note = std::get_if<Note>(&event)) tell(std::move(*note));
        },
        stop);
    return finishedWith(outcome);
  }

  RunFinished run(const TuningPlan& plan, const Tell& tell, const std::stop_token& stop) {
    const std::optional<RunContext> context = contextNow(plan.device, stop);
    if (!context) return kStopped;
    std::vector<ResultRow> compared;
    ReportRecorder recorder(historyFolder_, tell);
    const Tell learning = [&](decltype(RunEvent::what) what) {
      if (const auto* done = std::get_if<TuningDone>(&what)) {
        for (const ResultRow& row : done->report.compared) compared.push_back(withoutSamples(row));
      }
      recorder.take(std::move(what));
    };
    const std::unique_ptr<AheadBuilder> ahead = aheadFor(plan, *context);
    RunFinished end = runTuning(plan, catalogue_, tuningFolder_, *context, doJob(), learning, stop, ahead.get());
    learn(*context, compared, tell);
    return end;
  }

  /// Returns null if one program is built at a time, if another machine measures, which has caches of its own, and if
  /// this process does.
  std::unique_ptr<AheadBuilder> aheadFor(const TuningPlan& plan, const RunContext& context) const {
    const int places = plan.buildsAtOnce > 0 ? plan.buildsAtOnce
                                             : std::min(static_cast<int>(context.processors), kMostBuildsOfDefault);
    const bool isElsewhere = isElsewhere_ || !placed_->hostOfSelector(plan.device).empty();
    if (places < 2 || isInProcess_ || isElsewhere) return nullptr;
    return std::make_unique<AheadRunners>(runner_, deadline_, static_cast<std::size_t>(places));
  }

  RunFinished run(const SplitPlan& plan, const Tell& tell, const std::stop_token& stop) {
    placed_->requireOneMachine(plan.devices, "a split");
    const std::optional<RunContext> context = contextNow(plan.devices, stop);
    if (!context) return kStopped;
    ReportRecorder recorder(historyFolder_, tell);
    RunFinished end = runSplit(
        plan, catalogue_, *context, doJob(),
        [&recorder](decltype(RunEvent::what) what) { recorder.take(std::move(what)); }, stop);
    recorder.finish(end);
    return end;
  }

  RunFinished run(const AbPlan& plan, const Tell& tell, const std::stop_token& stop) {
    const std::optional<RunContext> context = contextNow(plan.device, stop);
    return context ? runAb(plan, *context, doJob(), tell, stop) : kStopped;
  }

  RunFinished run(const AttemptPlan& plan, const Tell& tell, const std::stop_token& stop) {
    tell(RunStarted{1});
    const std::optional<RunContext> context = contextNow(plan.device, stop);
    return context ? runAttempt(plan, catalogue_, std::max(1U, context->processors), doJob(), tell, stop) : kStopped;
  }

  RunFinished run(const CheckPlan& plan, const Tell& tell, const std::stop_token& stop) {
    return runCheck(plan, runner_, tell, stop);
  }

  RunFinished run(const ReplayPlan& plan, const Tell& tell, const std::stop_token& stop) {
    if (!placed_->hostOfSelector(plan.device).empty())
      throw UsageError("Captured launches are replayed on this machine, which has their files. Choose a device of it.");
    return runReplay(plan, runner_, doJob(), tell, stop);
  }

  RunFinished run(const KernelText& text, const Tell& tell, const std::stop_token& stop) {
    return runOnDevice<KernelsDescribed>(
        text.device,
        [&text](const std::string& id) {
          return DescribeKernelsJob{id, text.source, text.options, text.origin};
        },
        tell, stop);
  }

  RunFinished run(const CompilePlan& plan, const Tell& tell, const std::stop_token& stop) {
    return runOnDevice<ProgramCompiled>(
        plan.device,
        [&plan](const std::string& id) {
          return CompileJob{id, plan.variant, plan.size, plan.parameters};
        },
        tell, stop);
  }

  /// Executes the single job that `jobFor` creates for the device, and passes on its answer.
  template <typename Answer, typename JobFor>
  RunFinished runOnDevice(const std::string& selector, const JobFor& jobFor, const Tell& tell,
                          const std::stop_token& stop) {
    tell(RunStarted{});
    if (!contextNow(selector, stop)) return kStopped;
    std::optional<DeviceDescription> device;
    const RunFinished found = findDevice(selector, device, doJob(), tell, stop);
    if (!device) return found;
    const JobOutcome outcome = host_.execute(
        jobFor(device->id),
        [&](JobEvent event) {
          if (auto* answer = std::get_if<Answer>(&event)) tell(std::move(*answer));
          if (auto* activity = std::get_if<Activity>(&event)) tell(Progress{0, 1, std::move(activity->text)});
          if (auto* note = std::get_if<Note>(&event)) tell(std::move(*note));
        },
        stop);
    return finishedWith(outcome);
  }

  /// Returns the context of a run that starts now, on the measuring machines. Nothing if stopped. Throws Error if no
  /// runner starts.
  std::optional<RunContext> contextNow(const std::string& selector, const std::stop_token& stop) {
    return contextNow(std::vector{selector}, stop);
  }
  std::optional<RunContext> contextNow(const std::vector<std::string>& selectors, const std::stop_token& stop) {
    std::optional<RunContext> context = placed_->contextOf(selectors, stop);
    if (!context) return std::nullopt;
    context->startedAt = utcText(std::chrono::system_clock::now());
    context->hosting = isInProcess_ ? "in process" : "runner process";
    return context;
  }

  /// Problems with the file are reported once.
  FindTuned findTuned(const Tell& tell) {
    const std::filesystem::path file = bestConfigurationsFile(tuningFolder_);
    return
        [file, &tell, told = std::string()](const Variant& variant, const DeviceDescription& device, Size size,
                                            const ParameterValues& parameters) mutable -> std::optional<Configuration> {
          std::string note;
          const auto best = findBestConfiguration(file, variant, device, size, parameters, &note);
          if (!note.empty() && note != told) tell(Note{told = note});
          return best ? std::optional(best->configuration) : std::nullopt;
        };
  }

  DoJob doJob() {
    return [this](const Job& job, const JobSink& sink, const std::stop_token& stop) {
      return host_.execute(job, sink, stop);
    };
  }

  std::vector<std::filesystem::path> kernelFolders_;
  Catalogue shown_;                    ///< for requests' callers, used only by their thread
  Catalogue catalogue_;                ///< of the running request
  std::vector<NamedHost> shownHosts_;  ///< for later requests, used only by their thread
  std::filesystem::path historyFolder_;
  std::filesystem::path tuningFolder_;
  std::filesystem::path runner_;
  bool isInProcess_;
  bool isElsewhere_;  ///< host of devices without a host in their id
  std::chrono::milliseconds deadline_;
  BestVariants best_;
  bool hasListed_ = false;  ///< this machine's current runner has listed devices
  std::unique_ptr<PlacedHosts> placed_;
  ReferencedHost host_;

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
  for (RunPlan& plan : plans) {
    requireRunnable(plan, catalogue());
    plan.parameters = parametersOf(plan);
  }
  return dispatcher_->add(SweepRequest{{{}, std::move(plans), {}, {}}, {}, 0}, std::move(sink));
}

RunId Workbench::resume(StoredRun run, std::filesystem::path journal, EventSink sink) {
  if (run.document.plans.empty()) {
    throw UsageError(fmt::format("{} does not say what was to be measured. Start a new run.", journal.string()));
  }
  requireKnownVariants(run.document, catalogue());
  for (const RunPlan& plan : run.document.plans) requireRunnable(plan, catalogue());
  return dispatcher_->add(SweepRequest{std::move(run.document), std::move(journal), run.bytes}, std::move(sink));
}

RunId Workbench::process(ImagePlan plan, EventSink sink) {
  const Workload& workload =
      findWorkload(plan.variant.empty() ? kPhotoWorkload : catalogue().find(plan.variant).workload);
  if (workload.id != kPhotoWorkload) {
    throw UsageError(
        fmt::format("{} can't be used on photos. Choose a variant of workload {}.", plan.variant, kPhotoWorkload));
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

void Workbench::cancel(RunId run) {
  dispatcher_->cancel(run);
}

}  // namespace headroom
