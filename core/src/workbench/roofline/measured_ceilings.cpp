#include "headroom/roofline/measured_ceilings.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "headroom/catalogue/unsupported.hpp"
#include "headroom/history.hpp"
#include "headroom/system/error.hpp"
#include "headroom/text/shell_word.hpp"
#include "headroom/workloads.hpp"
#include "workbench/history/journal_files.hpp"
#include "workbench/roofline/footprints.hpp"
#include "workbench/roofline/roofs.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Copies whose footprints differ by less are one size, rounded to whole rows.
constexpr double kSameFootprint = 0.05;
constexpr double kMegapixelOfLocal = 1;

/// The device's rows of some runs, and for each row the rest of its MeasuredCeiling.
struct CeilingRows {
  std::vector<ResultRow> rows;
  std::vector<MeasuredCeiling> origins;
  std::size_t runs = 0;
};

const DeviceDescription* sameDeviceIn(const RunContext& context, const DeviceDescription& device) {
  const auto found = std::find_if(context.devices.begin(), context.devices.end(), [&](const DeviceDescription& other) {
    return other.machine.name == device.machine.name && other.name == device.name &&
           other.driverVersion == device.driverVersion;
  });
  return found == context.devices.end() ? nullptr : &*found;
}

/// A wrong clock would be the highest rate for ever.
bool hasPlausibleClock(const ResultRow& row) {
  return !hasMark(row, Mark::BadStamps) && !hasMark(row, Mark::ClocksDisagree);
}

/// Returns ids of the variants that reach a limit of the device. Others of their workloads, such as a short chain of
/// operations, are slower.
std::set<std::string> limitsOf(const Catalogue& catalogue) {
  std::set<std::string> limits;
  for (const Variant& variant : catalogue.variants()) {
    if (variant.isCeiling || isDependentChain(variant)) limits.insert(variant.id);
  }
  return limits;
}

void addRowsOf(const RunDocument& run, const DeviceDescription& device, const std::set<std::string>& limits,
               CeilingRows& known) {
  const DeviceDescription* const there = sameDeviceIn(run.context, device);
  if (there == nullptr) return;
  const std::size_t before = known.rows.size();
  for (const ResultRow& row : run.rows) {
    const bool isLimit = (row.role == Role::Ceiling || limits.contains(row.variant)) &&
                         limitMeasuredBy(row) != Bound::Unknown && row.deviceId == there->id;
    if (!isLimit || !isValid(row) || !hasPlausibleClock(row)) continue;
    known.origins.push_back({{}, row.variant, row.size, row.rounds.size(), run.context.startedAt});
    known.rows.push_back(withoutSamples(row));
    known.rows.back().deviceId = device.id;
  }
  if (known.rows.size() > before) ++known.runs;
}

CeilingRows ceilingRowsOf(const fs::path& folder, const DeviceDescription& device, const Catalogue& catalogue) {
  const std::set<std::string> limits = limitsOf(catalogue);
  CeilingRows known;
  std::size_t read = 0;
  for (const fs::path& journal : journalsIn(folder)) {
    if (read == kMostCeilingRuns) break;
    const std::optional<RunDocument> head = headOf(journal);
    if (!head || sameDeviceIn(head->context, device) == nullptr) continue;
    ++read;
    try {
      addRowsOf(readRun(journal).document, device, limits, known);
    } catch (const Error&) {
      continue;  // the list of the history names the damage
    }
  }
  return known;
}

std::set<std::string> dependentChainsOf(const Catalogue& catalogue) {
  std::set<std::string> chains;
  for (const Variant& variant : catalogue.variants()) {
    if (isDependentChain(variant)) chains.insert(variant.id);
  }
  return chains;
}

bool has(std::span<const MeasuredCeiling> ceilings, RoofKind kind, Precision precision) {
  return std::any_of(ceilings.begin(), ceilings.end(), [&](const MeasuredCeiling& ceiling) {
    return ceiling.roof.kind == kind && ceiling.roof.precision == precision;
  });
}

/// Returns whether a copy of floats into warm caches has about the footprint of this size.
bool hasCopyOf(std::span<const MeasuredCeiling> ceilings, Size size) {
  constexpr double kFloatsOfCopy = 2;
  const double footprint = kFloatsOfCopy * sizeof(float) * static_cast<double>(size[0]) * static_cast<double>(size[1]);
  return std::any_of(ceilings.begin(), ceilings.end(), [&](const MeasuredCeiling& ceiling) {
    const Roof& roof = ceiling.roof;
    return roof.kind == RoofKind::Memory && roof.caches == Caches::Warm && roof.pixel.element == Element::Float &&
           std::abs(roof.footprintBytes - footprint) < kSameFootprint * footprint;
  });
}

