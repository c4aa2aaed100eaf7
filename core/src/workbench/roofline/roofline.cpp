// Marks below the roofs of a device, and reasons for missing marks.
#include "headroom/roofline.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "headroom/advice.hpp"
#include "headroom/analysis/crossover.hpp"
#include "headroom/analysis/verdict.hpp"
#include "headroom/workloads.hpp"
#include "workbench/roofline/footprints.hpp"
#include "workbench/roofline/roofs.hpp"
#include "workbench/svg/svg_scale.hpp"

namespace headroom {
namespace {

/// Operations per byte; nothing without bytes.
std::optional<double> intensityOver(const ResultRow& row, std::optional<double> floats) {
  if (!floats || !(*floats > 0)) return std::nullopt;
  const double intensity = *row.flops / (*floats * sizeof(float));
  return isDrawable(intensity) ? std::optional(intensity) : std::nullopt;
}

/// Results with equal keys form one trail.
using TrailKey = std::tuple<std::string, ParameterValues, Caches, PixelFormat>;

TrailKey trailKeyOf(const ResultRow& row) {
  return {row.variant, row.parameters, row.caches, row.pixel};
}

/// "[work] of /home/me/sum/workload.toml", or the built-in workload's variants.
std::string placeOf(const ResultRow& row, std::string_view key) {
  const Workload* const workload = knownWorkload(row.workload);
  if (workload != nullptr && !workload->folder.empty()) return fmt::format("{} to [work] in {}", key, workload->origin);
  return fmt::format("{} to [work] of its workload", key);
}

std::string withoutOperations(const ResultRow& row) {
  return fmt::format(
      "{} declares no operations. Add {}, or the operations of each {} as flops to [cost] of the variant. "
      "`headroom-cli check {}` counts them.",
      row.variant, placeOf(row, "flops"), row.item, row.variant);
}

/// Returns why a valid or failed row, not a ceiling, has no mark; empty if it has one. The same sentence for every
/// size, unless the size matters.
std::string whyUndrawn(const ResultRow& row, const std::string& device) {
  if (row.role == Role::HostPeer)
    return fmt::format("{} runs on the host: the roofs of {} do not bound it.", row.variant, device);
  if (isProbe(row)) return fmt::format("{} times the OpenCL runtime, not the operations of a kernel.", row.variant);
  if (!isValid(row)) return verdict(row);
  if (!row.flops) return withoutOperations(row);
  if (!(*row.flops > 0)) return fmt::format("{} does no operations: its arithmetic intensity is 0.", row.variant);
  if (!(row.compulsoryFloats > 0))
    return fmt::format("{} moves no bytes of global memory by its description. Add {}.", row.variant,
                       placeOf(row, "bytes"));
  if (!isDrawable(gigaflopsPerSecond(row).value_or(0)) || !intensityOver(row, row.compulsoryFloats))
    return fmt::format("{} has figures too large or too small to be drawn. Measure it again.", row.variant);
  return {};
}

/// `all`: the first results of the variant's trails.
std::string trailName(const ResultRow& row, const std::vector<const ResultRow*>& all) {
  std::string name = row.variant;
  bool differsByParameters = false;
  bool differsByCaches = false;
  bool differsByPixel = false;
  for (const ResultRow* other : all) {
    differsByParameters = differsByParameters || other->parameters != row.parameters;
    differsByCaches = differsByCaches || other->caches != row.caches;
    differsByPixel = differsByPixel || other->pixel != row.pixel;
  }
  if (differsByParameters) name += afterComma(row.parameters);
  if (differsByCaches) name += fmt::format(", {} caches", toText(row.caches));
  if (differsByPixel) name += ", " + toText(row.pixel);
  return name;
}

class Drawing {
 public:
  Drawing(std::span<const ResultRow> rows, std::string deviceId, const DeviceDescription* device,
          const std::set<std::string>& chains)
      : rows_(rows), roofs_(rows, deviceId, device, chains) {
    line_.deviceId = std::move(deviceId);
    line_.roofs = roofs_.all();
    for (const ResultRow& row : rows) {
      if (row.deviceId == line_.deviceId) line_.device = row.device;
    }
    isOfLimitsAlone_ = std::none_of(rows.begin(), rows.end(), [&](const ResultRow& row) {
      return row.role == Role::Variant && row.deviceId == line_.deviceId && limitMeasuredBy(row) == Bound::Unknown;
    });
  }

