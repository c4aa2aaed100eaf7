// Audit of a round: checks that every launch does its work, not only the one whose result is compared with the
// reference. Reads results between timed batches and after them, never within one. Independent of OpenCL.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "headroom/values/result.hpp"

namespace headroom {

/// The audited operations. Each waits until it is done.
struct AuditedLaunch {
  std::function<void()> launch;           ///< once, as in the timing
  std::function<void()> spoil;            ///< changes every number of the result
  std::function<std::uint64_t()> digest;  ///< digest of the result
  /// Compares the result, whose digest this is, with the reference: sets errors, and status and reason if it is wrong.
  std::function<void(ResultRow&, std::uint64_t)> compare;
};

/// Comparison settings of the round.
struct AuditPlan {
  int round = 0;
  std::optional<std::uint64_t> checkedDigest;  ///< digest of a result that an earlier round compared with the reference
  bool comparesFirst = true;                   ///< without such a digest: compare the first launch's result
  bool comparesAll = true;                     ///< false if a part of the result may hold anything, and so may differ
  bool launchesMore = true;  ///< false if the plan requires a single launch, as in a simulator, where one takes long
};

class LaunchAudit {
 public:
  LaunchAudit(AuditedLaunch audited, const AuditPlan& plan, std::stop_token stop);

  /// Call before each batch, timed or warm-up: spoils the result before long launches, always before the second batch,
  /// later within kAuditShare of the batches' time.
  void beforeBatch();
  /// Call after each batch, with the number of launches and their milliseconds. Reads the result of the last launch;
  /// occasionally repeats a short launch on a spoilt result, and once more to restore the caches. Always after the
  /// first batch, later within kAuditShare.
  void afterBatch(int launches, double launchMs);
  /// Call after the last batch: launches on spoilt results within kAuditShare or a few milliseconds, at least once if
  /// launches are short or no launch ran on a spoilt result yet.
  void finish();

  /// Writes the errors, if known, and the faults to the row.
  void record(ResultRow& row) const;
  /// Returns the digest of a result that was compared with the reference, or that equals one; nothing if the round's
  /// results were wrong.
  [[nodiscard]] std::optional<std::uint64_t> checkedDigest() const;

  static constexpr double kAuditShare = 0.1;

 private:
  void look(bool isLast);
  void launchOnSpoilt(bool isLast);
  void compare(std::uint64_t digest);
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
  bool wasSpoilt_ = false;  // that of a timed launch that was alone in its batch
  ResultRow found_;         // findings of comparisons: errors, status, reason
  std::int64_t launches_ = 0;
  int comparisons_ = 0;
  double batchesMs_ = 0;
  double launchMs_ = 0;
  double lookMs_ = 0;
  double spentMs_ = 0;  // time of reading results and of the audit's launches, without comparisons
};

}  // namespace headroom