RoofKind kindOfPeak(const Variant& variant) {
  return isDependentChain(variant) ? RoofKind::DependentChain : RoofKind::Peak;
}

Roof roofOfPeak(const Variant& variant, Precision precision) {
  Roof roof;
  roof.kind = kindOfPeak(variant);
  roof.precision = precision;
  return roof;
}

std::string commandFor(const DeviceDescription& device, std::span<const std::string> variants,
                       std::span<const Size> sizes) {
  std::vector<std::string> texts;
  for (const Size size : sizes) texts.push_back(fmt::format("{}x{}", size[0], size[1]));
  return fmt::format("headroom-cli run --no-ceilings --device {} --variants {} --sizes {}", shellWord(device.id),
                     fmt::join(variants, ","), fmt::join(texts, ","));
}

bool measuresCopies(const RunPlan& plan, const Catalogue& catalogue) {
  return findWorkload(catalogue.find(plan.variants.front()).workload).ceiling == Bound::Memory;
}

class Missing {
 public:
  Missing(std::span<const MeasuredCeiling> known, const DeviceDescription& device, const Catalogue& catalogue)
      : known_(known), device_(device), catalogue_(catalogue) {}

  MissingCeilings find() && {
    RunPlan nothing;
    nothing.ceilings = false;
    std::vector<RunPlan> plans = roofPlans({&nothing, 1}, catalogue_, device_);
    for (const RunPlan& plan : plans) {
      if (measuresCopies(plan, catalogue_)) {
        addCopies(plan);
      } else {
        addPeaks(plan);
      }
    }
    addLocalMemory();
    return std::move(missing_);
  }

 private:
  void addCopies(const RunPlan& plan) {
    std::vector<Size> sizes = plan.sizes;
    std::erase_if(sizes, [this](Size size) { return hasCopyOf(known_, size); });
    if (sizes.empty()) return;
    missing_.names.push_back(copiesName(sizes.size()));
    missing_.commands.push_back(commandFor(device_, plan.variants, sizes));
  }

  void addPeaks(const RunPlan& plan) {
    std::vector<std::string> variants;
    for (const std::string& id : plan.variants) {
      const Variant& variant = catalogue_.find(id);
      const Precision precision = precisionOf(findWorkload(variant.workload), variant);
      if (has(known_, kindOfPeak(variant), precision)) continue;
      variants.push_back(id);
      addName(std::string(fixedName(roofOfPeak(variant, precision))));
    }
    if (!variants.empty()) missing_.commands.push_back(commandFor(device_, variants, plan.sizes));
  }

  void addLocalMemory() {
    if (!device_.hasOwnLocalMemory || has(known_, RoofKind::LocalMemory, Precision::Float)) return;
    std::vector<std::string> variants;
    for (const Variant& variant : catalogue_.variants()) {
      const bool isLocal = variant.isCeiling && findWorkload(variant.workload).ceiling == Bound::Local;
      if (isLocal && whyUnsupported(variant, device_, {}).empty()) variants.push_back(variant.id);
    }
    if (variants.empty()) return;
    Roof roof;
    roof.kind = RoofKind::LocalMemory;
    missing_.names.emplace_back(fixedName(roof));
    const Size size = squareOf(kMegapixelOfLocal);
    missing_.commands.push_back(commandFor(device_, variants, {&size, 1}));
  }

  void addName(std::string name) {
    if (std::find(missing_.names.begin(), missing_.names.end(), name) == missing_.names.end())
      missing_.names.push_back(std::move(name));
  }

  std::span<const MeasuredCeiling> known_;
  const DeviceDescription& device_;
  const Catalogue& catalogue_;
  MissingCeilings missing_;
};

}  // namespace

MeasuredCeilings measuredCeilings(const fs::path& historyFolder, const DeviceDescription& device,
                                  const Catalogue& catalogue) {
  MeasuredCeilings measured;
  if (historyFolder.empty()) return measured;
  CeilingRows known = ceilingRowsOf(historyFolder, device, catalogue);
  measured.runs = known.runs;
  const Roofs roofs(known.rows, device.id, &device, dependentChainsOf(catalogue));
  for (const Roof& roof : roofs.all()) {
    MeasuredCeiling& ceiling = measured.ceilings.emplace_back(known.origins[roof.row]);
    ceiling.roof = roof;
  }
  return measured;
}

MissingCeilings missingCeilings(const MeasuredCeilings& known, const DeviceDescription& device,
                                const Catalogue& catalogue) {
  return Missing(known.ceilings, device, catalogue).find();
}

}  // namespace headroom