  Roofline make(bool hasHostRows) {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const bool isOfHost = rows_[i].role == Role::HostPeer;
      if (isOfHost ? hasHostRows : isSubject(rows_[i])) add(i);
    }
    addMarks();
    addRidges();
    return std::move(line_);
  }

 private:
  [[nodiscard]] bool isSubject(const ResultRow& row) const {
    if (row.role != Role::Variant || row.deviceId != line_.deviceId) return false;
    return isOfLimitsAlone_ || limitMeasuredBy(row) == Bound::Unknown;
  }

  void add(std::size_t index) {
    const ResultRow& row = rows_[index];
    std::string why = whyUndrawn(row, line_.device);
    if (!why.empty()) return addUndrawn(row, std::move(why));
    const auto [trail, isNew] = trailOf_.try_emplace(trailKeyOf(row), trails_.size());
    if (isNew) trails_.emplace_back();
    trails_[trail->second].push_back({extentOf(row), index});
  }

  void addUndrawn(const ResultRow& row, std::string why) {
    // A copy is a roof, and has no operations.
    if (isValid(row) && limitMeasuredBy(row) == Bound::Memory) return;
    if (said_.insert(why).second) line_.undrawn.push_back({row.variant, std::move(why)});
  }

  void addMarks() {
    std::map<std::string, std::vector<const ResultRow*>> firstOf;  // by variant
    for (std::vector<Placed>& trail : trails_) {
      std::stable_sort(trail.begin(), trail.end(),
                       [](const Placed& one, const Placed& other) { return one.extent < other.extent; });
      const ResultRow& first = rows_[trail.front().row];
      firstOf[first.variant].push_back(&first);
    }
    for (std::size_t trail = 0; trail < trails_.size(); ++trail) {
      const ResultRow& first = rows_[trails_[trail].front().row];
      line_.trails.push_back(trailName(first, firstOf.at(first.variant)));
      for (const Placed& placed : trails_[trail]) line_.marks.push_back(markOf(placed.row, trail));
    }
  }

  [[nodiscard]] RooflineMark markOf(std::size_t index, std::size_t trail) const {
    const ResultRow& row = rows_[index];
    RooflineMark mark;
    mark.row = index;
    mark.trail = trail;
    mark.intensity = intensityOver(row, row.compulsoryFloats).value_or(0);
    mark.own = intensityOver(row, row.modelFloats);
    mark.local = intensityOver(row, row.localFloats);
    mark.rate = gigaflopsPerSecond(row).value_or(0);
    if (row.ceilingGigapixelsPerSecond) mark.roof = *row.ceilingGigapixelsPerSecond * *row.flops;
    mark.percent = percentOfCeiling(row);
    mark.memory = roofs_.memoryOf(row);
    mark.peak = roofs_.peakOf(row.precision);
    if (mark.local) mark.localMemory = roofs_.localMemory();
    return mark;
  }

  void addRidges() {
    for (std::size_t memory = 0; memory < line_.roofs.size(); ++memory) {
      const RoofKind kind = line_.roofs[memory].kind;
      if (kind != RoofKind::Memory && kind != RoofKind::Cache) continue;
      for (std::size_t peak = 0; peak < line_.roofs.size(); ++peak) {
        if (line_.roofs[peak].kind == RoofKind::Peak) line_.ridges.push_back(ridgeOf(memory, peak));
      }
    }
    line_.main = mainRidge();
  }

