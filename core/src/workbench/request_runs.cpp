#include "workbench/request_runs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "headroom/run/workers.hpp"
#include "headroom/system/error.hpp"
#include "headroom/tuning/best_configurations.hpp"
#include "headroom/values/device_place.hpp"
#include "headroom/workloads.hpp"
#include "system/open_files.hpp"
#include "system/own_program.hpp"
#include "system/stopwatch.hpp"
#include "text/utc_time.hpp"
#include "workbench/ab/ab_run.hpp"
#include "workbench/analysis/native_gap.hpp"
#include "workbench/checking/check_run.hpp"
#include "workbench/crew/crew_sweep.hpp"
#include "workbench/history/report_recorder.hpp"
#include "workbench/history/run_recorder.hpp"
#include "workbench/hosts/ahead_runners.hpp"
#include "workbench/hosts/in_process_host.hpp"
#include "workbench/hosts/runner_host.hpp"
#include "workbench/hosts/threaded_host.hpp"
#include "workbench/replay/replay_run.hpp"
#include "workbench/revisions/attempt.hpp"
#include "workbench/split/splitter.hpp"
#include "workbench/sweep/reduced_plans.hpp"
#include "workbench/worker_host.hpp"

namespace headroom {

namespace {

const RunFinished kStopped{Outcome::Cancelled, {}, false};

/// Remedies where all workers are lost: with and without a journal.
constexpr const char* kResumeLater = "Continue with run --resume.";
constexpr const char* kMeasureAgain = "Measure again.";

/// This machine's own.
std::filesystem::path runnerOf(const WorkbenchOptions& options) {
  return options.runner.empty() ? commandLineBesideThisProgram() : options.runner;
}

/// For a worker of many: a row has the samples of one round.
constexpr std::size_t kMostBytesOfWorkersLine = std::size_t{16} << 20;

/// Pipes of a worker while it starts; a usual limit is 1024 files for all.
constexpr std::size_t kOpenFilesOfWorker = 12;
constexpr std::size_t kOpenFilesOfAll = 256;

/// `named`: of hosts.toml, or one without a name. `isOfCrew`: of one of several workers, whose lost jobs others try.
std::unique_ptr<JobHost> hostOfJobs(const WorkbenchOptions& options, const Host& named, bool isOfCrew) {
  if (options.hosting == Hosting::InProcess && named.name.empty()) return std::make_unique<InProcessHost>();
  const Host& host = named.name.empty() ? options.host : named;
  auto runner = isOfCrew ? std::make_unique<RunnerHost>(host, runnerOf(options), options.deadline,
                                                        RunnerHost::Tries::One, kMostBytesOfWorkersLine)
                         : std::make_unique<RunnerHost>(host, runnerOf(options), options.deadline);
  if (host.command.empty()) return runner;
  return std::make_unique<ThreadedHost>(std::move(runner));
}

std::unique_ptr<PlacedHosts> makeHosts(const WorkbenchOptions& options, bool isOfCrew = false) {
  auto hosts = std::make_unique<PlacedHosts>(
      [options, isOfCrew](const Host& named) { return hostOfJobs(options, named, isOfCrew); });
  hosts->setHosts(options.hosts);
  return hosts;
}

/// Throws UsageError for several workers on several devices.
int workersOf(const std::vector<RunPlan>& plans) {
  int workers = 1;
  for (const RunPlan& plan : plans) workers = std::max(workers, plan.workers);
  const auto isOfOther = [&plans](const RunPlan& plan) { return plan.devices != plans.front().devices; };
  if (workers > 1 && std::any_of(plans.begin(), plans.end(), isOfOther)) throw UsageError(kWorkersOnOneDevice);
  return workers;
}

/// Returns the name of the machine that the row is of.
const std::string& machineOf(const ResultRow& row, const RunContext& context) {
  for (const MachineContext& machine : context.otherMachines) {
    if (machine.namedHost == row.host) return machine.host;
  }
  return context.host;
}
}  // namespace

RequestRuns::RequestRuns(const WorkbenchOptions& options, const Catalogue& catalogue)
    : options_(options),
      catalogue_(catalogue),
      historyFolder_(options.historyFolder),
      tuningFolder_(options.tuningFolder),
      runner_(runnerOf(options)),
      isInProcess_(options.hosting == Hosting::InProcess),
      isElsewhere_(!options.host.command.empty()),
      deadline_(options.deadline),
      best_(catalogue_, tuningFolder_),
      placed_(makeHosts(options)),
      host_(*placed_) {}

void RequestRuns::use(const Catalogue& catalogue, const std::vector<NamedHost>& hosts,
                      const std::set<std::string>& renewed) {
  catalogue_ = catalogue;
  hosts_ = hosts;
  placed_->setHosts(hosts);
  for (const std::string& name : renewed) placed_->renew(name);
}

RunFinished RequestRuns::run(const Request& request, const Tell& tell, const std::stop_token& stop) {
  return std::visit([&](const auto& each) { return perform(each, tell, stop); }, request);
}

RunFinished RequestRuns::perform(const ListDevicesRequest& request, const Tell& tell, const std::stop_token& stop) {
  tell(RunStarted{});
  // The ICD loader searches for drivers once in a process: the next runner sees newly installed ones.
  if (request.selectors.empty() && std::exchange(hasListed_, true))
    doJob()(
        FreshStartJob{}, [](const JobEvent& /*event*/) {}, stop);
  std::vector<LeftOut> leftOut;
  std::optional<RunContext> context = contextNow(request.selectors, stop, &leftOut);
  if (!context) return kStopped;
  std::vector<DeviceDescription> devices;
  RunFinished finished =
      findDevicesOfEach(selectorsWithout(request.selectors, leftOut), devices, leftOut, doJob(), tell, stop);
  if (finished.outcome == Outcome::Completed) tell(DevicesFound{std::move(devices), std::move(*context)});
  return finishedWithout(leftOut, std::move(finished));
}

RunFinished RequestRuns::perform(const SweepRequest& request, const Tell& tell, const std::stop_token& stop) {
  const std::vector<std::string> selectors = selectorsOf(request.document.plans);
  const std::unique_ptr<Crew> crew = crewFor(workersOf(request.document.plans), selectors.front());
  std::vector<LeftOut> leftOut;
  const std::optional<RunContext> context =
      crew ? contextOf(*crew, selectors.front(), stop) : contextNow(selectors, stop, &leftOut);
  if (!context) return kStopped;
  const std::vector<RunPlan> plans = plansWithout(request.document.plans, leftOut);
  for (const LeftOut& machine : leftOut) tell(Note{machine.reason});
  const std::vector<ResultRow> finished = finishedRows(request.document);
  NativeGap gap;
  RunRecorder recorder({historyFolder_, request.resumed, request.bytes},
                       {contextWithout(request.document.context, leftOut), plans, finished, {}},
                       [&](decltype(RunEvent::what) what) {
                         if (const auto* found = std::get_if<DevicesFound>(&what)) gap.hear(*found);
                         if (const auto* ready = std::get_if<RowReady>(&what)) gap.hear(ready->row);
                         tell(std::move(what));
                       });
  std::vector<ResultRow> fresh;
  MeasureGroups measure;
  if (crew) {
    measure = [&](std::vector<PointGroup> groups, const RunContext& known, const Tell& toRun) {
      sweepWithCrew(*crew, std::move(groups),
                    {known, plans.front().seed, historyFolder_.empty() ? kMeasureAgain : kResumeLater}, toRun, stop);
    };
  }
  RunFinished end = runSweep(
      plans, catalogue_, *context, finished, crew ? crew->doJob() : doJob(),
      [&](decltype(RunEvent::what) what) {
        if (const auto* ready = std::get_if<RowReady>(&what)) fresh.push_back(withoutSamples(ready->row));
        recorder.take(std::move(what));
      },
      stop, findTuned(tell), measure);
  // Without an end in its journal, the run can be resumed again.
  const bool isOfSome = !request.resumed.empty() && !leftOut.empty() && end.outcome == Outcome::Completed;
  end = finishedWithout(leftOut, std::move(end));
  if (isOfSome) {
    end.reason += " The run may lack points of machines that were not reached. Resume it again when they answer.";
  } else {
    recorder.finish(end);
  }
  learn(*context, fresh, crew.get(), tell);
  for (std::string& sentence : gap.sentences()) tell(Note{std::move(sentence)});
  return end;
}

std::optional<RunContext> RequestRuns::contextOf(Crew& crew, const std::string& selector, const std::stop_token& stop) {
  std::optional<RunContext> context = crew.begin(stop);
  if (!context) return context;
  complete(*context);
  const std::string host = placed_->hostOfSelector(selector);
  if (!host.empty()) context->host = host + '/';
  return context;
}

void RequestRuns::learn(const RunContext& context, const std::vector<ResultRow>& rows, const Crew* crew,
                        const Tell& tell) {
  std::map<std::string, std::vector<ResultRow>> byMachine;
  if (crew != nullptr) {
    for (const std::string& machine : crew->machines()) byMachine[machine] = rows;  // whose devices are equal
  } else {
    for (const ResultRow& row : rows) byMachine[machineOf(row, context)].push_back(row);
  }
  for (const auto& [machine, ofMachine] : byMachine) best_.learn(machine, ofMachine, tell);
}

RunFinished RequestRuns::perform(const ChoicePlan& plan, const Tell& tell, const std::stop_token& stop) {
  tell(RunStarted{});
  if (!contextNow(plan.device, stop)) return kStopped;
  std::optional<DeviceDescription> device;
  const RunFinished found = findDevice(plan.device, device, doJob(), tell, stop);
  if (!device) return found;
  tell(VariantsRanked{best_.rank(plan, *device, findTuned(tell), doJob(), tell, stop)});
  return {stop.stop_requested() ? Outcome::Cancelled : Outcome::Completed, {}, false};
}

Variant RequestRuns::chooseFor(const ImagePlan& plan, const DeviceDescription& device, std::string& sentence,
                               const Tell& tell, const std::stop_token& stop) {
  // With an alpha channel colours are multiplied by it first, so that faint ones would be rounded once more.
  const bool isOfBytes = plan.image.depth() == Depth::U8 && plan.image.channels() % 2 == 1;
  const double trialSeconds = plan.isMoving ? 0 : kTrialSecondsOfPhoto;
  const ChoicePlan wanted{plan.device,    plan.image.size(), plan.parameters, plan.image.channels(),
                          plan.allowance, trialSeconds,      plan.isMoving,   isOfBytes};
  const Ranking ranking = best_.rank(wanted, device, findTuned(tell), doJob(), tell, stop);
  sentence = toSentence(ranking);
  return withConfiguration(catalogue_.find(chosen(ranking).variant), chosen(ranking).configuration);
}

RunFinished RequestRuns::perform(const ImagePlan& plan, const Tell& tell, const std::stop_token& stop) {
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

RunFinished RequestRuns::blur(const ImagePlan& plan, const Variant& variant, const std::string& deviceId,
                              const std::string& choice, double choosingMs, const Tell& tell,
                              const std::stop_token& stop) {
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

std::unique_ptr<Crew> RequestRuns::crewFor(int workers, const std::string& selector) {
  if (workers < 2) return nullptr;
  if (isInProcess_) throw UsageError("Several workers need processes of their own. Leave out --in-process.");
  allowOpenFiles(kOpenFilesOfAll + kOpenFilesOfWorker * static_cast<std::size_t>(workers));
  // Its idle runner would keep a device, and a place of the queue.
  const std::string host = placed_->hostOfSelector(selector);
  if (!host.empty()) placed_->renew(host);
  WorkbenchOptions options = options_;
  options.hosts = hosts_;
  return std::make_unique<Crew>(static_cast<std::size_t>(workers), selector,
                                [this, options, selector](std::size_t /*worker*/) {
                                  return std::make_unique<WorkerHost>(makeHosts(options, true), selector, host_);
                                });
}

RunFinished RequestRuns::perform(const TuningPlan& plan, const Tell& tell, const std::stop_token& stop) {
  static_cast<void>(placed_->hostOfSelector(plan.device));  // throws for an unknown one
  const std::unique_ptr<Crew> crew = crewFor(plan.workers, plan.device);
  std::optional<RunContext> context = crew ? crew->begin(stop) : contextNow(plan.device, stop);
  if (!context) return kStopped;
  if (crew) complete(*context);
  std::vector<ResultRow> compared;
  ReportRecorder recorder(historyFolder_, tell);
  const Tell learning = [&](decltype(RunEvent::what) what) {
    if (const auto* done = std::get_if<TuningDone>(&what)) {
      for (const ResultRow& row : done->report.compared) compared.push_back(withoutSamples(row));
    }
    recorder.take(std::move(what));
  };
  const std::unique_ptr<AheadBuilder> ahead = crew ? nullptr : aheadFor(plan, *context);
  RunFinished end = runTuning(plan, catalogue_, tuningFolder_, *context, crew ? crew->doJob() : doJob(), learning, stop,
                              ahead.get(), crew.get());
  learn(*context, compared, nullptr, tell);
  return end;
}

std::unique_ptr<AheadBuilder> RequestRuns::aheadFor(const TuningPlan& plan, const RunContext& context) const {
  const int places =
      plan.buildsAtOnce > 0 ? plan.buildsAtOnce : std::min(static_cast<int>(context.processors), kMostBuildsOfDefault);
  const bool isElsewhere = isElsewhere_ || !placed_->hostOfSelector(plan.device).empty();
  if (places < 2 || isInProcess_ || isElsewhere) return nullptr;
  return std::make_unique<AheadRunners>(runner_, deadline_, static_cast<std::size_t>(places));
}

RunFinished RequestRuns::perform(const SplitPlan& plan, const Tell& tell, const std::stop_token& stop) {
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

RunFinished RequestRuns::perform(const AbPlan& plan, const Tell& tell, const std::stop_token& stop) {
  const std::unique_ptr<Crew> crew = crewFor(plan.workers, plan.device);
  const std::optional<RunContext> context = crew ? contextOf(*crew, plan.device, stop) : contextNow(plan.device, stop);
  return context ? runAb(plan, *context, crew ? crew->doJob() : doJob(), tell, stop, crew.get()) : kStopped;
}

RunFinished RequestRuns::perform(const AttemptPlan& plan, const Tell& tell, const std::stop_token& stop) {
  tell(RunStarted{1});
  const std::optional<RunContext> context = contextNow(plan.device, stop);
  return context ? runAttempt(plan, catalogue_, std::max(1U, context->processors), doJob(), tell, stop) : kStopped;
}

RunFinished RequestRuns::perform(const CheckPlan& plan, const Tell& tell, const std::stop_token& stop) {
  return runCheck(plan, runner_, tell, stop);
}

RunFinished RequestRuns::perform(const ReplayPlan& plan, const Tell& tell, const std::stop_token& stop) {
  if (!placed_->hostOfSelector(plan.device).empty())
    throw UsageError("Captured launches are replayed on this machine, which has their files. Choose a device of it.");
  return runReplay(plan, runner_, doJob(), tell, stop);
}

RunFinished RequestRuns::perform(const KernelText& text, const Tell& tell, const std::stop_token& stop) {
  return runOnDevice<KernelsDescribed>(
      text.device,
      [&text](const std::string& id) {
        return DescribeKernelsJob{id, text.source, text.options, text.origin};
      },
      tell, stop);
}

RunFinished RequestRuns::perform(const CompilePlan& plan, const Tell& tell, const std::stop_token& stop) {
  return runOnDevice<ProgramCompiled>(
      plan.device,
      [&plan](const std::string& id) {
        return CompileJob{id, plan.variant, plan.size, plan.parameters};
      },
      tell, stop);
}

template <typename Answer, typename JobFor>
RunFinished RequestRuns::runOnDevice(const std::string& selector, const JobFor& jobFor, const Tell& tell,
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

std::optional<RunContext> RequestRuns::contextNow(const std::string& selector, const std::stop_token& stop) {
  return contextNow(std::vector{selector}, stop);
}

std::optional<RunContext> RequestRuns::contextNow(const std::vector<std::string>& selectors,
                                                  const std::stop_token& stop, std::vector<LeftOut>* leftOut) {
  std::optional<RunContext> context = placed_->contextOf(selectors, stop, leftOut);
  if (context) complete(*context);
  return context;
}

void RequestRuns::complete(RunContext& context) const {
  context.startedAt = utcText(std::chrono::system_clock::now());
  context.hosting = isInProcess_ ? "in process" : "runner process";
}

FindTuned RequestRuns::findTuned(const Tell& tell) {
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

DoJob RequestRuns::doJob() {
  return [this](const Job& job, const JobSink& sink, const std::stop_token& stop) {
    return host_.execute(job, sink, stop);
  };
}

}  // namespace headroom
