// Whether every launch of a turn does its work, not only the one whose result is compared with the reference. Looks at
// results between timed batches and after them, never within one. Knows nothing of OpenCL.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "headroom/values/result.hpp"

namespace headroom {

/// What is watched. Each of these waits until it is done.
struct AuditedLaunch {
  std::function<void()> launch;             ///< once, as it is timed
  std::function<void()> spoil;              ///< changes every number of the result
  std::function<std::uint64_t()> digest;    ///< of the result
  std::function<void(ResultRow&)> compare;  ///< with the reference: errors, and status and reason where it is wrong
};

/// What the turn is to be compared with.
struct AuditPlan {
  int round = 0;
  std::optional<std::uint64_t> checkedDigest;  ///< of a result that an earlier round compared with the reference
  bool comparesFirst = true;                   ///< without such a digest: compare the first launch's result
  bool comparesAll = true;   ///< false where a part of the result may hold anything: it may differ, too
  bool launchesMore = true;  ///< false where the plan wants a single launch, as of a simulator, which takes long
};

class LaunchAudit {
 public:
  LaunchAudit(AuditedLaunch audited, const AuditPlan& plan, std::stop_token stop);

  /// Before each batch, timed or warming up: spoils the result before long launches, the second batch always, later
  /// ones within kAuditShare of the time that batches took.
  void beforeBatch();
  /// After each batch: so many launches of so many milliseconds. Looks at the result that the last of them left; now
  /// and then makes a short launch once more on a spoilt result, and once again to leave caches as they were. After the
  /// first batch always, later within kAuditShare.
  void afterBatch(int launches, double launchMs);
  /// After the last batch: launches on spoilt results while kAuditShare or a few milliseconds last, at least once where
  /// launches are short or none was on a spoilt result yet.
  void finish();

  /// The errors where they are known, and what is wrong.
  void record(ResultRow& row) const;
  /// Of a result that was compared with the reference, or is the same as one; nothing when the turn's were wrong.
  [[nodiscard]] std::optional<std::uint64_t> checkedDigest() const;

  static constexpr double kAuditShare = 0.1;

 private:
  void look(bool isLast);
  void launchOnSpoilt(bool isLast);
  void compare();
  [[nodiscard]] bool isOver() const { return found_.status != Status::Ok || stop_.stop_requested(); }
  [[nodiscard]] bool mayTake(double ms) const { return spentMs_ + ms <= kAuditShare * batchesMs_; }
  [[nodiscard]] std::string whichLaunch() const;

  AuditedLaunch audited_;
  AuditPlan plan_;
  std::stop_token stop_;
  std::optional<std::uint64_t> expected_;
  bool isExpectedChecked_ = false;
  bool isNondeterministic_ = false;
  bool isSpoilt_ = false;   // the result that the next batch writes
  bool wasSpoilt_ = false;  // that of a timed launch which was alone in its batch
  ResultRow found_;         // what comparisons found: errors, status, reason
  std::int64_t launches_ = 0;
  int comparisons_ = 0;
  double batchesMs_ = 0;
  double launchMs_ = 0;
  double lookMs_ = 0;
  double spentMs_ = 0;  // on looks and launches of the audit, without comparisons
};

}  // namespace headroom
