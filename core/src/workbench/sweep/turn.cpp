#include "workbench/sweep/turn.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "workbench/sweep/point_in_work.hpp"

namespace headroom {
namespace {

void fillIn(MeasureJob& job, const RowInWork& work, const ResultRow* known) {
  const ResultRow& row = work.row;
  const bool isKnown = known != nullptr;
  const ResultRow& before = isKnown && row.rounds.empty() ? *known : row;
  job.round = static_cast<int>(row.rounds.size()) + (isKnown ? 1 : 0);
  job.knownLaunchMs = std::max(job.knownLaunchMs, before.medianMs);
  if (!before.rounds.empty()) job.launchesPerSample = before.rounds.front().launches;
  job.transfers = job.transfers && row.rounds.empty();
  job.checkedDigest = work.checkedDigest;
  job.comparesFirst = row.status != Status::WrongResult;
}

/// The first round's row lacks the plan's data.
void becomeFirst(ResultRow& row, ResultRow&& measured, const ResultRow* known) {
  measured.deviceId = row.deviceId;
  measured.host = row.host;
  measured.worker = row.worker;
  measured.caches = row.caches;
  measured.repeat = row.repeat;
  measured.beside = row.beside;
  if (known != nullptr && !measured.ownError) {
    measured.error = known->error;
    measured.ownError = known->ownError;
  }
  row = std::move(measured);
}

}  // namespace

void recordOutcome(ResultRow& row, const JobOutcome& outcome) {
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

JobOutcome takeTurn(RowInWork& work, MeasureJob job, const ResultRow* known, double startSeconds, const DoJob& doJob,
                    const JobSink& others, const std::stop_token& stop) {
  ResultRow& row = work.row;
  fillIn(job, work, known);
  ResultRow measured = row;
  JobOutcome outcome = doJob(
      job,
      [&](JobEvent event) {
        if (const auto* checked = std::get_if<ResultChecked>(&event)) {
          work.checkedDigest = checked->digest;
        } else if (auto* ready = std::get_if<RowReady>(&event)) {
          measured = std::move(ready->row);
        } else {
          others(std::move(event));
        }
      },
      stop);
  recordOutcome(measured, outcome);
  if (outcome.kind == JobOutcome::Kind::Cancelled && !row.rounds.empty()) return outcome;
  for (Round& round : measured.rounds) round.startSeconds = startSeconds;
  if (row.rounds.empty()) {
    becomeFirst(row, std::move(measured), known);
  } else if (outcome.kind == JobOutcome::Kind::Done) {
    appendRound(row, std::move(measured));
  } else if (outcome.noRunner) {
    addSentence(row, "Its further rounds are missing. " + outcome.reason);
  } else {
    recordOutcome(row, outcome);
  }
  return outcome;
}

JobOutcome takePairTurn(RowInWork& base, RowInWork& fresh, PairJob job, double startSeconds, const DoJob& doJob,
                        const JobSink& others, const std::stop_token& stop) {
  fillIn(job.base, base, nullptr);
  fillIn(job.fresh, fresh, nullptr);
  std::vector<ResultRow> rows;
  JobOutcome outcome = doJob(
      job,
      [&](JobEvent event) {
        if (auto* ready = std::get_if<RowReady>(&event)) {
          rows.push_back(std::move(ready->row));
        } else {
          others(std::move(event));
        }
      },
      stop);
  if (outcome.kind != JobOutcome::Kind::Done || rows.size() != 2) return outcome;
  for (ResultRow& row : rows) {
    for (Round& round : row.rounds) round.startSeconds = startSeconds;
  }
  appendRound(base.row, std::move(rows[0]));
  appendRound(fresh.row, std::move(rows[1]));
  return outcome;
}

}  // namespace headroom
