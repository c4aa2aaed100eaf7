#include "workbench/sweep/point_group.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "headroom/analysis/verdict.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "values/launch_cost.hpp"
#include "workbench/analysis/ceilings.hpp"
#include "workbench/analysis/judgement.hpp"
#include "workbench/analysis/round_spread.hpp"
#include "workbench/sweep/ceiling_race.hpp"
#include "workbench/sweep/point_in_work.hpp"
#include "workbench/sweep/turn.hpp"

namespace headroom {

namespace {

using Works = std::vector<PointInWork*>;

/// Whether other programs take time from it, because it runs on the CPU.
bool isOnProcessors(const Point& point) {
  return point.variant->isHostPeer() || point.device->type == DeviceType::Cpu;
}

TurnCosts costsOf(const Point& point) {
  return turnCostsOf(*point.plan, *point.variant, point.isCeiling ? Role::Ceiling : Role::Variant, point.size,
                     *point.device);
}

class GroupRun {
 public:
  GroupRun(SweepState& sweep, const PointGroup& group) : sweep_(sweep) {
    for (const Point& point : group) works_.push_back({{emptyRow(point), {}}, &point, costsOf(point), false});
    rowsToTell_ = rowsToTell(group);
    sweep.timeLeft.begin(predictedSeconds(group));
  }

  void run() {
    takeTurns(matching([](const PointInWork& work) { return work.point->isCeiling; }));
    dropSlowCeilings();
    const RunPlan& plan = *works_.front().point->plan;
    for (const int repeat : repeats()) {
      bool isFresh = plan.repeats == 1;
      for (Works left = unfinished(repeat); !left.empty() && !isStopped(); left = unfinished(repeat)) {
        if (!isFresh) startFresh();
        isFresh = !plan.sampling.freshRounds;
        takeTurns(std::move(left));
        dropSlowCeilings();
      }
    }
    // Once more at the end in any case, to detect changes of the device.
    takeTurns(matching([](const PointInWork& work) { return work.point->isCeiling && mayHaveAnotherTurn(work); }));
    finish();
  }

 private:
  [[nodiscard]] bool isStopped() const { return sweep_.stop.stop_requested(); }

  /// If there is something else to measure, only possible ceilings get more time.
  void dropSlowCeilings() {
    const bool isOfCeilingsAlone =
        std::all_of(works_.begin(), works_.end(), [](const PointInWork& work) { return work.point->isCeiling; });
    if (isOfCeilingsAlone) return;
    const std::vector<const ResultRow*> rows = allRows();
    for (PointInWork& work : works_) {
      if (work.isDone || !cannotBeTheCeiling(work.row, rows)) continue;
      work.isDone = true;
      work.row.stoppedBy = kStoppedByRace;
    }
  }

  template <typename Matches>
  Works matching(const Matches& matches) {
    Works found;
    for (PointInWork& work : works_) {
      if (matches(work)) found.push_back(&work);
    }
    return found;
  }
  Works unfinished(int repeat) {
    return matching([repeat](const PointInWork& work) {
      return !work.isDone && (work.point->isCeiling || work.point->repeat == repeat);
    });
  }

  [[nodiscard]] std::set<int> repeats() const {
    std::set<int> repeats;
    for (const PointInWork& work : works_) repeats.insert(work.point->repeat);
    return repeats;
  }

  /// A failure to start shows at the next point.
  void startFresh() {
    sweep_.doJob(
        FreshStartJob{works_.front().point->device->id}, [](const JobEvent& /*event*/) {}, sweep_.stop);
    isStartedAfresh_ = true;
  }

