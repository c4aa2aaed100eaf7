#include "engine/point_group.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "engine/measure.hpp"
#include "headroom/error.hpp"
#include "headroom/workload.hpp"
#include "measure/judgement.hpp"

namespace headroom {

namespace {

// Before this many rounds nothing is known of how they differ.
constexpr int kFewestRounds = 3;
// However long one launch takes, a median needs more than one opinion.
constexpr std::size_t kFewestSamples = 3;

struct PointInWork {
  const Point* point = nullptr;
  ResultRow row;
  bool isDone = false;
};

using Works = std::vector<PointInWork*>;

int roundsWanted(const PointInWork& work) {
  return std::max(1, work.point->plan->sampling.rounds);
}

double secondsSpent(const ResultRow& row) {
  double seconds = 0;
  for (const Round& round : row.rounds) seconds += round.seconds;
  return seconds;
}

/// Why the row needs no more rounds; empty when it does.
std::string stopReason(const PointInWork& work) {
  const ResultRow& row = work.row;
  const Sampling& sampling = work.point->plan->sampling;
  if (hasMark(row, Mark::SingleSample)) return "time budget";
  const std::size_t count = countingSamples(row).size();
  const auto rounds = static_cast<int>(row.rounds.size());
  const bool hasEnough = count >= static_cast<std::size_t>(std::max(1, sampling.minimumSamples));
  if (rounds >= std::min(kFewestRounds, roundsWanted(work)) && hasEnough && row.noise <= sampling.noiseGoal) {
    return "noise goal";
  }
  if (count >= static_cast<std::size_t>(sampling.maximumSamples)) return "sample limit";
  if (count >= kFewestSamples && secondsSpent(row) >= sampling.timeBudgetSeconds) return "time budget";
  return {};
}

/// The later round's samples behind those that the row has; its marks too.
void append(ResultRow& row, ResultRow&& later) {
  row.samplesMs.insert(row.samplesMs.end(), later.samplesMs.begin(), later.samplesMs.end());
  row.wallSamplesMs.insert(row.wallSamplesMs.end(), later.wallSamplesMs.begin(), later.wallSamplesMs.end());
  row.rounds.insert(row.rounds.end(), later.rounds.begin(), later.rounds.end());
  if (hasMark(later, Mark::BadStamps)) markBadStamps(row);
  summariseSamples(row);
  if (later.status == row.status || isTimed(later)) return;
  row.status = later.status;
  row.reason = std::move(later.reason);
  row.log = std::move(later.log);
}

void raise(Ceilings& ceilings, const ResultRow& row) {
  if (row.role != Role::Ceiling || !isValid(row)) return;
  if (findWorkload(row.workload).ceiling == Bound::Memory) {
    ceilings.copyGigapixelsPerSecond = std::max(ceilings.copyGigapixelsPerSecond, gigapixelsPerSecond(row).value_or(0));
  } else {
    ceilings.peakGigaflopsPerSecond = std::max(ceilings.peakGigaflopsPerSecond, gigaflopsPerSecond(row).value_or(0));
  }
}

class GroupRun {
 public:
  GroupRun(SweepState& sweep, const PointGroup& group) : sweep_(sweep) {
    for (const Point& point : group) works_.push_back({&point, emptyRow(point)});
    rowsToTell_ = rowsToTell(group);
  }

  void run() {
    takeTurns(matching([](const PointInWork& work) { return work.point->isCeiling; }));
    for (Works left = unfinished(); !left.empty() && !isStopped(); left = unfinished()) takeTurns(std::move(left));
    // Once more at the end, whatever is known: did the device change meanwhile?
    takeTurns(matching([](const PointInWork& work) { return work.point->isCeiling && mayGoOn(work); }));
    finish();
  }

 private:
  [[nodiscard]] bool isStopped() const { return sweep_.stop.stop_requested(); }

  template <typename Matches>
  Works matching(const Matches& matches) {
    Works found;
    for (PointInWork& work : works_) {
      if (matches(work)) found.push_back(&work);
    }
    return found;
  }
  Works unfinished() {
    return matching([](const PointInWork& work) { return !work.isDone; });
  }

