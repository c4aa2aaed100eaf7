// The speed of reviewed kernels, compared with other kernels in one run or with a saved run.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "console.hpp"
#include "headroom/workloads.hpp"
#include "reviewer.hpp"

namespace headroom::cli {

bool Reviewer::isReviewedKernel(const std::string& id) const {
  return std::ranges::find(kernels_, id, &Variant::id) != kernels_.end();
}

/// What is compared is right, and for a device of this kind. Else adds the reason.
bool Reviewer::isForSpeed(const Variant& kernel) {
  if (hasEntry(review_, kernel.id, ReviewVerdict::Wrong)) return false;
  ReviewEntry entry = speedOn(device_, kernel);
  if (entry.verdict == ReviewVerdict::Right) return true;
  review_.entries.push_back(std::move(entry));
  return false;
}

void Reviewer::addUnpaired(const std::string& id, const std::string& reason) {
  const auto kernel = std::ranges::find(kernels_, id, &Variant::id);
  if (kernel == kernels_.end() || !isForSpeed(*kernel)) return;
  review_.entries.push_back(entryOf(UnpairedKernel{id, reason}, *kernel));
}

std::vector<Size> Reviewer::sizesOf(const Variant& kernel) const {
  if (!sizes_.empty()) return sizes_;
  const Workload& workload = findWorkload(kernel.workload);
  const std::vector<Size>& usual = device_.type == DeviceType::Cpu ? workload.usualOnCpus : workload.usualElsewhere;
  return {usual[usual.size() / 2]};
}

int Reviewer::takeTurns() {
  if (!baseline_.whyUnknown.empty())
    for (const Variant& kernel : kernels_) addUnpaired(kernel.id, baseline_.whyUnknown);
  if (!baseline_.kernels || areWorkersLost_) return kOk;
  KernelVersion fresh{options_.kernel, {}, false, {}, {}};
  std::ranges::copy_if(workbench_->catalogue().variants(), std::back_inserter(fresh.variants),
                       [](const Variant& variant) { return variant.kind == VariantKind::Kernel; });
  const AbPairs paired = changedPairs(*baseline_.kernels, fresh);
  for (const std::string& note : paired.notes) addNote(note);
  const auto same = std::ranges::count_if(paired.same, [this](const std::string& id) { return isReviewedKernel(id); });
  if (same > 0)
    addNote(fmt::format("Not compared, because they are as in the baseline: {} of {} kernels.", same, kernels_.size()));
  std::vector<std::string> added;
  std::ranges::copy_if(paired.added, std::back_inserter(added),
                       [this](const std::string& id) { return isReviewedKernel(id); });
  if (!added.empty()) addNote(fmt::format("New, and compared with nothing: {}.", fmt::join(added, ", ")));
  for (const UnpairedKernel& kernel : paired.unpaired) addUnpaired(kernel.id, kernel.reason);
  const std::size_t first = review_.entries.size();
  std::vector<AbPair> compared;
  std::ranges::copy_if(paired.pairs, std::back_inserter(compared), [this](const AbPair& pair) {
    return isReviewedKernel(pair.fresh.id) && isForSpeed(pair.fresh);
  });
  for (const std::vector<AbPair>& pairs : measuredTogether(compared)) {
    if (areWorkersLost_) break;
    if (const int failure = takeTurnsWith(pairs); failure != kOk) return failure;
  }
  sortSpeeds(first, paired.pairs);
  return kOk;
}

/// With one worker each pair alone. Of several, all that have the same sizes: their points are dealt.
std::vector<std::vector<AbPair>> Reviewer::measuredTogether(const std::vector<AbPair>& pairs) const {
  std::vector<std::vector<AbPair>> groups;
  for (const AbPair& pair : pairs) {
    const auto same = std::ranges::find_if(groups, [&](const std::vector<AbPair>& group) {
      return options_.review.workers > 1 && sizesOf(group.front().fresh) == sizesOf(pair.fresh);
    });
    if (same == groups.end()) {
      groups.push_back({pair});
    } else {
      same->push_back(pair);
    }
  }
  return groups;
}

/// The entries from the first one on, in the order of the pairs.
void Reviewer::sortSpeeds(std::size_t first, const std::vector<AbPair>& pairs) {
  const auto placeOf = [&pairs](const ReviewEntry& entry) {
    return std::ranges::find_if(pairs, [&entry](const AbPair& pair) { return pair.fresh.id == entry.kernel; }) -
           pairs.begin();
  };
  std::stable_sort(
      review_.entries.begin() + static_cast<std::ptrdiff_t>(first), review_.entries.end(),
      [&placeOf](const ReviewEntry& one, const ReviewEntry& other) { return placeOf(one) < placeOf(other); });
}

int Reviewer::takeTurnsWith(const std::vector<AbPair>& pairs) {
  AbPlan plan;
  plan.device = selector();
  plan.baseName = baseline_.name;
  plan.freshName = options_.kernel;
  plan.pairs = pairs;
  plan.sizes = sizesOf(pairs.front().fresh);
  plan.parameters = parameters_;
  plan.margin = margin_;
  plan.budgetSeconds = budgetSeconds_;
  plan.seed = options_.review.seed;
  plan.workers = options_.review.workers;
  const CollectedRun run = collected([&](EventSink sink) { return workbench_->takeTurns(plan, std::move(sink)); });
  noteLostWorkers(run, ReviewStep::Speed);
  const bool isRefused =
      !areWorkersLost_ && !run.ab && run.finished.outcome == Outcome::Failed && !run.finished.noDevice;
  if (!isRefused || pairs.size() == 1) return addPoints(run, plan);
  // One of them may have been the reason.
  for (const AbPair& pair : pairs) {
    if (const int failure = takeTurnsWith({pair}); failure != kOk) return failure;
  }
  return kOk;
}

/// Entries for each pair whose points are all known, and a failure for each other one.
int Reviewer::addPoints(const CollectedRun& run, const AbPlan& plan) {
  const bool isWhole = run.finished.outcome == Outcome::Completed;
  for (const AbPair& pair : plan.pairs) {
    std::vector<ReviewEntry> entries;
    for (const AbPoint& point : run.ab ? run.ab->points : std::vector<AbPoint>()) {
      if (point.fresh.variant == pair.fresh.id) entries.push_back(entryOf(point, margin_, pair.fresh));
    }
    AbPlan alone;
    alone.pairs = {pair};
    alone.sizes = plan.sizes;
    const bool isKnown = isWhole || (plan.pairs.size() > 1 && entries.size() == countPoints(alone));
    if (isKnown && !entries.empty()) {
      addEntries(std::move(entries));
    } else if (areWorkersLost_) {
      continue;
    } else if (const int failure = addFailure(run, ReviewStep::Speed, pair.fresh); failure != kOk) {
      return failure;
    }
  }
  return kOk;
}

/// The saved run's plans on this device, for the kernels whose speed can be compared.
std::vector<RunPlan> Reviewer::plansAsSaved() {
  std::vector<RunPlan> plans = baseline_.saved->plans;
  std::set<std::string> compared;
  for (const Variant& kernel : kernels_) {
    const bool isSaved = std::ranges::any_of(plans, [&kernel](const RunPlan& plan) { return isIn(plan, kernel.id); });
    if (!isSaved) {
      addUnpaired(kernel.id, fmt::format("{} has no result of {}. Measure a baseline with it, or compare with "
                                         "git:REVISION.",
                                         baseline_.name, kernel.id));
    } else if (isForSpeed(kernel)) {
      compared.insert(kernel.id);
    }
  }
  for (RunPlan& plan : plans) {
    std::erase_if(plan.variants, [&compared](const std::string& id) { return !compared.contains(id); });
    plan.devices = {device_.id};
    plan.workers = 1;  // whatever the file says: only one device and the same one decides
  }
  std::erase_if(plans, [](const RunPlan& plan) { return plan.variants.empty(); });
  return plans;
}

bool Reviewer::hasSpeed(const std::string& id) const {
  return std::ranges::any_of(review_.entries, [&id](const ReviewEntry& entry) {
    return entry.step == ReviewStep::Speed && entry.kernel == id;
  });
}

int Reviewer::compareWithSaved() {
  if (!baseline_.saved || areWorkersLost_) return kOk;
  if (const std::string whyNot = whyNotComparable(baseline_.saved->context, device_); !whyNot.empty()) {
    addUndecided(ReviewStep::Speed, whyNot);
    return kOk;
  }
  const std::vector<RunPlan> plans = plansAsSaved();
  if (plans.empty()) return kOk;  // each kernel has an entry with the reason
  const CollectedRun run = collected([&](EventSink sink) { return workbench_->start(plans, std::move(sink)); });
  if (run.finished.outcome != Outcome::Completed) {
    if (run.finished.outcome == Outcome::Cancelled || run.finished.noDevice) return cli::exitCodeOf(run);
    addUndecided(ReviewStep::Speed, run.finished.reason);
    return kOk;
  }
  // Each start of a host may find another machine.
  if (!run.devices.empty()) {
    if (const std::string whyNot = whyNotComparable(baseline_.saved->context, run.devices.front()); !whyNot.empty()) {
      addUndecided(ReviewStep::Speed, whyNot);
      return kOk;
    }
  }
  RunDocument base = *baseline_.saved;
  std::erase_if(base.rows, [&plans](const ResultRow& row) {
    return std::ranges::none_of(plans, [&row](const RunPlan& plan) { return isIn(plan, row.variant); });
  });
  Comparison comparison = compareRuns(base, {run.context, plans, run.rows, Outcome::Completed, {}});
  comparison.gate = gateOf(comparison, RegressionGate{margin_, false});
  addEntries(savedEntries(comparison, workbench_->catalogue()));
  for (const Variant& kernel : kernels_) {
    const bool isPlanned = std::ranges::any_of(plans, [&](const RunPlan& plan) { return isIn(plan, kernel.id); });
    if (isPlanned && !hasSpeed(kernel.id))
      addUnpaired(kernel.id, fmt::format("{} has no point of {} that was measured again.", baseline_.name, kernel.id));
  }
  for (const std::string& note : comparison.notes) addNote(note);
  return kOk;
}

}  // namespace headroom::cli