  /// Each point once, in random order, because the first ones have colder caches and clocks.
  void takeTurns(Works works) {
    for (std::size_t i = works.size(); i > 1; --i) std::swap(works[i - 1], works[sweep_.shuffler() % i]);
    for (PointInWork* work : works) {
      if (isStopped()) return;
      const auto start = std::chrono::steady_clock::now();
      const double predicted = nextTurnSeconds(*work);
      takeTurn(*work);
      keepTime(*work, predicted, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
  }

  /// The runner is started with the first point of a round.
  [[nodiscard]] double nextTurnSeconds(const PointInWork& work) const {
    const double start = isStartedAfresh_ ? roundStartSeconds(*work.point->plan, *work.point->device) : 0;
    return start + (work.row.rounds.empty() ? work.costs.firstSeconds : work.costs.laterSeconds);
  }

  void keepTime(PointInWork& work, double predicted, double seconds) {
    sweep_.timeLeft.done(predicted, seconds);
    if (work.row.rounds.size() > 1 && !isStartedAfresh_) work.costs.laterSeconds = seconds;
    isStartedAfresh_ = false;
  }

  /// By the model.
  [[nodiscard]] double secondsLeft() const {
    double seconds = 0;
    double starts = 0;
    for (const PointInWork& work : works_) {
      seconds += secondsLeftOf(work);
      const int rounds = work.isDone ? 0 : work.costs.turns - static_cast<int>(work.row.rounds.size());
      starts = std::max(starts, rounds * roundStartSeconds(*work.point->plan, *work.point->device));
    }
    return seconds + starts;
  }

  void takeTurn(PointInWork& work) {
    ResultRow& row = work.row;
    const bool isFirst = row.rounds.empty();
    const bool isRefused = row.status == Status::Failed ||  // by a cost expression
                           (isFirst && sweep_.paces.refuse(row, work.point->plan->longestLaunchSeconds));
    const std::size_t roundsBefore = row.rounds.size();
    if (!isRefused) measureRound(work);
    if (!work.isDone) {
      row.stoppedBy = stopReason(work);
      // A round without samples would have none the next time either.
      work.isDone = row.rounds.size() == roundsBefore || !isTimed(row) || !row.stoppedBy.empty();
    }
    tellProgress({}, {});
    if (isTimed(row) && work.point->known == nullptr) tellSoFar(work);
  }

  void measureRound(PointInWork& work) {
    const Point& point = *work.point;
    MeasureJob job;
    job.deviceId = point.device->id;
    job.variant = *point.variant;
    job.role = point.isCeiling ? Role::Ceiling : Role::Variant;
    job.size = point.size;
    job.parameters = valuesFor(findWorkload(point.variant->workload), point.plan->parameters);
    job.sampling = point.plan->sampling;
    job.seed = point.plan->seed;
    job.caches = work.row.caches;
    job.transfers = point.plan->transfers && !point.isCeiling;
    job.stopAboveMs = point.stopAboveMs;
    const double startSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - sweep_.start).count();
    headroom::takeTurn(
        work, std::move(job), point.checked, startSeconds, sweep_.doJob,
        [&](JobEvent event) { hear(point, std::move(event)); }, sweep_.stop);
    sweep_.paces.remember(work.row);
  }

  void hear(const Point& point, JobEvent event) {
    if (auto* activity = std::get_if<Activity>(&event)) tellActivity(point, std::move(activity->text));
    if (auto* note = std::get_if<Note>(&event)) sweep_.tell(std::move(*note));
  }

  /// A point sends the same activity at every batch; listeners receive it once.
  void tellActivity(const Point& point, std::string text) {
    if (text == lastActivity_) return;
    lastActivity_ = text;
    tellProgress(std::move(text),
                 PointInProgress{point.variant->id, point.size,
                                 valuesFor(findWorkload(point.variant->workload), point.plan->parameters)});
  }

  /// Points in progress are counted by their completed share of rounds.
  void tellProgress(std::string activity, std::optional<PointInProgress> point) {
    double done = 0;
    for (const PointInWork& work : works_) {
      const double share = static_cast<double>(work.row.rounds.size()) / (roundsWanted(work) + 1);
      done += work.isDone ? 1 : std::min(share, 1.0);
    }
    // The last point is complete only when its row is sent.
    const auto whole = std::min(static_cast<std::size_t>(done), rowsToTell_ - 1);
    sweep_.tell(Progress{sweep_.donePoints + whole,
                         sweep_.totalPoints,
                         std::move(activity),
                         {},
                         sweep_.timeLeft.seconds(secondsLeft()),
                         std::move(point)});
  }

  void tellSoFar(const PointInWork& work) {
    ResultRow shown = work.row;
    applyCeilings(shown, ceilingsOf(shown, allRows()), launchingMsOf(work));
    sweep_.tell(RowUpdated{std::move(shown)});
  }

  [[nodiscard]] std::vector<const ResultRow*> allRows() const {
    std::vector<const ResultRow*> rows;
    for (const PointInWork& work : works_) rows.push_back(&work.row);
    return rows;
  }

  [[nodiscard]] double launchingMsOf(const PointInWork& work) const {
    return launchingMs(launchCosts(), work.point->variant->passes.size());
  }

  /// By the ceilings that changed most: from first to last, and since an earlier part of the run.
  void judgeDrifts() {
    const ResultRow* drifted = nullptr;
    const ResultRow* changed = nullptr;
    const ResultRow* known = nullptr;  // the earlier row of the changed ceiling
    const auto drift = [](const ResultRow* row) { return row == nullptr ? 0 : std::abs(driftOf(*row)); };
    for (const ResultRow* ceiling : fastestCeilings(allRows())) {
      if (drift(ceiling) > drift(drifted)) drifted = ceiling;
      const ResultRow* before = knownOf(*ceiling);
      if (before == nullptr) continue;
      if (known == nullptr || std::abs(driftSince(*before, *ceiling)) > std::abs(driftSince(*known, *changed))) {
        changed = ceiling;
        known = before;
      }
    }
    for (PointInWork& work : works_) {
      if (work.row.role == Role::HostPeer) continue;
      if (drifted != nullptr) judgeDrift(work.row, *drifted);
      if (changed != nullptr) judgeDriftSince(work.row, *known, *changed);
    }
  }

  /// Its row from an earlier part of the run.
  [[nodiscard]] const ResultRow* knownOf(const ResultRow& row) const {
    for (const PointInWork& work : works_) {
      if (&work.row == &row) return work.point->known;
    }
    return nullptr;
  }

  /// For the interleaved rows of each repeat. Last, because it depends on bounds and clocks.
  void setAllIntervals() {
    std::map<int, std::vector<ResultRow*>> rows;
    for (PointInWork& work : works_) rows[work.point->repeat].push_back(&work.row);
    const TimedWhere where{works_.front().point->device->type == DeviceType::Cpu, launchCosts().plainUs * 1e-3};
    for (const auto& [repeat, ofRepeat] : rows) setIntervals(ofRepeat, where);
  }

  void judgeLoads() {
    std::map<int, OtherLoad> loads;
    for (const PointInWork& work : works_) {
      if (isOnProcessors(*work.point)) loads[work.point->repeat].add(work.row);
    }
    for (PointInWork& work : works_) {
      if (isOnProcessors(*work.point)) judgeLoad(work.row, loads[work.point->repeat], sweep_.processors);
    }
  }

  void judgeTimes() {
    const LaunchCosts costs = launchCosts();
    for (PointInWork& work : works_) {
      judgeClocks(work.row, costs, work.point->variant->passes.size());
      judgeSteadiness(work.row);
    }
    judgeLoads();
    if (!isStopped()) judgeDrifts();
    applyAllCeilings();
    for (PointInWork& work : works_) judgeLaunchCost(work.row, costs);  // by the clock that counts in the end
  }

  void finish() {
    for (PointInWork& work : works_) {
      ResultRow& row = work.row;
      if (isTimed(row) && row.stoppedBy.empty()) row.stoppedBy = kStoppedByStop;
      if (row.rounds.empty() && isStopped() && !work.isDone) recordOutcome(row, {JobOutcome::Kind::Cancelled});
    }
    if (works_.front().point->plan->judgesTimes) {
      judgeTimes();
    } else {
      applyAllCeilings();
    }
    setAllIntervals();
    sweep_.donePoints += rowsToTell_;
    sweep_.tell(Progress{sweep_.donePoints, sweep_.totalPoints, {}, {}, sweep_.timeLeft.seconds(0)});
    for (PointInWork& work : works_) {
      if (work.point->known == nullptr) sweep_.tell(RowReady{std::move(work.row)});
    }
  }

  void applyAllCeilings() {
    // Selected before any row changes, because one that exceeds its ceiling may switch to the host clock.
    const std::vector<const ResultRow*> measured = allRows();
    std::vector<Ceilings> chosen;
    for (const PointInWork& work : works_) chosen.push_back(ceilingsOf(work.row, measured));
    for (std::size_t i = 0; i < works_.size(); ++i) applyCeilings(works_[i].row, chosen[i], launchingMsOf(works_[i]));
  }

  [[nodiscard]] LaunchCosts launchCosts() const {
    const auto known = sweep_.launchCosts.find(works_.front().point->device->id);
    return known == sweep_.launchCosts.end() ? LaunchCosts{} : known->second;
  }

  SweepState& sweep_;
  std::vector<PointInWork> works_;
  std::size_t rowsToTell_ = 0;
  bool isStartedAfresh_ = false;  // and no round has been measured since
  std::string lastActivity_;
};

}  // namespace

double predictedSeconds(const PointGroup& group) {
  double seconds = 0;
  double starts = 0;
  for (const Point& point : group) {
    const TurnCosts costs = costsOf(point);
    seconds += costs.seconds();
    starts = std::max(starts, (costs.turns - 1) * roundStartSeconds(*point.plan, *point.device));
  }
  return seconds + starts;
}

std::size_t rowsToTell(const PointGroup& group) {
  return static_cast<std::size_t>(
      std::count_if(group.begin(), group.end(), [](const Point& point) { return point.known == nullptr; }));
}

ResultRow emptyRow(const Point& point) {
  ResultRow row;
  const Role role = point.isCeiling ? Role::Ceiling : Role::Variant;
  try {
    row = blankRow(findWorkload(point.variant->workload), *point.variant, role, point.size, point.plan->parameters,
                   point.device);
  } catch (const Error& error) {  // a cost expression that fails at this very point
    row.workload = point.variant->workload;
    row.variant = point.variant->id;
    row.title = point.variant->title;
    row.role = role;
    row.size = point.size;
    row.status = Status::Failed;
    row.reason = error.what();
  }
  row.beside = point.beside;
  const bool isPeer = point.variant->isHostPeer();
  row.deviceId = isPeer ? "host" : point.device->id;
  row.host = point.device->machine.namedHost;
  row.device = isPeer ? point.device->machine.processor : point.device->name;
  row.driver = isPeer ? "host" : point.device->driverVersion;
  // Probes control the memory that they touch.
  row.caches = point.variant->isProbe() ? Caches::Warm : point.plan->caches;
  row.repeat = point.repeat;
  return row;
}

void measureGroup(SweepState& sweep, const PointGroup& group) {
  if (!group.empty()) GroupRun(sweep, group).run();
}

}  // namespace headroom
