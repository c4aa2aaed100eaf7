#include "workbench/crew/crew_sweep.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <utility>

#include "headroom/system/error.hpp"
#include "workbench/crew/crew_dealing.hpp"
#include "workbench/crew/crew_parts.hpp"
#include "workbench/crew/labelled_device.hpp"
#include "workbench/sweep/turn.hpp"

namespace headroom {

namespace {

/// Values of a part that its worker's thread uses.
struct PartTry {
  PointGroup points;
  LabelledDevice on;
  LaunchPaces paces;
  std::map<std::string, LaunchCosts> launchCosts;
  std::mt19937_64 shuffler;
  unsigned processors = 1;
  std::chrono::steady_clock::time_point start;
};

PointGroup onDevice(PointGroup points, const DeviceDescription& device) {
  for (Point& point : points) point.device = &device;
  return points;
}

/// On the worker's thread.
CrewTrial measurePart(const PartTry& attempt, JobHost& host, const std::stop_token& stop,
                      std::vector<ResultRow>& rows) {
  rows.clear();
  std::stop_source stopping;  // by a loss, too: its other points are dealt again
  const std::stop_callback forward(stop, [&stopping] { stopping.request_stop(); });
  TriedJobs jobs(host, [&stopping] { stopping.request_stop(); });
  const DoJob own = jobs.doJob();
  const DoJob doJob = attempt.on.withOwnId(own);
  const Tell tell = [&](decltype(RunEvent::what) what) {
    if (auto* ready = std::get_if<RowReady>(&what)) rows.push_back(std::move(ready->row));
    if (auto* note = std::get_if<Note>(&what)) jobs.keep(std::move(*note));
  };
  SweepState sweep{doJob, tell, stopping.get_token(), attempt.paces, attempt.launchCosts, attempt.shuffler};
  sweep.processors = attempt.processors;
  sweep.start = attempt.start;
  sweep.totalPoints = rowsToTell(attempt.points);
  measureGroup(sweep, onDevice(attempt.points, attempt.on.device));
  return jobs.end(stop.stop_requested());
}

class CrewSweep {
 public:
  CrewSweep(Crew& crew, std::vector<PointGroup> groups, const CrewSweepConditions& conditions, const Tell& tell,
            const std::stop_token& stop)
      : crew_(crew),
        groups_(std::move(groups)),
        conditions_(conditions),
        tell_(tell),
        stop_(stop),
        dealing_(crew, tell,
                 [this](std::uint64_t number) { return nameOf(parts_[number]) + ", to be measured again."; }),
        parts_(partsOf(groups_, crew.size())),
        rows_(crew.size()),
        left_(groups_.size()) {
    for (const PointGroup& group : groups_) total_ += rowsToTell(group);
    for (const CrewPart& part : parts_) ++left_[part.group];
    for (std::size_t i = 0; i < groups_.size(); ++i) left_[i] += hostPointsOf(groups_[i]).empty() ? 0 : 1;
  }

  void run() {
    addToDealer(0);
    dealing_.dealWhatWaits(
        {[this](std::size_t worker, std::uint64_t number) { return tryOf(worker, number); },
         [this](const EndedDeal& ended) { take(ended); }, [this] { tellProgress(); }, conditions_.remedy},
        stop_);
    for (const std::uint64_t number : dealer().pending()) cancel(parts_[number]);
    for (std::size_t i = 0; i < groups_.size(); ++i) measureHostPoints(i);
    for (ResultRow& row : std::exchange(spareCeilings_, {})) tellOnce(std::move(row));
  }

  /// Waits for the workers, whose tries use this.
  void abandon() { dealing_.abandon(); }

 private:
  [[nodiscard]] Dealer& dealer() { return dealing_.dealer(); }
  [[nodiscard]] bool isStopped() const { return stop_.stop_requested(); }

  /// Parts from that number on.
  void addToDealer(std::size_t first) {
    std::vector<std::uint64_t> numbers(parts_.size() - first);
    std::iota(numbers.begin(), numbers.end(), first);
    dealer().add(numbers, 0);
  }

  [[nodiscard]] const std::string& labelOf(std::size_t group) const { return groups_[group].front().device->id; }

  [[nodiscard]] Crew::Try tryOf(std::size_t worker, std::uint64_t number) {
    const CrewPart& part = parts_[number];
    const unsigned processors = std::max(1U, conditions_.context.processors);
    return [this, worker,
            attempt = PartTry{part.points, LabelledDevice(crew_.deviceOf(worker), labelOf(part.group)), paces_,
                              conditions_.context.launchCosts, std::mt19937_64(conditions_.seed + number), processors,
                              start_}](JobHost& host) { return measurePart(attempt, host, stop_, rows_[worker]); };
  }

  void take(const EndedDeal& ended) {
    std::vector<ResultRow> rows = std::exchange(rows_[ended.worker], {});
    CrewPart& part = parts_[ended.deal.number];
    if (ended.fate == EndedDeal::Fate::DealtAgain) return dealAgain(ended);
    if (ended.fate == EndedDeal::Fate::GivenUp) giveUp(rows, ended);
    for (ResultRow& row : rows) {
      if (row.role != Role::Ceiling && !part.losses.empty()) addSentence(row, part.losses);
      tellRow(std::move(row), crew_.nameOf(ended.worker));
    }
    finishPart(part.group);
  }

