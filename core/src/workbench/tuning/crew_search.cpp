#include "workbench/tuning/crew_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "workbench/tuning/configuration_rules.hpp"
#include "workbench/tuning/dealer.hpp"
#include "workbench/tuning/proposer.hpp"
#include "workbench/tuning/trial.hpp"

namespace headroom {

namespace {

using CrewClock = std::chrono::steady_clock;

/// Different notes of all workers.
constexpr std::size_t kMostNotesTold = 1000;

/// Free workers wait while events are heard.
constexpr std::size_t kMostHeardAtOnce = 64;

/// Values of a trial that its thread uses after the search has gone on.
struct CrewAttempt {
  TuningTarget target;  ///< with the worker's device
  Configuration configuration;
  std::map<std::string, LaunchCosts> launchCosts;
  double bestMs = 0;
};

/// A measured failure is a row; these are the worker's end, or not its protocol.
bool isLossOfWorker(const JobOutcome& outcome) {
  switch (outcome.kind) {
    case JobOutcome::Kind::RunnerDied:
    case JobOutcome::Kind::TimedOut:
      return true;
    case JobOutcome::Kind::Failed:
      return !outcome.noDevice;
    case JobOutcome::Kind::Done:
    case JobOutcome::Kind::Cancelled:
      break;
  }
  return false;
}

/// On the worker's thread.
CrewTrial tryWithHost(const CrewSearchPlan& plan, const CrewAttempt& attempt, JobHost& host) {
  CrewTrial trial;
  JobOutcome end;
  const DoJob doJob = [&](const Job& job, const JobSink& sink, const std::stop_token& stop) {
    JobOutcome outcome = host.execute(job, sink, stop);
    if (isLossOfWorker(outcome)) end = outcome;
    return outcome;
  };
  const Tell tell = [&](decltype(RunEvent::what) what) {
    auto* note = std::get_if<Note>(&what);
    if (note != nullptr && trial.notes.size() < kMostNotesOfWorker) trial.notes.push_back(std::move(*note));
  };
  const TrialBench bench{attempt.target,        plan.variant, plan.trialPlan, attempt.launchCosts,
                         plan.bench.processors, doJob,        tell,           plan.bench.stop};
  trial.result = tryConfiguration(bench, attempt.configuration, attempt.bestMs);
  if (!plan.bench.stop.stop_requested() && isLossOfWorker(end)) {
    trial.loss = end.reason.empty() ? std::string("Its runner ended.") : end.reason;
    trial.hasBegun = !end.noRunner;
  }
  return trial;
}

class CrewSearch {
 public:
  CrewSearch(Crew& crew, const CrewSearchPlan& plan)
      : crew_(crew),
        plan_(plan),
        proposer_(plan.bench.plan.search,
                  SearchSpace(plan.variant, configurationRules(plan.variant, plan.target.device, plan.target.size,
                                                               plan.target.parameters)),
                  plan.bench.plan.seed, [&crew] { crew.call(); }) {}

  void run() {
    begin();
    for (;;) {
      if (mayDeal()) {
        propose();
        dealToAll();
      }
      keepResults();  // while the workers measure, because it waits for the disk
      if (dealer_.dealt() == 0 && (!mayDeal() || isAllTried())) return;
      if (!crew_.isAnyLeft()) throw Error(Stage::Runner, "All workers are lost. Start the tuning again with --resume.");
      const std::stop_token noStop;
      std::optional<CrewEvent> event = crew_.next(dealingEnd(), isStopped() ? noStop : plan_.bench.stop);
      for (std::size_t heard = 0; event && heard < kMostHeardAtOnce; ++heard) {
        hear(*event);
        event = heard + 1 < kMostHeardAtOnce ? crew_.next(CrewClock::now(), noStop) : std::nullopt;
      }
    }
  }

  /// Waits for the workers, whose trials use this search.
  void abandon() {
    while (dealer_.dealt() > 0) {
      const std::optional<CrewEvent> event = crew_.next(std::nullopt, {});
      if (event && std::holds_alternative<CrewTrial>(event->what) && dealer_.isBusy(event->worker))
        dealer_.finish(event->worker);
    }
  }

 private:
  [[nodiscard]] bool isStopped() const { return plan_.bench.stop.stop_requested(); }
  [[nodiscard]] double seconds() const { return std::chrono::duration<double>(CrewClock::now() - start_).count(); }
  /// A search without time tries one, as with one worker.
  [[nodiscard]] bool mayDeal() const { return !isStopped() && (seconds() < plan_.budgetSeconds || !hasDealt_); }
  [[nodiscard]] bool isAllTried() const { return areProposalsOver_ && dealer_.waiting() == 0 && !proposer_.isBusy(); }
  /// The moment at which to look again, whatever the workers send.
  [[nodiscard]] std::optional<CrewClock::time_point> dealingEnd() const {
    if (!mayDeal() || !hasDealt_) return std::nullopt;
    return start_ + std::chrono::duration_cast<CrewClock::duration>(std::chrono::duration<double>(plan_.budgetSeconds));
  }

  void begin() {
    for (const TuningResult& result : plan_.known) learn(result);
    for (std::size_t worker = 0; worker < crew_.size(); ++worker) {
      if (crew_.isFree(worker)) dealer_.join(worker);
    }
    const Configuration standard = configurationOf(plan_.variant);
    const bool isKnown = std::any_of(plan_.known.begin(), plan_.known.end(),
                                     [&](const TuningResult& result) { return result.configuration == standard; });
    const std::optional<std::uint64_t> number = plan_.space.numberOf(standard);
    if (number && !isKnown) dealer_.add(std::span(&*number, 1), 0);
  }