  static bool mayGoOn(const PointInWork& work) {
    return isTimed(work.row) && !hasMark(work.row, Mark::SingleSample) && roundsWanted(work) > 1;
  }

  /// Everyone once, in an order of chance: what comes first meets colder caches and clocks.
  void takeTurns(Works works) {
    for (std::size_t i = works.size(); i > 1; --i) std::swap(works[i - 1], works[sweep_.shuffler() % i]);
    for (PointInWork* work : works) {
      if (isStopped()) return;
      takeTurn(*work);
    }
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
      // A round that left nothing would leave nothing the next time either.
      work.isDone = row.rounds.size() == roundsBefore || !isTimed(row) || !row.stoppedBy.empty();
    }
    tellProgress({});
    if (isTimed(row)) tellSoFar(row);
  }

  void measureRound(PointInWork& work) {
    const Point& point = *work.point;
    ResultRow& row = work.row;
    const MeasureJob job{point.device->id, *point.variant,    point.isCeiling ? Role::Ceiling : Role::Variant,
                         point.size,       point.plan->sigma, point.plan->sampling,
                         point.plan->seed, row.caches,        static_cast<int>(row.rounds.size()),
                         row.medianMs};
    const double startSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - sweep_.start).count();
    ResultRow measured = row;
    const JobOutcome outcome = sweep_.doJob(job, sinkFor(measured), sweep_.stop);
    recordOutcome(measured, outcome);
    if (outcome.kind == JobOutcome::Kind::Cancelled && !row.rounds.empty()) return;
    for (Round& round : measured.rounds) round.startSeconds = startSeconds;
    if (row.rounds.empty()) {
      measured.deviceId = row.deviceId;
      measured.caches = row.caches;
      measured.repeat = row.repeat;
      row = std::move(measured);
    } else if (outcome.kind == JobOutcome::Kind::Done) {
      append(row, std::move(measured));
    } else {
      recordOutcome(row, outcome);
    }
    sweep_.paces.remember(row);
  }

  static void recordOutcome(ResultRow& row, const JobOutcome& outcome) {
    switch (outcome.kind) {
      case JobOutcome::Kind::Done:
        return;
      case JobOutcome::Kind::Cancelled:
        row.status = Status::Cancelled;
        row.reason = "The run was stopped.";
        return;
      case JobOutcome::Kind::Failed:
        row.status = Status::Failed;
        break;
      case JobOutcome::Kind::RunnerDied:
        row.status = Status::Crashed;
        break;
      case JobOutcome::Kind::TimedOut:
        row.status = Status::TimedOut;
        break;
    }
    row.reason = outcome.reason;
  }

  JobSink sinkFor(ResultRow& row) {
    return [this, &row](JobEvent event) {
      if (auto* ready = std::get_if<RowReady>(&event)) row = std::move(ready->row);
      if (auto* activity = std::get_if<Activity>(&event)) tellActivity(std::move(activity->text));
      if (auto* note = std::get_if<Note>(&event)) sweep_.tell(std::move(*note));
    };
  }

  /// A point says the same at every batch; listeners hear it once.
  void tellActivity(std::string text) {
    if (text == lastActivity_) return;
    lastActivity_ = text;
    tellProgress(std::move(text));
  }

  /// Points in work count for the share of their rounds that is done.
  void tellProgress(std::string activity) {
    double done = 0;
    for (const PointInWork& work : works_) {
      const double share = static_cast<double>(work.row.rounds.size()) / (roundsWanted(work) + 1);
      done += work.isDone ? 1 : std::min(share, 1.0);
    }
    // The last point is done when its row is told.
    const auto whole = std::min(static_cast<std::size_t>(done), rowsToTell_ - 1);
    sweep_.tell(Progress{sweep_.donePoints + whole, sweep_.totalPoints, std::move(activity)});
  }

  void tellSoFar(const ResultRow& row) {
    Ceilings ceilings;
    for (const PointInWork& work : works_) raise(ceilings, work.row);
    ResultRow shown = row;
    applyCeilings(shown, ceilings);
    sweep_.tell(RowUpdated{std::move(shown)});
  }

