#include "runner/measuring/launch_audit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "runner/sampling/host_timing.hpp"

namespace headroom {

namespace {

/// A launch this long is repeated for the audit only if the round is long enough.
constexpr double kVeryLongLaunchMs = 500;
/// Above this many milliseconds no launch is added if timed launches can run on spoilt results, because the caches'
/// previous contents hardly affect them.
constexpr double kLongLaunchMs = 20;
/// A round whose share is smaller takes this time all the same, because starting it takes several times as long.
constexpr double kFewMs = 20;
/// Limit for a kernel whose results differ between launches, because comparing all of them takes the host too long.
constexpr int kMostComparisons = 3;
/// Limit for very short launches, which would otherwise fill the share of a long round.
constexpr int kMostLastLaunches = 100;

}  // namespace

LaunchAudit::LaunchAudit(AuditedLaunch audited, const AuditPlan& plan, std::stop_token stop)
    : audited_(std::move(audited)),
      plan_(plan),
      stop_(std::move(stop)),
      expected_(plan.checkedDigest),
      isExpectedChecked_(plan.checkedDigest.has_value()) {}

void LaunchAudit::beforeBatch() {
  if (launches_ == 0 || isOver() || !plan_.launchesMore || launchMs_ < kLongLaunchMs) return;
  // The first conclusive check is always made; lookMs_ estimates the time of spoiling.
  if (wasSpoilt_ && !mayTake(2 * lookMs_)) return;
  spentMs_ += hostMs(audited_.spoil);
  isSpoilt_ = true;
}

void LaunchAudit::afterBatch(int launches, double launchMs) {
  const bool isFirst = launches_ == 0;
  // One of several launches may have done the work of all, and warm-ups are not timed.
  const int warmUps = plan_.round == 0 ? 2 : 1;
  wasSpoilt_ = wasSpoilt_ || (isSpoilt_ && launches == 1 && launches_ >= warmUps);
  launches_ += launches;
  batchesMs_ += launches * launchMs;
  launchMs_ = launchMs;
  if (isOver()) return;
  if (isFirst || isSpoilt_ || mayTake(lookMs_)) look(false);
  isSpoilt_ = false;
  if (isOver() || !plan_.launchesMore || launchMs_ >= kLongLaunchMs) return;
  // Twice: once on the spoilt result, and once to restore the caches' contents.
  if (isFirst || mayTake(2 * (launchMs_ + lookMs_))) {
    launchOnSpoilt(false);
    if (!isOver()) spentMs_ += hostMs(audited_.launch);
    ++launches_;
  }
}

void LaunchAudit::finish() {
  if (isOver() || launches_ == 0) return;
  look(true);
  if (!plan_.launchesMore) return;
  const bool mustLaunch = launchMs_ < (wasSpoilt_ ? kLongLaunchMs : kVeryLongLaunchMs);
  const auto mayLaunch = [this, mustLaunch](int done) {
    const double ms = launchMs_ + 2 * lookMs_;
    return mayTake(ms) || spentMs_ + ms <= kFewMs || (done == 0 && mustLaunch);
  };
  for (int done = 0; !isOver() && done < kMostLastLaunches && mayLaunch(done); ++done) launchOnSpoilt(true);
}

void LaunchAudit::launchOnSpoilt(bool isLast) {
  spentMs_ += hostMs([this] {
    audited_.spoil();
    audited_.launch();
  });
  ++launches_;
  look(isLast);
}

void LaunchAudit::look(bool isLast) {
  std::uint64_t digest = 0;
  lookMs_ = hostMs([&] { digest = audited_.digest(); });
  spentMs_ += lookMs_;
  if (!expected_) {
    expected_ = digest;
    if (!plan_.comparesFirst) return;
    compare(digest);
    isExpectedChecked_ = true;
    return;
  }
  if (digest == *expected_) return;
  if (!isNondeterministic_ || comparisons_ < kMostComparisons || (isLast && comparisons_ <= kMostComparisons))
    compare(digest);
  isNondeterministic_ = true;
}

void LaunchAudit::compare(std::uint64_t digest) {
  ++comparisons_;
  ResultRow now;
  audited_.compare(now, digest);
  const bool isWorse = !found_.ownError || (now.ownError && now.ownError->maxAbs > found_.ownError->maxAbs);
  if (isWorse) {
    found_.error = now.error;
    found_.ownError = now.ownError;
  }
  if (now.status == Status::Ok) return;
  found_.status = now.status;
  found_.reason = whichLaunch() + now.reason;
}

std::string LaunchAudit::whichLaunch() const {
  if (!isExpectedChecked_ && launches_ <= 1) return {};
  const std::string which = fmt::format("launch {} in round {}", launches_, plan_.round + 1);
  if (isExpectedChecked_) return fmt::format("An earlier launch was right, {} was not. ", which);
  return fmt::format("Not every launch has the same result, and that of {} is wrong. ", which);
}

void LaunchAudit::record(ResultRow& row) const {
  if (found_.error) row.error = found_.error;
  if (found_.ownError) row.ownError = found_.ownError;
  if (found_.status != Status::Ok) {
    row.status = found_.status;
    addSentence(row, found_.reason);
  } else if (isNondeterministic_ && plan_.comparesAll) {
    noteNondeterminism(row);
  }
}

std::optional<std::uint64_t> LaunchAudit::checkedDigest() const {
  return found_.status == Status::Ok && isExpectedChecked_ ? expected_ : std::nullopt;
}

}  // namespace headroom
