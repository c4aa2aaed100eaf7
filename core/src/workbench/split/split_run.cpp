#include "workbench/split/split_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "headroom/values/statistics.hpp"
#include "headroom/workloads.hpp"
#include "workbench/split/share_search.hpp"

namespace headroom {

namespace {

// Shares in proportion to measured rates converge to the best ones; after this many steps noise dominates.
constexpr int kProportions = 3;

/// The shares of two parts.
std::vector<double> ofSecond(double share) {
  return {1 - share, share};
}

}  // namespace

SplitRun::SplitRun(const SplitPlan& plan, std::vector<SplitWorker> workers, const DoJob& doJob, const Tell& tell,
                   const std::stop_token& stop)
    : plan_(plan), workers_(std::move(workers)), doJob_(doJob), tell_(tell), stop_(stop), shuffler_(plan.seed) {}

std::optional<RunFinished> SplitRun::run() {
  if (workers_.size() == 2) {
    Shares grid;
    for (const double share : shareGrid(plan_.step)) {
      if (Share* added = addNew(ofSecond(share))) grid.push_back(added);
    }
    measure(grid, "in steps");
    refineTwo();
  } else {
    measure(aloneShares(), "each alone");
    refineMany();
  }
  Shares last = aloneShares();
  for (Share* best : bestShares()) {
    if (std::find(last.begin(), last.end(), best) == last.end()) last.push_back(best);
  }
  measure(last, "the best and each alone");
  return failure_;
}

int SplitRun::rowCount() const {
  return rowsOf(findWorkload(workers_.front().variant.workload), plan_.size);
}

SplitRun::Share* SplitRun::find(const std::vector<int>& rows) {
  const auto known =
      std::find_if(shares_.begin(), shares_.end(), [&](const Share& share) { return share.rows == rows; });
  return known == shares_.end() ? nullptr : &*known;
}

SplitRun::Share* SplitRun::addNew(const std::vector<double>& shares) {
  std::vector<int> rows = rowsByShare(rowCount(), shares);
  if (find(rows) != nullptr) return nullptr;
  Share& added = shares_.emplace_back();
  added.rows = std::move(rows);
  return &added;
}

SplitRun::Shares SplitRun::aloneShares() {
  Shares alone;
  for (std::size_t part = 0; part < workers_.size(); ++part) {
    std::vector<double> shares(workers_.size());
    shares[part] = 1;
    Share* added = addNew(shares);
    alone.push_back(added != nullptr ? added : find(rowsByShare(rowCount(), shares)));
  }
  return alone;
}

SplitRun::Shares SplitRun::bestShares() {
  const SplitReport known = report();
  Shares best;
  for (const SplitTimes times : kSplitTimes) {
    const SplitPoint* point = bestPoint(known, times);
    if (point == nullptr) continue;
    Share* share = find(point->rows);
    if (std::find(best.begin(), best.end(), share) == best.end()) best.push_back(share);
  }
  return best;
}

std::vector<double> SplitRun::nextOfTwo(SplitTimes times, bool predicts) const {
  const SplitReport known = report();
  std::vector<ShareTime> measured;
  for (const SplitPoint& point : known.points) {
    if (isTimed(point, times)) measured.push_back({shareOf(point, 1), point.figures(times).medianMs});
  }
  std::optional<double> predicted;
  const SplitPoint* first = aloneOn(known, 0, times);
  const SplitPoint* second = aloneOn(known, 1, times);
  if (predicts && first != nullptr && second != nullptr) {
    predicted = predictedShare(first->figures(times).medianMs, second->figures(times).medianMs);
  }
  return nextShares(std::move(measured), predicted, plan_.resolution);
}

void SplitRun::refineTwo() {
  // If times vary more than they differ between shares, the best share wanders: the number of stages is limited.
  const int stages = refiningStages(plan_.step, plan_.resolution);
  for (int i = 0; i < stages && !isOver(); ++i) {
    Shares stage = bestShares();
    const std::size_t known = stage.size();
    for (const SplitTimes times : kSplitTimes) {
      for (const double share : nextOfTwo(times, i == 0)) {
        if (Share* added = addNew(ofSecond(share))) stage.push_back(added);
      }
    }
    if (stage.size() == known) return;
    measure(stage, "about the best");
  }
}

void SplitRun::refineMany() {
  const std::size_t parts = workers_.size();
  std::vector<std::vector<double>> shares(std::size(kSplitTimes), std::vector<double>(parts, 1.0));
  for (int i = 0; i <= kProportions && !isOver(); ++i) {
    const SplitReport known = report();
    Shares stage = bestShares();
    const std::size_t before = stage.size();
    for (std::size_t kind = 0; kind < shares.size(); ++kind) {
      const SplitTimes times = kSplitTimes[kind];
      std::vector<double> partMs(parts);
      if (i == 0) {
        for (std::size_t part = 0; part < parts; ++part) {
          const SplitPoint* alone = aloneOn(known, part, times);
          if (alone != nullptr) partMs[part] = alone->figures(times).medianMs;
        }
      } else if (const Share* last = find(rowsByShare(rowCount(), shares[kind]))) {
        if (last->status == Status::Ok) {
          partMs = figuresOf(times == SplitTimes::Whole ? last->whole : last->kernels).partMs;
        }
      }
      shares[kind] = sharesBySpeed(shares[kind], partMs);
      if (Share* added = addNew(shares[kind])) stage.push_back(added);
    }
    if (i == 0) {
      if (Share* equal = addNew(std::vector<double>(parts, 1.0))) stage.push_back(equal);
    }
    if (stage.size() == before) return;
    measure(stage, "in proportion to speeds");
  }
}

void SplitRun::measure(const Shares& shares, std::string_view stage) {
  turnsPlanned_ += shares.size() * static_cast<std::size_t>(plan_.rounds);
  for (int round = 0; round < plan_.rounds; ++round) {
    Shares order = shares;
    std::shuffle(order.begin(), order.end(), shuffler_);
    for (Share* share : order) {
      if (isOver()) return;
      if (share->status == Status::Ok) takeTurn(*share, stage);
      ++turnsDone_;
    }
  }
}

void SplitRun::takeTurn(Share& share, std::string_view stage) {
  SplitJob job;
  for (std::size_t i = 0; i < workers_.size(); ++i) {
    job.parts.push_back({workers_[i].part.deviceId, workers_[i].variant, share.rows[i]});
  }
  job.size = plan_.size;
  job.parameters = valuesFor(findWorkload(workers_.front().variant.workload), plan_.parameters);
  job.seed = plan_.seed;
  job.seconds = plan_.secondsPerShare / plan_.rounds;
  job.isFirst = !share.hadTurn;
  const JobOutcome outcome = doJob_(
      job,
      [&](JobEvent event) {
        if (const auto* measured = std::get_if<SplitMeasured>(&event)) take(share, *measured);
        if (auto* note = std::get_if<Note>(&event)) tell_(std::move(*note));
        if (const auto* activity = std::get_if<Activity>(&event)) {
          tell_(Progress{turnsDone_, turnsPlanned_, fmt::format("{} ({})", activity->text, stage)});
        }
      },
      stop_);
  switch (outcome.kind) {
    case JobOutcome::Kind::Done:
    case JobOutcome::Kind::Cancelled:
      break;
    case JobOutcome::Kind::Failed:
      failure_ = {Outcome::Failed, outcome.reason, outcome.noDevice};
      return;
    case JobOutcome::Kind::RunnerDied:
      share.status = Status::Crashed;
      share.reason = outcome.reason;
      break;
    case JobOutcome::Kind::TimedOut:
      share.status = Status::TimedOut;
      share.reason = outcome.reason;
      break;
  }
  tell_(SplitUpdated{report()});
}

void SplitRun::take(Share& share, const SplitMeasured& measured) {
  for (std::size_t i = 0; i < workers_.size() && i < measured.devices.size(); ++i) {
    workers_[i].part.device = measured.devices[i];
  }
  share.status = measured.status;
  share.reason = measured.reason;
  if (measured.maxError) share.maxError = measured.maxError;
  share.hadTurn = true;
  append(share.whole, measured.whole);
  append(share.kernels, measured.kernels);
}

void SplitRun::append(Samples& samples, const SplitMeasured::Samples& more) {
  samples.ms.insert(samples.ms.end(), more.ms.begin(), more.ms.end());
  samples.roundSizes.push_back(more.ms.size());
  if (samples.partMs.size() < more.partMs.size()) samples.partMs.resize(more.partMs.size());
  for (std::size_t i = 0; i < more.partMs.size(); ++i) {
    samples.partMs[i].insert(samples.partMs[i].end(), more.partMs[i].begin(), more.partMs[i].end());
  }
}

SplitFigures SplitRun::figuresOf(const Samples& samples) {
  const Summary summary = summarise(samples.ms, samples.roundSizes);
  SplitFigures figures{summary.median, summary.low, summary.high, summary.count, {}};
  for (const std::vector<double>& part : samples.partMs) figures.partMs.push_back(summarise(part).median);
  return figures;
}

SplitReport SplitRun::report() const {
  SplitReport report;
  report.workload = workers_.front().variant.workload;
  report.size = plan_.size;
  report.parameters = valuesFor(findWorkload(report.workload), plan_.parameters);
  for (const SplitWorker& worker : workers_) report.parts.push_back(worker.part);
  for (const Share& share : shares_) {
    if (share.whole.ms.empty() && share.status == Status::Ok) continue;  // its first round is still to come
    report.points.push_back(
        {share.rows, share.status, share.reason, figuresOf(share.whole), figuresOf(share.kernels), share.maxError});
  }
  if (workers_.size() == 2) {
    std::sort(report.points.begin(), report.points.end(),
              [](const SplitPoint& one, const SplitPoint& other) { return one.rows[1] < other.rows[1]; });
  }
  return report;
}

}  // namespace headroom
