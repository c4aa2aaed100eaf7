// Plans for an experiment, and its rows.
#include <algorithm>
#include <cmath>

#include "headroom/guide/guide.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

constexpr double kPartOfTimeBudget = 0.3;

/// Divides the megapixels of a size that is named by them, so that the result is a named size too.
ImageSize scaled(ImageSize size, int divisor) {
  if (const auto megapixels = namedMegapixels(size)) return squareOf(*megapixels / (divisor * divisor));
  return {std::max(1, size.width / divisor), std::max(1, size.height / divisor)};
}

/// Returns the power of two nearest to the side of a square with this number of pixels.
int powerOfTwoSide(ImageSize size) {
  const double side = std::sqrt(static_cast<double>(size.pixels()));
  const int power = 1 << std::max(0, static_cast<int>(std::lround(std::log2(side))));
  return std::min(power, kLongestSide / 2);  // the wider squares must be valid sizes too
}

bool contains(std::span<const Size> sizes, Size size) {
  return std::find(sizes.begin(), sizes.end(), size) != sizes.end();
}

/// Without variants yet.
RunPlan planAt(Size size, const Sampling& sampling) {
  RunPlan plan;
  plan.sizes = {size};
  plan.sampling = sampling;
  return plan;
}

}  // namespace

Sampling guideSampling(const Sampling& usual) {
  Sampling sampling = usual;
  sampling.timeBudgetSeconds *= kPartOfTimeBudget;
  sampling.freshRounds = false;  // the effects of single changes are large, so that precision matters less
  return sampling;
}

std::vector<Participant> participants(const Experiment& experiment, const Catalogue& catalogue) {
  std::vector<Participant> found;
  for (const Variant& variant : catalogue.variants()) {
    const auto label = variant.guide.experiments.find(std::string(experiment.id));
    if (label != variant.guide.experiments.end()) found.push_back({&variant, label->second});
  }
  return found;
}

std::vector<Size> sizesOf(const Experiment& experiment, Size asked) {
  const ImageSize image = imageSize(asked);
  const int side = powerOfTwoSide(image);
  switch (experiment.sizes) {
    case SizeSet::UpToAsked:
      return {scaled(image, 4), scaled(image, 2), asked};
    case SizeSet::PowerOfTwo:
      return {{side, side}, {side + 1, side}, {side + 16, side}};
    case SizeSet::Asked:
      break;
  }
  return {asked};
}

std::vector<RunPlan> plansFor(std::span<const Experiment* const> experiments, const Catalogue& catalogue, Size asked,
                              const Sampling& usual) {
  std::vector<RunPlan> plans;  // one per size
  for (const Experiment* experiment : experiments) {
    for (const Size size : sizesOf(*experiment, asked)) {
      auto plan = std::find_if(plans.begin(), plans.end(),
                               [size](const RunPlan& candidate) { return candidate.sizes.front() == size; });
      if (plan == plans.end()) plan = plans.insert(plans.end(), planAt(size, guideSampling(usual)));
      for (const Participant& participant : participants(*experiment, catalogue)) {
        const std::string& id = participant.variant->id;
        const bool isKnown = std::find(plan->variants.begin(), plan->variants.end(), id) != plan->variants.end();
        // A variant measured as a ceiling is not measured again.
        if (!isKnown && !participant.variant->isCeiling) plan->variants.push_back(id);
      }
    }
  }
  return plans;
}

bool measuresForTheGuide(const RunPlan& plan) {
  if (plan.sizes.size() != 1) return false;
  RunPlan guides = planAt(plan.sizes.front(), plan.sampling);
  guides.devices = plan.devices;
  guides.variants = plan.variants;
  guides.parameters = parametersOf(guides);
  guides.sampling.freshRounds = false;
  guides.workers = plan.workers;
  return plan == guides;
}

std::vector<LabelledRow> rowsOf(const Experiment& experiment, const Catalogue& catalogue, Size asked,
                                std::span<const ResultRow> rows) {
  const std::vector<Size> sizes = sizesOf(experiment, asked);
  std::vector<LabelledRow> found;
  for (const Participant& participant : participants(experiment, catalogue)) {
    for (const ResultRow& row : rows) {
      if (row.variant == participant.variant->id && contains(sizes, row.size))
        found.push_back({participant.label, row});
    }
  }
  const auto bySize = [](const LabelledRow& left, const LabelledRow& right) {
    return itemsOf(left.row) < itemsOf(right.row);
  };
  std::stable_sort(found.begin(), found.end(), bySize);
  return found;
}

std::optional<double> quantityOf(const Experiment& experiment, const ResultRow& row) {
  switch (experiment.quantity) {
    case Quantity::GigapixelsPerSecond:
      return gigapixelsPerSecond(row);
    case Quantity::GigaflopsPerSecond:
      return gigaflopsPerSecond(row);
    case Quantity::LargestError:
      return row.error ? std::optional(row.error->maxAbs) : std::nullopt;
    case Quantity::Microseconds:
      break;
  }
  return isTimed(row) ? std::optional(row.medianMs * 1e3) : std::nullopt;
}

bool isWorthAdvice(const ResultRow& row) {
  return row.workload == kUsualWorkload;
}

bool isSmallerBetter(Quantity quantity) {
  return quantity == Quantity::Microseconds || quantity == Quantity::LargestError;
}

std::string_view unitOf(Quantity quantity) {
  switch (quantity) {
    case Quantity::GigapixelsPerSecond:
      return "GP/s";
    case Quantity::GigaflopsPerSecond:
      return "GFLOP/s";
    case Quantity::LargestError:
      return "of full scale";
    case Quantity::Microseconds:
      break;
  }
  return "\u00b5s";
}

}  // namespace headroom