  /// The fastest copy and the fastest arithmetic are the ceilings; of these, the one that changed most from first to
  /// last.
  [[nodiscard]] const ResultRow* mostDriftedCeiling() const {
    std::map<Bound, const ResultRow*> best;
    for (const PointInWork& work : works_) {
      const ResultRow& row = work.row;
      if (row.role != Role::Ceiling || !isValid(row) || isStopped()) continue;
      const Bound bound = findWorkload(row.workload).ceiling;
      const auto rate = [bound](const ResultRow& ceiling) {
        return (bound == Bound::Memory ? gigapixelsPerSecond(ceiling) : gigaflopsPerSecond(ceiling)).value_or(0);
      };
      const ResultRow*& known = best[bound];
      if (known == nullptr || rate(row) > rate(*known)) known = &row;
    }
    const ResultRow* most = nullptr;
    for (const auto& [bound, row] : best) {
      if (most == nullptr || std::abs(driftOf(*row)) > std::abs(driftOf(*most))) most = row;
    }
    return most;
  }

  void finish() {
    const LaunchCosts costs = launchCosts();
    for (PointInWork& work : works_) {
      ResultRow& row = work.row;
      if (isTimed(row) && row.stoppedBy.empty()) row.stoppedBy = kStoppedByStop;
      if (row.rounds.empty() && isStopped() && !work.isDone) recordOutcome(row, {JobOutcome::Kind::Cancelled});
      judgeClocks(row, costs, work.point->variant->passes.size());
      judgeSteadiness(row);
      judgeLoad(row);
    }
    const ResultRow* mostDrifted = mostDriftedCeiling();
    Ceilings ceilings;
    for (const PointInWork& work : works_) raise(ceilings, work.row);
    for (PointInWork& work : works_) {
      if (mostDrifted != nullptr && work.row.role != Role::HostPeer) judgeDrift(work.row, *mostDrifted);
      applyCeilings(work.row, ceilings);
    }
    sweep_.donePoints += rowsToTell_;
    sweep_.tell(Progress{sweep_.donePoints, sweep_.totalPoints, {}});
    for (PointInWork& work : works_) {
      if (!work.point->isKnown) sweep_.tell(RowReady{std::move(work.row)});
    }
  }

  LaunchCosts launchCosts() const {
    const auto known = sweep_.launchCosts.find(works_.front().point->device->id);
    return known == sweep_.launchCosts.end() ? LaunchCosts{} : known->second;
  }

  SweepState& sweep_;
  std::vector<PointInWork> works_;
  std::size_t rowsToTell_ = 0;
  std::string lastActivity_;
};

}  // namespace

std::size_t rowsToTell(const PointGroup& group) {
  return static_cast<std::size_t>(
      std::count_if(group.begin(), group.end(), [](const Point& point) { return !point.isKnown; }));
}

ResultRow emptyRow(const Point& point) {
  ResultRow row;
  const Role role = point.isCeiling ? Role::Ceiling : Role::Variant;
  try {
    row = blankRow(findWorkload(point.variant->workload), *point.variant, role, point.size, point.plan->sigma);
  } catch (const Error& error) {  // a cost expression that fails at this very size or sigma
    row.workload = point.variant->workload;
    row.variant = point.variant->id;
    row.role = role;
    row.size = point.size;
    row.status = Status::Failed;
    row.reason = error.what();
  }
  const bool isPeer = point.variant->isHostPeer();
  row.deviceId = isPeer ? "host" : point.device->id;
  row.device = isPeer ? hostProcessorName() : point.device->name;
  row.driver = isPeer ? "host" : point.device->driverVersion;
  // Probes choose for themselves what they touch.
  row.caches = point.variant->isProbe() ? Caches::Warm : point.plan->caches;
  row.repeat = point.repeat;
  return row;
}

void measureGroup(SweepState& sweep, const PointGroup& group) {
  if (!group.empty()) GroupRun(sweep, group).run();
}

}  // namespace headroom
