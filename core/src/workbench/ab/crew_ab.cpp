#include "workbench/ab/crew_ab.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "workbench/crew/crew_dealing.hpp"
#include "workbench/crew/labelled_device.hpp"

namespace headroom {
namespace {

/// Values of a point that its worker's thread uses.
struct AbAttempt {
  AbPlace place;
  LabelledDevice on;
  std::uint64_t seed = 0;
};

/// On the worker's thread.
CrewTrial measurePoint(const AbState& all, const AbAttempt& attempt, JobHost& host, AbPoint& point) {
  TriedJobs jobs(host);
  const DoJob own = jobs.doJob();
  const DoJob doJob = attempt.on.withOwnId(own);
  const Tell tell = [&jobs](decltype(RunEvent::what) what) {
    if (auto* note = std::get_if<Note>(&what)) jobs.keep(std::move(*note));
  };
  AbState state{all.plan,
                all.sweep,
                attempt.on.device,
                all.launchCosts,
                all.processors,
                doJob,
                tell,
                all.stop,
                std::mt19937_64(attempt.seed),
                all.start};
  point = AbPoint();
  AbPointRun run(state, *attempt.place.pair, attempt.place.size, point);
  const std::optional<RunFinished> failure = run.run([] {});
  CrewTrial trial = jobs.end(all.stop.stop_requested());
  // Its device is gone: the worker looks for another one.
  if (failure && trial.loss.empty()) trial.loss = failure->reason;
  return trial;
}

class CrewAb {
 public:
  CrewAb(Crew& crew, const AbState& state, std::span<const AbPlace> places, AbReport& report)
      : crew_(crew),
        state_(state),
        places_(places),
        report_(report),
        dealing_(crew, state.tell,
                 [places](std::uint64_t number) {
                   const AbPlace& place = places[number];
                   return fmt::format("{} at {}, to be measured again.", place.pair->fresh.id, toText(place.size));
                 }),
        measured_(crew.size()),
        points_(places.size()),
        losses_(places.size()) {}

  void run() {
    std::vector<std::uint64_t> numbers(places_.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    dealing_.dealer().add(numbers, 0);
    dealing_.dealWhatWaits(
        {[this](std::size_t worker, std::uint64_t number) { return tryOf(worker, number); },
         [this](const EndedDeal& ended) { take(ended); }, [this] { tellProgress(); }, "Measure again."},
        state_.stop);
  }

  /// Waits for the workers, whose tries use this.
  void abandon() { dealing_.abandon(); }

 private:
  [[nodiscard]] Crew::Try tryOf(std::size_t worker, std::uint64_t number) {
    return [this, worker,
            attempt = AbAttempt{places_[number], LabelledDevice(crew_.deviceOf(worker), state_.device.id),
                                state_.plan.seed + number}](JobHost& host) {
      return measurePoint(state_, attempt, host, measured_[worker]);
    };
  }

  void take(const EndedDeal& ended) {
    AbPoint point = std::exchange(measured_[ended.worker], {});
    const std::string worker = crew_.nameOf(ended.worker);
    std::string& losses = losses_[ended.deal.number];
    if (ended.fate == EndedDeal::Fate::DealtAgain) {
      losses += fmt::format(" It was measured again, because worker {} was lost.", worker);
      return;
    }
    for (ResultRow* row : {&point.base, &point.fresh}) row->worker = worker;
    point.reason += losses;
    if (ended.fate == EndedDeal::Fate::GivenUp) {
      point.reason += fmt::format(" It was tried {} times.", ended.deal.times);
      if (point.reason.find(ended.loss) == std::string::npos) point.reason += ' ' + ended.loss;
    }
    points_[ended.deal.number] = std::move(point);
    report_.points.clear();
    for (const std::optional<AbPoint>& each : points_) {
      if (each) report_.points.push_back(*each);
    }
    state_.tell(AbUpdated{report_});
  }

  void tellProgress() {
    const std::size_t busy = dealing_.dealer().dealt();
    state_.tell(Progress{report_.points.size(), places_.size(),
                         fmt::format("taking turns on {} worker{}", busy, busy == 1 ? "" : "s")});
  }

  Crew& crew_;
  const AbState& state_;
  std::span<const AbPlace> places_;
  AbReport& report_;
  CrewDealing dealing_;
  std::vector<AbPoint> measured_;               ///< by worker; each is its worker's until the end of its try
  std::vector<std::optional<AbPoint>> points_;  ///< by number; finished ones
  std::vector<std::string> losses_;             ///< by number; sentences on workers that were lost with the point
};

}  // namespace

std::optional<RunFinished> measureWithCrew(Crew& crew, const AbState& state, std::span<const AbPlace> places,
                                           AbReport& report) {
  CrewAb ab(crew, state, places, report);
  try {
    ab.run();
    return {};
  } catch (const NoWorkerError& error) {
    ab.abandon();
    return RunFinished{Outcome::Failed, error.what(), false, true};
  } catch (const Error& error) {
    ab.abandon();
    return RunFinished{Outcome::Failed, error.what(), false};
  } catch (...) {
    ab.abandon();
    throw;
  }
}

}  // namespace headroom