  void dealAgain(const EndedDeal& ended) {
    const std::size_t known = parts_.size();
    CrewPart& part = parts_[ended.deal.number];
    part.losses += fmt::format("{}It was measured again, because worker {} was lost.", part.losses.empty() ? "" : " ",
                               crew_.nameOf(ended.worker));
    std::vector<CrewPart> others = splitPart(part);
    left_[part.group] += others.size();
    std::move(others.begin(), others.end(), std::back_inserter(parts_));
    addToDealer(known);
  }

  /// Rounds after the loss are missing, not stopped. Its ceilings are those of a run only if there are no others.
  void giveUp(std::vector<ResultRow>& rows, const EndedDeal& ended) {
    JobOutcome outcome;
    outcome.kind = JobOutcome::Kind::RunnerDied;
    outcome.reason = ended.loss;
    for (ResultRow& row : rows) {
      if (row.status == Status::Cancelled) recordOutcome(row, outcome);
      addSentence(row, fmt::format("It was tried {} times.", ended.deal.times));
      row.worker = crew_.nameOf(ended.worker);
      if (row.role == Role::Ceiling) spareCeilings_.push_back(row);
    }
    std::erase_if(rows, [](const ResultRow& row) { return row.role == Role::Ceiling; });
  }

  void tellRow(ResultRow&& row, const std::string& worker) {
    row.worker = worker;
    if (row.role == Role::Ceiling && !isFinished(row)) {
      spareCeilings_.push_back(std::move(row));
    } else {
      tellOnce(std::move(row));
    }
  }

  /// Of a ceiling the first row.
  void tellOnce(ResultRow&& row) {
    if (row.role == Role::Ceiling) {
      const bool isSent = std::any_of(ceilings_.begin(), ceilings_.end(),
                                      [&row](const ResultRow& sent) { return isSamePoint(sent, row); });
      if (isSent) return;
      ceilings_.push_back(withoutSamples(row));
    }
    paces_.remember(row);
    ++done_;
    tell_(RowReady{std::move(row)});
  }

  void finishPart(std::size_t group) {
    if (--left_[group] == 0 && !isStopped()) tell_(SizeFinished{labelOf(group), groups_[group].back().size});
  }

  void tellProgress() {
    const std::size_t busy = dealer().dealt();
    tell_(Progress{done_, total_, fmt::format("measuring with {} worker{}", busy, busy == 1 ? "" : "s")});
  }

  /// Its rows say that the run was stopped.
  void cancel(const CrewPart& part) {
    const auto none = [](const Job&, const JobSink&, const std::stop_token&) {
      return JobOutcome{JobOutcome::Kind::Cancelled};
    };
    measureHere(part.points, none, {});
  }

  /// On one worker, while the others measure nothing.
  void measureHostPoints(std::size_t group) {
    const PointGroup points = hostPointsOf(groups_[group]);
    if (points.empty()) return;
    const std::optional<std::size_t> lead = crew_.lead(stop_);
    if (!lead) {
      if (!isStopped()) dealing_.requireWorkers(conditions_.remedy);
      return cancel({group, points, {}});
    }
    const LabelledDevice on(crew_.deviceOf(*lead), labelOf(group));
    const DoJob own = crew_.doJob();
    measureHere(onDevice(points, on.device), on.withOwnId(own), crew_.nameOf(*lead));
    finishPart(group);
  }

  void measureHere(const PointGroup& points, const DoJob& doJob, const std::string& worker) {
    const Tell tell = [&](decltype(RunEvent::what) what) {
      if (auto* ready = std::get_if<RowReady>(&what)) return tellRow(std::move(ready->row), worker);
      tell_(std::move(what));
    };
    SweepState sweep{doJob, tell, stop_, paces_, conditions_.context.launchCosts, std::mt19937_64(conditions_.seed)};
    sweep.processors = std::max(1U, conditions_.context.processors);
    sweep.start = start_;
    sweep.donePoints = done_;
    sweep.totalPoints = total_;
    measureGroup(sweep, points);
  }

  Crew& crew_;
  std::vector<PointGroup> groups_;
  CrewSweepConditions conditions_;
  const Tell& tell_;
  std::stop_token stop_;
  CrewDealing dealing_;
  std::vector<CrewPart> parts_;               ///< by the dealer's number
  std::vector<std::vector<ResultRow>> rows_;  ///< by worker; each is its worker's until the end of its try
  std::vector<std::size_t> left_;             ///< parts to measure, by group; host implementations are one
  std::vector<ResultRow> ceilings_;           ///< that were sent
  std::vector<ResultRow> spareCeilings_;      ///< unfinished ones, sent if there are no others
  LaunchPaces paces_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::size_t done_ = 0;   ///< rows that were sent
  std::size_t total_ = 0;  ///< rows of the run
};

}  // namespace

void sweepWithCrew(Crew& crew, std::vector<PointGroup> groups, const CrewSweepConditions& conditions, const Tell& tell,
                   const std::stop_token& stop) {
  CrewSweep sweep(crew, std::move(groups), conditions, tell, stop);
  try {
    sweep.run();
  } catch (...) {
    sweep.abandon();
    throw;
  }
}

}  // namespace headroom
