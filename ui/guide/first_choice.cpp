#include "guide/first_choice.hpp"

#include <algorithm>
#include <vector>

#include "headroom/workloads.hpp"

namespace headroom {

namespace {

bool carriesListing(const Variant& variant) {
  return std::any_of(variant.guide.carries.begin(), variant.guide.carries.end(),
                     [](const std::string& item) { return !listingText(item).empty(); });
}

/// Returns the variants to choose from: all but the baselines, or all if there are only baselines.
std::vector<const Participant*> candidates(const Experiment& experiment, std::span<const Participant> participants) {
  const auto isCopyCeiling = [](const Participant& participant) {
    return participant.variant->isCeiling && findWorkload(participant.variant->workload).ceiling == Bound::Memory;
  };
  std::vector<const Participant*> found;
  for (const Participant& participant : participants) {
    const bool isBaseline = participant.label == experiment.baseline || isCopyCeiling(participant);
    if (!isBaseline) found.push_back(&participant);
  }
  if (!found.empty()) return found;
  for (const Participant& participant : participants) found.push_back(&participant);
  return found;
}

/// Returns a value that is higher for better rows: rates, or negated times; no value for a row that must not be ranked.
std::optional<double> merit(const Experiment& experiment, const ResultRow& row) {
  if (!isValid(row)) return std::nullopt;
  const std::optional<double> quantity = quantityOf(experiment, row);
  if (!quantity) return std::nullopt;
  return experiment.quantity == Quantity::Microseconds ? -*quantity : *quantity;
}

}  // namespace

QString firstChoice(const Experiment& experiment, std::span<const Participant> participants,
                    std::span<const LabelledRow> rows) {
  const std::vector<const Participant*> wanted = candidates(experiment, participants);
  if (wanted.empty()) return {};
  const ResultRow* best = nullptr;
  for (const LabelledRow& labelled : rows) {
    const ResultRow& row = labelled.row;
    const std::optional<double> own = merit(experiment, row);
    const bool isWanted = std::any_of(wanted.begin(), wanted.end(), [&row](const Participant* participant) {
      return participant->variant->id == row.variant;
    });
    if (!own || !isWanted) continue;
    const bool isLarger = best == nullptr || itemsOf(row) > itemsOf(*best);
    const bool isFaster = best != nullptr && itemsOf(row) == itemsOf(*best) && *own > merit(experiment, *best).value();
    if (isLarger || isFaster) best = &row;
  }
  if (best != nullptr) return QString::fromStdString(best->variant);
  const auto listed = std::find_if(wanted.begin(), wanted.end(), [](const Participant* participant) {
    return carriesListing(*participant->variant);
  });
  return QString::fromStdString((listed == wanted.end() ? wanted.front() : *listed)->variant->id);
}

}  // namespace headroom