  [[nodiscard]] Ridge ridgeOf(std::size_t memory, std::size_t peak) const {
    const double rate = line_.roofs[peak].rate;
    return {memory, peak, rate / line_.roofs[memory].rate, rate};
  }

  /// The ridge of the peak that most marks have, and of the largest footprint of the marks or, without marks, of all
  /// copies.
  [[nodiscard]] std::optional<Ridge> mainRidge() const {
    std::map<std::size_t, std::size_t> marksOfPeak;
    std::set<std::size_t> memories;
    for (const RooflineMark& mark : line_.marks) {
      if (mark.peak) ++marksOfPeak[*mark.peak];
      if (mark.memory) memories.insert(*mark.memory);
    }
    const Ridge* best = nullptr;
    const auto rank = [&](const Ridge& ridge) {
      const Roof& memory = line_.roofs[ridge.memory];
      const auto marks = marksOfPeak.find(ridge.peak);
      return std::tuple(marks == marksOfPeak.end() ? 0 : marks->second, memory.kind == RoofKind::Memory,
                        memories.contains(ridge.memory), memory.footprintBytes);
    };
    for (const Ridge& ridge : line_.ridges) {
      if (best == nullptr || rank(ridge) > rank(*best)) best = &ridge;
    }
    return best == nullptr ? std::nullopt : std::optional(*best);
  }

  std::span<const ResultRow> rows_;
  Roofs roofs_;
  Roofline line_;
  bool isOfLimitsAlone_ = false;
  struct Placed {
    double extent;
    std::size_t row;
  };
  std::vector<std::vector<Placed>> trails_;
  std::map<TrailKey, std::size_t> trailOf_;
  std::set<std::string> said_;
};

const DeviceDescription* deviceOf(std::span<const DeviceDescription> devices, const std::string& id) {
  const auto found =
      std::find_if(devices.begin(), devices.end(), [&](const DeviceDescription& device) { return device.id == id; });
  return found == devices.end() ? nullptr : &*found;
}

}  // namespace

std::string_view toText(RoofKind kind) {
  constexpr std::array<std::string_view, 5> kTexts{"memory", "cache", "local memory", "peak", "dependent chain"};
  return kTexts.at(static_cast<std::size_t>(kind));
}

bool isDependentChain(const Variant& variant) {
  const Workload* const workload = knownWorkload(variant.workload);
  const auto chains = variant.constants.find("CHAINS");
  return workload != nullptr && workload->ceiling == Bound::Compute && chains != variant.constants.end() &&
         chains->second == 1;
}

std::string deviceLabelOf(const Roofline& line) {
  return fmt::format("{} ({})", shortNameOf(line.device), line.deviceId);
}

std::vector<Roofline> rooflinesOf(std::span<const ResultRow> rows, std::span<const DeviceDescription> devices,
                                  const Catalogue& catalogue) {
  std::set<std::string> chains;
  for (const Variant& variant : catalogue.variants()) {
    if (isDependentChain(variant)) chains.insert(variant.id);
  }
  std::vector<std::string> ids;
  for (const ResultRow& row : rows) {
    if (row.role != Role::HostPeer && std::find(ids.begin(), ids.end(), row.deviceId) == ids.end())
      ids.push_back(row.deviceId);
  }
  std::vector<Roofline> all;
  for (const std::string& id : ids) all.push_back(Drawing(rows, id, deviceOf(devices, id), chains).make(all.empty()));
  return all;
}

std::string adviceOn(const RooflineMark& mark, std::span<const ResultRow> rows,
                     std::span<const DeviceDescription> devices, const Catalogue& catalogue) {
  const ResultRow& row = rows[mark.row];
  const DeviceDescription* const device = deviceOf(devices, row.deviceId);
  const Variant* const variant = catalogue.known(row.variant);
  if (device == nullptr || variant == nullptr) return {};
  const std::vector<Advice> advice = adviceFor(row, *variant, *device, {.others = rows});
  return advice.empty() ? std::string() : advice.front().sentence;
}

}  // namespace headroom
