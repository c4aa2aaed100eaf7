#include "workbench/choice/next_trial.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace headroom {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The model is wrong by up to so many times in either direction...
constexpr double kModelSlack = 4;
/// ... what is extrapolated from afar by up to so many times, ...
constexpr double kFarSlack = 4;
/// ... and from near by up to so many times.
constexpr double kNearSlack = 1.5;
/// What launching a pass may cost: 4.7 us on an H200. From a small picture nobody can tell it from work.
constexpr double kLaunchMs = 0.005;
/// Of what was measured at least this share was work.
constexpr double kWorkShare = 0.1;
/// A trial of launches so short takes no longer than building a kernel does.
constexpr double kBriefMs = 20;
/// For the first trial of a candidate, whose result is checked: that takes the host no time here.
constexpr ImageSize kSmallSize{512, 256};

/// A candidate within the allowance that works.
struct Runner {
  const Candidate* candidate = nullptr;
  double model = 0;    ///< see modelCost, for all launches
  double leastMs = 0;  ///< for the picture, if all was launching that may have been
};

double leastMsOf(const Candidate& candidate, const Variant& variant) {
  if (!candidate.ms || candidate.knowledge == Knowledge::There) return candidate.ms.value_or(0);
  const double measured = candidate.by->ms;
  const double launching = kLaunchMs * static_cast<double>(variant.passes.size());
  const double slack = candidate.knowledge == Knowledge::Near ? kNearSlack : kFarSlack;
  return *candidate.ms * std::max(measured - launching, measured * kWorkShare) / measured / slack;
}

/// Candidates that could be chosen, and what the fastest of them says of the others.
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
    // What is known from afar beats nothing that is known better.
    for (const Runner& runner : runners_) {
      const Candidate& candidate = *runner.candidate;
      const bool isTrusted = candidate.knowledge == best || candidate.knowledge <= Knowledge::Near;
      if (candidate.ms && isTrusted) bestMs_ = std::min(bestMs_, *candidate.ms);
    }
  }

  /// The likeliest of those of which nothing is known; nothing when the model rules all of them out: at several times
  /// the speed of the fastest they would still take longer.
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

  /// The likeliest of those that are known from afar, or from near, and could be the fastest here.
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
  double bestSpeed_ = 0;  // in the model's unit, of any of them
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
