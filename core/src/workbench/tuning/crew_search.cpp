#include "workbench/tuning/crew_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "workbench/crew/crew_dealing.hpp"
#include "workbench/tuning/configuration_rules.hpp"
#include "workbench/tuning/proposer.hpp"
#include "workbench/tuning/trial.hpp"

namespace headroom {

namespace {

using CrewClock = std::chrono::steady_clock;

/// Free workers wait while events are heard.
constexpr std::size_t kMostHeardAtOnce = 64;

/// Values of a trial that its thread uses after the search has gone on.
struct CrewAttempt {
  TuningTarget target;  ///< with the worker's device
  Configuration configuration;
  std::map<std::string, LaunchCosts> launchCosts;
  double bestMs = 0;
};

/// On the worker's thread.
CrewTrial tryWithHost(const CrewSearchPlan& plan, const CrewAttempt& attempt, JobHost& host,
                      std::optional<TuningResult>& result) {
  TriedJobs jobs(host);
  const DoJob doJob = jobs.doJob();
  const Tell tell = [&jobs](decltype(RunEvent::what) what) {
    if (auto* note = std::get_if<Note>(&what)) jobs.keep(std::move(*note));
  };
  const TrialBench bench{attempt.target,        plan.variant, plan.trialPlan, attempt.launchCosts,
                         plan.bench.processors, doJob,        tell,           plan.bench.stop};
  result.reset();
  result = tryConfiguration(bench, attempt.configuration, attempt.bestMs);
  return jobs.end(plan.bench.stop.stop_requested());
}

class CrewSearch {
 public:
  CrewSearch(Crew& crew, const CrewSearchPlan& plan)
      : crew_(crew),
        plan_(plan),
        dealing_(crew, plan.bench.tell,
                 [&plan](std::uint64_t number) {
                   return "a configuration, which is measured again: " + toText(plan.space.at(number)) + '.';
                 }),
        tried_(crew.size()),
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
      if (dealer().dealt() == 0 && (!mayDeal() || isAllTried())) return;
      dealing_.requireWorkers("Start the tuning again with --resume.");
      const std::stop_token noStop;
      std::optional<CrewEvent> event = crew_.next(dealingEnd(), isStopped() ? noStop : plan_.bench.stop);
      for (std::size_t heard = 0; event && heard < kMostHeardAtOnce; ++heard) {
        hear(*event);
        event = heard + 1 < kMostHeardAtOnce ? crew_.next(CrewClock::now(), noStop) : std::nullopt;
      }
    }
  }

  /// Waits for the workers, whose trials use this search.
  void abandon() { dealing_.abandon(); }

 private:
  [[nodiscard]] Dealer& dealer() { return dealing_.dealer(); }
  [[nodiscard]] bool isStopped() const { return plan_.bench.stop.stop_requested(); }
  [[nodiscard]] double seconds() const { return std::chrono::duration<double>(CrewClock::now() - start_).count(); }
  /// A search without time tries one, as with one worker.
  [[nodiscard]] bool mayDeal() const { return !isStopped() && (seconds() < plan_.budgetSeconds || !hasDealt_); }
  [[nodiscard]] bool isAllTried() { return areProposalsOver_ && dealer().waiting() == 0 && !proposer_.isBusy(); }
  /// The moment at which to look again, whatever the workers send.
  [[nodiscard]] std::optional<CrewClock::time_point> dealingEnd() const {
    if (!mayDeal() || !hasDealt_) return std::nullopt;
    return start_ + std::chrono::duration_cast<CrewClock::duration>(std::chrono::duration<double>(plan_.budgetSeconds));
  }

  void begin() {
    for (const TuningResult& result : plan_.known) learn(result);
    dealing_.joinFree();
    const Configuration standard = configurationOf(plan_.variant);
    const bool isKnown = std::any_of(plan_.known.begin(), plan_.known.end(),
                                     [&](const TuningResult& result) { return result.configuration == standard; });
    const std::optional<std::uint64_t> number = plan_.space.numberOf(standard);
    if (number && !isKnown) dealer().add(std::span(&*number, 1), 0);
  }

  void learn(const TuningResult& result) {
    const std::optional<std::uint64_t> number = plan_.space.numberOf(result.configuration);
    const bool isValidResult = invalidityOf(result.row) == Invalidity::None;
    if (number) proposer_.learn(*number, isValidResult ? std::optional(result.row.medianMs) : std::nullopt);
  }

  void propose() {
    const std::size_t lacking = dealer().lacking();
    if (lacking > 0 && !proposer_.isBusy() && !areProposalsOver_) proposer_.ask(lacking, dealer().pending());
  }

  void dealToAll() {
    const bool isAnyDealt = dealing_.dealToAll([this](std::size_t worker, std::uint64_t number) {
      return [this, worker, attempt = attemptOf(worker, number)](JobHost& host) {
        return tryWithHost(plan_, attempt, host, tried_[worker]);
      };
    });
    hasDealt_ = hasDealt_ || isAnyDealt;
  }

  [[nodiscard]] CrewAttempt attemptOf(std::size_t worker, std::uint64_t number) const {
    CrewAttempt attempt{plan_.target, plan_.space.at(number), plan_.bench.launchCosts, bestMs_};
    attempt.target.device = crew_.deviceOf(worker);
    const auto costs = attempt.launchCosts.find(plan_.target.device.id);
    if (costs != attempt.launchCosts.end()) attempt.launchCosts[attempt.target.device.id] = costs->second;
    return attempt;
  }

  void hear(CrewEvent& event) {
    if (std::holds_alternative<CrewCalled>(event.what)) return takeProposals();
    if (const std::optional<EndedDeal> ended = dealing_.hear(event)) take(*ended);
  }

  void takeProposals() {
    const std::optional<Proposals> proposals = proposer_.take();
    if (!proposals) return;
    areProposalsOver_ = proposals->numbers.empty();
    dealer().add(proposals->numbers, proposals->searchMs);
  }

  void take(const EndedDeal& ended) {
    std::optional<TuningResult> result = std::exchange(tried_[ended.worker], std::nullopt);
    if (ended.fate == EndedDeal::Fate::DealtAgain) return;
    if (!result) return proposer_.learn(ended.deal.number, std::nullopt);
    if (ended.fate == EndedDeal::Fate::GivenUp)
      addSentence(result->row, fmt::format("It was tried {} times.", ended.deal.times));
    keep(ended.worker, ended.deal, std::move(*result));
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

  Crew& crew_;
  const CrewSearchPlan& plan_;
  CrewDealing dealing_;
  std::vector<std::optional<TuningResult>> tried_;  ///< by worker; each is its worker's until the end of its trial
  Proposer proposer_;
  std::vector<TuningResult> results_;  ///< not kept yet
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