  void learn(const TuningResult& result) {
    const std::optional<std::uint64_t> number = plan_.space.numberOf(result.configuration);
    const bool isValidResult = invalidityOf(result.row) == Invalidity::None;
    if (number) proposer_.learn(*number, isValidResult ? std::optional(result.row.medianMs) : std::nullopt);
  }

  void propose() {
    const std::size_t lacking = dealer_.lacking();
    if (lacking > 0 && !proposer_.isBusy() && !areProposalsOver_) proposer_.ask(lacking, dealer_.pending());
  }

  void dealToAll() {
    for (std::size_t worker = 0; worker < crew_.size() && dealer_.waiting() > 0; ++worker) {
      if (!crew_.isFree(worker) || dealer_.isBusy(worker)) continue;
      const std::optional<Deal> deal = dealer_.deal(worker);
      if (!deal) continue;
      hasDealt_ = true;
      crew_.start(worker, [this, attempt = attemptOf(worker, *deal)](JobHost& host) {
        return tryWithHost(plan_, attempt, host);
      });
    }
  }

  [[nodiscard]] CrewAttempt attemptOf(std::size_t worker, const Deal& deal) const {
    CrewAttempt attempt{plan_.target, plan_.space.at(deal.number), plan_.bench.launchCosts, bestMs_};
    attempt.target.device = crew_.deviceOf(worker);
    const auto costs = attempt.launchCosts.find(plan_.target.device.id);
    if (costs != attempt.launchCosts.end()) attempt.launchCosts[attempt.target.device.id] = costs->second;
    return attempt;
  }

  void hear(CrewEvent& event) {
    if (std::holds_alternative<CrewCalled>(event.what)) return takeProposals();
    if (auto* trial = std::get_if<CrewTrial>(&event.what)) return take(event.worker, *trial);
    if (auto* left = std::get_if<CrewLeft>(&event.what)) {
      dealer_.leave(event.worker);
      return tell(left->sentence + (crew_.isAnyLeft() ? " The other workers go on." : ""), NoteLevel::Loss);
    }
    dealer_.join(event.worker);
    for (Note& note : std::get<CrewJoined>(event.what).notes) tellOnce(std::move(note));
    tell(fmt::format("Worker {} measures on {}.", crew_.nameOf(event.worker), crew_.deviceOf(event.worker).name),
         NoteLevel::Routine);
  }

  void tell(std::string sentence, NoteLevel level) const { plan_.bench.tell(Note{std::move(sentence), level}); }

  void takeProposals() {
    const std::optional<Proposals> proposals = proposer_.take();
    if (!proposals) return;
    areProposalsOver_ = proposals->numbers.empty();
    dealer_.add(proposals->numbers, proposals->searchMs);
  }

  void take(std::size_t worker, CrewTrial& trial) {
    if (!trial.loss.empty()) {
      takeLoss(worker, trial);
    } else if (const Deal deal = dealer_.finish(worker); trial.result) {
      keep(worker, deal, std::move(*trial.result));
    } else {
      proposer_.learn(deal.number, std::nullopt);
    }
    for (Note& note : trial.notes) tellOnce(std::move(note));
  }

  void takeLoss(std::size_t worker, CrewTrial& trial) {
    if (!trial.hasBegun) return dealer_.takeBack(worker);
    const Dealer::Loss loss = dealer_.lose(worker);
    if (loss.isRetired) crew_.dismiss(worker);
    if (!loss.isGivenUp) {
      tell(fmt::format("Worker {} lost a configuration, which is measured again: {} {}{}", crew_.nameOf(worker),
                       toText(plan_.space.at(loss.deal.number)) + '.', trial.loss,
                       loss.isRetired ? " It lost several in a row and is not used any longer." : ""),
           NoteLevel::Loss);
      return;
    }
    if (!trial.result) {
      proposer_.learn(loss.deal.number, std::nullopt);
      return;
    }
    addSentence(trial.result->row, fmt::format("It was tried {} times.", loss.deal.times));
    keep(worker, loss.deal, std::move(*trial.result));
  }

  void keep(std::size_t worker, const Deal& deal, TuningResult result) {
    result.times.searchMs = deal.searchMs;
    result.worker = crew_.nameOf(worker);
    if (invalidityOf(result.row) == Invalidity::None && (bestMs_ == 0 || result.row.medianMs < bestMs_))
      bestMs_ = result.row.medianMs;
    learn(result);
    results_.push_back(std::move(result));
  }

  void keepResults() {
    if (!results_.empty()) plan_.keep(std::exchange(results_, {}), seconds());
  }

  /// Many runners have the same to say at their start.
  void tellOnce(Note note) {
    if (told_.size() < kMostNotesTold && told_.insert(note.text).second) plan_.bench.tell(std::move(note));
  }

  Crew& crew_;
  const CrewSearchPlan& plan_;
  Dealer dealer_;
  Proposer proposer_;
  std::vector<TuningResult> results_;  ///< not kept yet
  std::set<std::string> told_;
  CrewClock::time_point start_ = CrewClock::now();
  bool hasDealt_ = false;
  bool areProposalsOver_ = false;
  double bestMs_ = 0;  // of this search
};

}  // namespace

void searchWithCrew(Crew& crew, const CrewSearchPlan& plan) {
  CrewSearch search(crew, plan);
  try {
    search.run();
  } catch (...) {
    search.abandon();
    throw;
  }
}

}  // namespace headroom
