#include "choice/ranking.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "headroom/best_configurations.hpp"
#include "headroom/error.hpp"
#include "headroom/workload.hpp"
#include "text/sha256.hpp"

namespace headroom {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A measurement at a sigma this many times larger or smaller counts as one of the sigma itself.
constexpr double kSameSigma = 1.25;
/// Work-items per compute unit that a GPU needs to be busy.
constexpr double kItemsPerUnit = 512;
/// On a matrix unit arithmetic is next to nothing, and what is moved counts instead: a number as much as so many
/// operations.
constexpr double kOperationsPerNumber = 8;
/// Barriers make a CPU's driver cut a kernel into loops: such kernels are tried later there.
constexpr double kBarrierOnCpu = 4;
/// The model is wrong by up to so many times in either direction...
constexpr double kModelSlack = 4;
/// ... and what is reckoned from another size or sigma by up to so many times.
constexpr double kReckoningSlack = 2;
/// For the first trial of a candidate: large enough for a launch to be more than its overhead, checked in no time.
constexpr Size kTrialSize{512, 256};

double product(const std::vector<std::string>& extents, const Symbols& symbols) {
  double all = 1;
  for (const std::string& extent : extents) all *= std::max(1.0, std::ceil(evaluate(extent, symbols)));
  return all;
}

/// The share of the device that the pass with the fewest work-items (on a CPU: work-groups) can keep busy.
double busyShare(const Variant& variant, const DeviceDescription& device, const Symbols& symbols) {
  const bool isCpu = device.type == DeviceType::Cpu;
  const double wanted = std::max(1U, device.computeUnits) * (isCpu ? 1.0 : kItemsPerUnit);
  double share = 1;
  for (const Pass& pass : variant.passes) {
    double units = product(pass.global, symbols);
    if (isCpu) units = std::ceil(units / product(pass.local, symbols));
    share = std::min(share, units / wanted);
  }
  return share;
}

Symbols symbolsOf(const Variant& variant, const DeviceDescription& device, Size size, double sigma) {
  return symbolsFor(findWorkload(variant.workload), variant, size, sigma, &device);
}

/// Work for the whole picture, in no unit.
double workFor(const Variant& variant, const DeviceDescription& device, Size size, double sigma) {
  const Symbols symbols = symbolsOf(variant, device, size, sigma);
  return costPerPixel(variant.cost.flops, symbols).value_or(1) * static_cast<double>(size.pixels()) /
         busyShare(variant, device, symbols);
}

bool isSameSigma(double one, double other) {
  return std::abs(std::log(one / other)) <= std::log(kSameSigma);
}

/// Same class of sizes before others, then the nearest sigma, then the newest.
std::tuple<int, double> distance(const MeasuredTime& time, const ChoicePlan& plan) {
  return {std::abs(sizeClassOf(time.size) - sizeClassOf(plan.size)), std::abs(std::log(time.sigma / plan.sigma))};
}

/// What is known of the candidate, its variant in the right configuration.
void fillIn(Candidate& candidate, const Variant& variant, const ChoicePlan& plan, const DeviceDescription& device,
            const std::vector<MeasuredTime>& times) {
  const std::string sha = toHex(sha256({variant.source}));
  const std::string configuration = toText(candidate.configuration);
  const MeasuredTime* nearest = nullptr;
  for (const MeasuredTime& time : times) {
    if (time.variant != variant.id || time.sha256 != sha || time.configuration != configuration) continue;
    if (time.ms <= 0) {
      // What fails on a small picture fails on a larger one.
      const bool isOfThis = isSameSigma(time.sigma, plan.sigma) && time.size.pixels() <= plan.size.pixels();
      if (isOfThis) candidate.failure = time.failure;
      continue;
    }
    if (nearest == nullptr || distance(time, plan) <= distance(*nearest, plan)) nearest = &time;
  }
  if (nearest == nullptr) return;
  candidate.by = MeasuredPoint{nearest->size, nearest->sigma, nearest->ms, nearest->measuredAt};
  candidate.isMeasuredThere =
      sizeClassOf(nearest->size) == sizeClassOf(plan.size) && isSameSigma(nearest->sigma, plan.sigma);
  candidate.ms = nearest->ms * workFor(variant, device, plan.size, plan.sigma) /
                 workFor(variant, device, nearest->size, nearest->sigma) * launchesFor(variant, plan.channels);
}

bool servesEverySigma(const Variant& variant) {
  return variant.defines.empty() && variant.literals.empty();
}

/// Those that are chosen first, first.
int tierOf(const Candidate& candidate) {
  if (!candidate.isWithin) return 4;
  if (!candidate.failure.empty()) return 3;
  if (candidate.isMeasuredThere) return 0;
  return candidate.ms ? 1 : 2;
}

}  // namespace

int launchesFor(const Variant& variant, int channels) {
  return (channels + variant.pixel.channels - 1) / variant.pixel.channels;
}

