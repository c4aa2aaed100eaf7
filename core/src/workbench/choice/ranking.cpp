#include "workbench/choice/ranking.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "headroom/catalogue/unsupported.hpp"
#include "headroom/story.hpp"
#include "headroom/system/error.hpp"
#include "headroom/tuning/best_configurations.hpp"
#include "headroom/workloads.hpp"
#include "text/sha256.hpp"

namespace headroom {
namespace {

/// Factor between parameter values up to which a measurement applies as if they were equal.
constexpr double kSameValues = 1.25;
/// Work-items per compute unit that keep a GPU busy.
constexpr double kItemsPerUnit = 512;
/// On a matrix unit arithmetic costs almost nothing, and memory traffic is counted instead: a number costs this many
/// operations.
constexpr double kOperationsPerNumber = 8;
/// Barriers make a CPU's driver split a kernel into loops: such kernels are tried later there.
constexpr double kBarrierOnCpu = 4;
/// Factor between pixel counts up to which measurements apply; all large images apply to each other.
constexpr double kNearPixels = 4;

double product(const std::vector<std::string>& extents, const Symbols& symbols) {
  double all = 1;
  for (const std::string& extent : extents) all *= std::max(1.0, std::ceil(evaluate(extent, symbols)));
  return all;
}

/// Share of the device that the pass with the fewest work-items (on a CPU: work-groups) keeps busy.
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

Symbols symbolsOf(const Variant& variant, const DeviceDescription& device, ImageSize size,
                  const ParameterValues& parameters) {
  return symbolsFor(findWorkload(variant.workload), variant, size, parameters, &device);
}

/// Work for the whole image, in arbitrary units.
double workFor(const Variant& variant, const DeviceDescription& device, ImageSize size,
               const ParameterValues& parameters) {
  const Symbols symbols = symbolsOf(variant, device, size, parameters);
  return costPerPixel(variant.cost.flops, symbols).value_or(1) * static_cast<double>(size.pixels()) /
         busyShare(variant, device, symbols);
}

bool areSameValues(const ParameterValues& one, const ParameterValues& other) {
  return distanceBetween(one, other) <= std::log(kSameValues);
}

Knowledge knowledgeFrom(const MeasuredTime& time, const ChoicePlan& plan) {
  if (!areSameValues(time.parameters, plan.parameters) || haveWholeVectors(time.size) != haveWholeVectors(plan.size)) {
    return Knowledge::Far;
  }
  if (areAlike(time.size, plan.size)) return Knowledge::There;
  const double ratio =
      static_cast<double>(revealingSize(time.size).pixels()) / static_cast<double>(revealingSize(plan.size).pixels());
  return std::abs(std::log(ratio)) <= std::log(kNearPixels) ? Knowledge::Near : Knowledge::Far;
}

/// Order: best knowledge first, then the same class of sizes, then the nearest values.
std::tuple<Knowledge, int, double> distance(const MeasuredTime& time, const ChoicePlan& plan) {
  return {knowledgeFrom(time, plan), std::abs(classOf(time.size) - classOf(plan.size)),
          distanceBetween(time.parameters, plan.parameters)};
}

/// Fills in the candidate's measurements, with its variant in the right configuration.
void fillIn(Candidate& candidate, const Variant& variant, const ChoicePlan& plan, const DeviceDescription& device,
            const std::vector<MeasuredTime>& times) {
  const std::string sha = toHex(sha256({variant.source}));
  const std::string configuration = toText(candidate.configuration);
  const MeasuredTime* nearest = nullptr;
  for (const MeasuredTime& time : times) {
    if (time.variant != variant.id || time.sha256 != sha || time.configuration != configuration) continue;
    if (time.ms <= 0) {
      // A failure on a small image implies one on a larger image.
      const bool isOfThis = areSameValues(time.parameters, plan.parameters) && time.size.pixels() <= plan.size.pixels();
      if (isOfThis) candidate.failure = time.failure;
      continue;
    }
    if (nearest == nullptr || distance(time, plan) <= distance(*nearest, plan)) nearest = &time;
  }
  if (nearest == nullptr) return;
  candidate.by = MeasuredPoint{nearest->size, nearest->parameters, nearest->ms, nearest->measuredAt};
  candidate.knowledge = knowledgeFrom(*nearest, plan);
  candidate.ms = nearest->ms * workFor(variant, device, plan.size, plan.parameters) /
                 workFor(variant, device, nearest->size, nearest->parameters) * launchesFor(variant, plan.channels);
}

bool servesEveryValue(const Variant& variant) {
  return variant.defines.empty() && variant.literals.empty();
}

/// Order of preference: possible choices first, then by failure, then by knowledge.
std::tuple<bool, bool, Knowledge> tierOf(const Candidate& candidate) {
  return {!candidate.isWithin, !candidate.failure.empty(), candidate.knowledge};
}

}  // namespace

ImageSize revealingSize(ImageSize size) {
  constexpr double kPixels = 1 << 24;
  const double share = std::sqrt(kPixels / static_cast<double>(size.pixels()));
  if (share >= 1) return size;
  // Rounded to a multiple of 64 less, so that rows are aligned as in the image itself.
  const auto shorter = [share](int side) {
    constexpr int kStep = 64;
    const int less = static_cast<int>(static_cast<double>(side) * (1 - share)) / kStep * kStep;
    return side - less;
  };
  return {shorter(size.width), shorter(size.height)};
}

int launchesFor(const Variant& variant, int channels) {
  return (channels + variant.pixel.channels - 1) / variant.pixel.channels;
}

double modelCost(const Variant& variant, const DeviceDescription& device, ImageSize size,
                 const ParameterValues& parameters) {
  const Symbols symbols = symbolsOf(variant, device, size, parameters);
  std::optional<double> flops = costPerPixel(variant.cost.flops, symbols);
  if (const auto moved = costPerPixel(variant.cost.memory, symbols); variant.needsMatrixUnit && moved) {
    flops = kOperationsPerNumber * *moved;
  }
  if (!flops) return std::numeric_limits<double>::infinity();
  const bool hasBarriers = variant.source.find("barrier(") != std::string::npos;
  const double barriers = device.type == DeviceType::Cpu && hasBarriers ? kBarrierOnCpu : 1;
  return *flops * barriers / busyShare(variant, device, symbols);
}

Ranking rankVariants(const ChoicePlan& asked, const Catalogue& catalogue, const DeviceDescription& device,
                     const std::vector<MeasuredTime>& times, const FindTuned& findTuned) {
  ChoicePlan plan = asked;
  plan.parameters = valuesFor(findWorkload(kPhotoWorkload), asked.parameters);
  Ranking ranking{plan, device.name, {}};
  struct Ranked {
    Candidate candidate;
    double model = 0;
  };
  std::vector<Ranked> ranked;
  for (const Variant& variant : catalogue.variants()) {
    if (variant.workload != kPhotoWorkload || variant.kind != VariantKind::Kernel) continue;
    if (variant.pixel.element != Element::Float && !plan.isOfBytes) continue;  // would round the image
    if (!whyUnsupported(variant, device, plan.parameters).empty()) continue;
    if (plan.isMoving && !servesEveryValue(variant)) continue;
    Candidate candidate;
    candidate.variant = variant.id;
    const auto tuned = variant.tunables.empty() || !findTuned ? std::optional<Configuration>()
                                                              : findTuned(variant, device, plan.size, plan.parameters);
    const Variant configured = tuned ? withConfiguration(variant, *tuned) : variant;
    candidate.configuration = configurationOf(configured);
    candidate.isExact = isExact(variant);
    candidate.error = statedError(variant, plan.parameters);
    candidate.isWithin = isWithin(variant, plan.parameters, plan.allowance);
    fillIn(candidate, configured, plan, device, times);
    const double model =
        modelCost(configured, device, plan.size, plan.parameters) * launchesFor(variant, plan.channels);
    ranked.push_back({std::move(candidate), model});
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& one, const Ranked& other) {
    return std::tuple(tierOf(one.candidate), one.candidate.ms.value_or(0), one.model) <
           std::tuple(tierOf(other.candidate), other.candidate.ms.value_or(0), other.model);
  });
  for (Ranked& each : ranked) ranking.candidates.push_back(std::move(each.candidate));
  return ranking;
}

const Candidate& chosen(const Ranking& ranking) {
  if (ranking.candidates.empty() || !ranking.candidates.front().isWithin) {
    throw UsageError(fmt::format("No kernel of workload {} that is {} takes {}.", kPhotoWorkload,
                                 toText(ranking.plan.allowance), toText(ranking.plan.parameters)));
  }
  return ranking.candidates.front();
}

}  // namespace headroom
