#include "workbench/choice/next_trial.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace headroom {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Largest factor of the model's error in either direction...
constexpr double kModelSlack = 4;
/// ... of an extrapolation from a distant measurement, ...
constexpr double kFarSlack = 4;
/// ... and from a near one.
constexpr double kNearSlack = 1.5;
/// Launch cost of a pass: 4.7 us on an H200. A small image does not show whether the time is launching or work.
constexpr double kLaunchMs = 0.005;
/// Smallest share of work in a measured time.
constexpr double kWorkShare = 0.1;
/// A trial of launches this short takes no longer than building a kernel.
constexpr double kBriefMs = 20;
/// For the first trial of a candidate, whose result is checked: that takes the host almost no time at this size.
constexpr ImageSize kSmallSize{512, 256};

/// A working candidate within the accuracy level.
struct Runner {
  const Candidate* candidate = nullptr;
  double model = 0;    ///< see modelCost, for all launches
  double leastMs = 0;  ///< for the image, with the largest possible launch overhead
};

double leastMsOf(const Candidate& candidate, const Variant& variant) {
  if (!candidate.ms || candidate.knowledge == Knowledge::There) return candidate.ms.value_or(0);
  const double measured = candidate.by->ms;
  const double launching = kLaunchMs * static_cast<double>(variant.passes.size());
  const double slack = candidate.knowledge == Knowledge::Near ? kNearSlack : kFarSlack;
  return *candidate.ms * std::max(measured - launching, measured * kWorkShare) / measured / slack;
}

/// Possible choices, and the bounds that the fastest of them sets for the others.
class Field {
 public:
  Field(const Ranking& ranking, const Catalogue& catalogue, const DeviceDescription& device)
      : plan_(ranking.plan), catalogue_(catalogue), revealing_(revealingSize(ranking.plan.size)) {
    Knowledge best = Knowledge::None;
    for (const Candidate& candidate : ranking.candidates) {
      if (!candidate.isWithin || !candidate.failure.empty()) continue;
      const Variant variant = withConfiguration(catalogue.find(candidate.variant), candidate.configuration);
      const double model =
          modelCost(variant, device, plan_.size, plan_.parameters) * launchesFor(variant, plan_.channels);
      runners_.push_back({&candidate, model, leastMsOf(candidate, variant)});
      if (!candidate.ms) continue;
      best = std::min(best, candidate.knowledge);
      if (std::isfinite(model)) bestSpeed_ = std::max(bestSpeed_, model / *candidate.ms);
    }
    // A distant measurement is no evidence against better-known candidates.
    for (const Runner& runner : runners_) {
      const Candidate& candidate = *runner.candidate;
      const bool isTrusted = candidate.knowledge == best || candidate.knowledge <= Knowledge::Near;
      if (candidate.ms && isTrusted) bestMs_ = std::min(bestMs_, *candidate.ms);
    }
  }

  /// Returns the most promising of those without measurements; nothing if the model excludes all of them, because they
  /// would be slower even with its largest error.
  [[nodiscard]] std::optional<NextTrial> unknown() const {
    const Runner* next = nullptr;
    for (const Runner& runner : runners_) {
      if (runner.candidate->ms) continue;
      const bool canWin = bestMs_ == kInfinity || runner.model <= kModelSlack * bestSpeed_ * bestMs_;
      if (!canWin && std::isfinite(runner.model)) continue;
      if (next == nullptr || runner.model < next->model) next = &runner;
    }
    if (next == nullptr) return std::nullopt;
    const bool isSmall = plan_.size.pixels() <= 4 * kSmallSize.pixels();
    return NextTrial{next->candidate->variant, isSmall ? plan_.size : kSmallSize, true, 0};
  }

  /// Returns the most promising of those with distant, or near, measurements that could be the fastest here.
  [[nodiscard]] std::optional<NextTrial> reckoned(Knowledge from, double mostLaunchMs = kInfinity) const {
    const Runner* next = nullptr;
    for (const Runner& runner : runners_) {
      if (runner.candidate->knowledge != from || runner.leastMs > bestMs_) continue;
      if (next == nullptr || runner.leastMs < next->leastMs) next = &runner;
    }
    if (next == nullptr) return std::nullopt;
    const Candidate& candidate = *next->candidate;
    const ImageSize size = from == Knowledge::Far ? revealing_ : plan_.size;
    const double share = static_cast<double>(size.pixels()) / static_cast<double>(plan_.size.pixels());
    const double launchMs = *candidate.ms * share / launchesFor(catalogue_.find(candidate.variant), plan_.channels);
    if (launchMs > mostLaunchMs) return std::nullopt;
    return NextTrial{candidate.variant, size, false, std::max(launchMs, candidate.by->ms)};
  }

 private:
  const ChoicePlan& plan_;
  const Catalogue& catalogue_;
  ImageSize revealing_;
  std::vector<Runner> runners_;
  double bestMs_ = kInfinity;
  double bestSpeed_ = 0;  // highest speed of any of them, in the model's unit
};

}  // namespace

std::optional<NextTrial> nextTrial(const Ranking& ranking, const Catalogue& catalogue, const DeviceDescription& device,
                                   bool isTimeShort) {
  const Field field(ranking, catalogue, device);
  if (isTimeShort) {
    for (const Knowledge from : {Knowledge::Near, Knowledge::Far}) {
      if (auto trial = field.reckoned(from)) return trial;
    }
    return field.unknown();
  }
  if (auto brief = field.reckoned(Knowledge::Far, kBriefMs)) return brief;
  if (auto first = field.unknown()) return first;
  if (auto trial = field.reckoned(Knowledge::Far)) return trial;
  return field.reckoned(Knowledge::Near);
}

}  // namespace headroom