double modelCost(const Variant& variant, const DeviceDescription& device, Size size, double sigma) {
  const Symbols symbols = symbolsOf(variant, device, size, sigma);
  std::optional<double> flops = costPerPixel(variant.cost.flops, symbols);
  if (const auto moved = costPerPixel(variant.cost.memory, symbols); variant.needsMatrixUnit && moved) {
    flops = kOperationsPerNumber * *moved;
  }
  if (!flops) return kInfinity;
  const bool hasBarriers = variant.source.find("barrier(") != std::string::npos;
  const double barriers = device.type == DeviceType::Cpu && hasBarriers ? kBarrierOnCpu : 1;
  return *flops * barriers / busyShare(variant, device, symbols);
}

Ranking rankVariants(const ChoicePlan& plan, const Catalogue& catalogue, const DeviceDescription& device,
                     const std::vector<MeasuredTime>& times, const FindTuned& findTuned) {
  Ranking ranking{plan, device.name, {}};
  struct Ranked {
    Candidate candidate;
    double model = 0;
  };
  std::vector<Ranked> ranked;
  for (const Variant& variant : catalogue.variants()) {
    if (variant.workload != kPhotoWorkload || variant.kind != VariantKind::Kernel) continue;
    if (variant.pixel.element != Element::Float && !plan.isOfBytes) continue;  // would round the picture
    if (plan.sigma < variant.smallestSigma || plan.sigma > variant.largestSigma) continue;
    if (variant.needsMatrixUnit && !device.hasMatrixUnit) continue;
    if (plan.isSigmaMoving && !servesEverySigma(variant)) continue;
    Candidate candidate;
    candidate.variant = variant.id;
    const auto tuned = variant.tunables.empty() || !findTuned ? std::optional<Configuration>()
                                                              : findTuned(variant, device, plan.size, plan.sigma);
    const Variant configured = tuned ? withConfiguration(variant, *tuned) : variant;
    candidate.configuration = configurationOf(configured);
    candidate.isExact = isExact(variant);
    candidate.error = statedError(variant, plan.sigma);
    candidate.isWithin = isWithin(variant, plan.sigma, plan.allowance);
    fillIn(candidate, configured, plan, device, times);
    const double model = modelCost(configured, device, plan.size, plan.sigma) * launchesFor(variant, plan.channels);
    ranked.push_back({std::move(candidate), model});
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& one, const Ranked& other) {
    return std::tuple(tierOf(one.candidate), one.candidate.ms.value_or(0), one.model) <
           std::tuple(tierOf(other.candidate), other.candidate.ms.value_or(0), other.model);
  });
  for (Ranked& each : ranked) ranking.candidates.push_back(std::move(each.candidate));
  return ranking;
}

namespace {

/// Candidates within the allowance that work, and what the fastest of them says of the others.
class Field {
 public:
  Field(const Ranking& ranking, const Catalogue& catalogue, const DeviceDescription& device)
      : plan_(ranking.plan), catalogue_(catalogue) {
    for (const Candidate& candidate : ranking.candidates) {
      if (!candidate.isWithin || !candidate.failure.empty()) continue;
      const Variant variant = withConfiguration(catalogue.find(candidate.variant), candidate.configuration);
      const double model = modelCost(variant, device, plan_.size, plan_.sigma) * launchesFor(variant, plan_.channels);
      runners_.push_back({&candidate, model});
      if (!candidate.ms) continue;
      bestMs_ = std::min(bestMs_, *candidate.ms);
      if (std::isfinite(model)) bestSpeed_ = std::max(bestSpeed_, model / *candidate.ms);
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
    const bool isSmall = plan_.size.pixels() <= 4 * kTrialSize.pixels();
    return NextTrial{next->candidate->variant, isSmall ? plan_.size : kTrialSize, true, 0};
  }

  /// The likeliest of those that are known from elsewhere and could be the fastest here.
  [[nodiscard]] std::optional<NextTrial> reckoned() const {
    const Candidate* next = nullptr;
    for (const Runner& runner : runners_) {
      const Candidate* candidate = runner.candidate;
      if (!candidate->ms || candidate->isMeasuredThere || *candidate->ms > kReckoningSlack * bestMs_) continue;
      if (next == nullptr || *candidate->ms < *next->ms) next = candidate;
    }
    if (next == nullptr) return std::nullopt;
    const double launchMs = *next->ms / launchesFor(catalogue_.find(next->variant), plan_.channels);
    return NextTrial{next->variant, plan_.size, false, std::max(launchMs, next->by->ms)};
  }

 private:
  struct Runner {
    const Candidate* candidate;
    double model;
  };

  const ChoicePlan& plan_;
  const Catalogue& catalogue_;
  std::vector<Runner> runners_;
  double bestMs_ = kInfinity;
  double bestSpeed_ = 0;  // in the model's unit, of any of them
};

}  // namespace

std::optional<NextTrial> nextTrial(const Ranking& ranking, const Catalogue& catalogue, const DeviceDescription& device,
                                   bool isTimeShort) {
  const Field field(ranking, catalogue, device);
  const auto first = isTimeShort ? field.reckoned() : field.unknown();
  if (first) return first;
  return isTimeShort ? field.unknown() : field.reckoned();
}

const Candidate& Ranking::chosen() const {
  if (candidates.empty() || !candidates.front().isWithin) {
    throw UsageError(fmt::format("No kernel of workload {} that is {} takes sigma {:g}.", kPhotoWorkload,
                                 toText(plan.allowance), plan.sigma));
  }
  return candidates.front();
}

}  // namespace headroom
