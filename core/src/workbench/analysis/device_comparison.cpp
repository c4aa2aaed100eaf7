#include "headroom/analysis/device_comparison.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

#include "headroom/system/error.hpp"
#include "headroom/values/device_place.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

std::vector<std::string> idsOfDevices(const RunDocument& run) {
  std::vector<std::string> ids;
  for (const ResultRow& row : run.rows) {
    const bool isNew = std::find(ids.begin(), ids.end(), row.deviceId) == ids.end();
    if (row.role != Role::HostPeer && isNew) ids.push_back(row.deviceId);
  }
  return ids;
}

RunDocument withRowsOf(const RunDocument& run, const std::string& id) {
  RunDocument one{run.context, run.plans, {}, run.outcome, run.label};
  std::erase_if(one.context.devices, [&id](const DeviceDescription& device) { return device.id != id; });
  for (const ResultRow& row : run.rows) {
    if (row.role != Role::HostPeer && row.deviceId == id) one.rows.push_back(row);
  }
  return one;
}

/// The run's devices, also those of a document without their descriptions.
std::vector<DeviceDescription> devicesOf(const RunDocument& run) {
  std::vector<DeviceDescription> devices = run.context.devices;
  for (const ResultRow& row : run.rows) {
    const bool isKnown = row.role == Role::HostPeer ||
                         std::any_of(devices.begin(), devices.end(),
                                     [&row](const DeviceDescription& device) { return device.id == row.deviceId; });
    if (isKnown) continue;
    devices.emplace_back();
    devices.back().id = row.deviceId;
    devices.back().name = row.device;
  }
  return devices;
}

/// With the host's name if all devices are of one host.
std::string selectorInRun(const std::vector<DeviceDescription>& devices, std::string_view selector) {
  if (devices.empty() || !hostInId(selector).empty()) return std::string(selector);
  const std::string_view host = hostInId(devices.front().id);
  const bool isOfOne = std::all_of(devices.begin(), devices.end(),
                                   [host](const DeviceDescription& device) { return hostInId(device.id) == host; });
  return isOfOne ? placedId(host, selector) : std::string(selector);
}

/// Throws UsageError if rows of several devices would be compared. `run` and `option`: their names for the user.
void requireOneDevice(const RunDocument& document, std::string_view run, std::string_view option) {
  const std::vector<std::string> ids = idsOfDevices(document);
  if (ids.size() < 2) return;
  throw UsageError(fmt::format("{} has rows of {} devices ({}). Name one of them with {}.", run, ids.size(),
                               fmt::join(ids, ", "), option));
}

std::string labelOfFirst(const RunDocument& run) {
  return run.rows.empty() ? std::string() : deviceLabelOf(run.rows.front());
}

/// The row that is nearest to its ceiling at the largest size that both devices measured.
struct BestShare {
  const ResultRow* row = nullptr;
  double percent = 0;
};

/// Variants of both devices alone, because ceilings are what shares are of.
bool isCompared(const PointComparison& point) {
  return point.base && point.fresh && point.base->role == Role::Variant;
}

std::optional<Size> largestSize(const Comparison& comparison) {
  const ResultRow* largest = nullptr;
  for (const PointComparison& point : comparison.points) {
    if (!isCompared(point) || !point.isMeasured()) continue;
    if (largest == nullptr || workOf(*point.base) > workOf(*largest)) largest = &*point.base;
  }
  return largest == nullptr ? std::nullopt : std::optional(largest->size);
}

BestShare bestShare(const Comparison& comparison, Size size, std::optional<ResultRow> PointComparison::*side) {
  BestShare best;
  for (const PointComparison& point : comparison.points) {
    if (!isCompared(point) || point.base->size != size || !isValid(*(point.*side))) continue;
    const std::optional<double> percent = percentOfCeiling(*(point.*side));
    if (percent && *percent > best.percent) best = {&*(point.*side), *percent};
  }
  return best;
}

/// Empty if there are none.
std::string lostText(std::size_t lost, const std::string& device) {
  return lost == 0 ? "" : fmt::format(", {} without a valid result on {}", lost, device);
}

std::string countsText(const DeviceComparison& devices) {
  std::size_t points = 0;
  std::size_t undecided = 0;
  std::size_t lostByBase = 0;
  std::size_t lostByFresh = 0;
  for (const PointComparison& point : devices.comparison.points) {
    if (!isCompared(point)) continue;
    ++points;
    lostByBase += isValid(*point.base) ? 0U : 1U;
    lostByFresh += isValid(*point.fresh) ? 0U : 1U;
    if (isValid(*point.base) && isValid(*point.fresh)) ++undecided;
  }
  if (points == 0) return fmt::format("{} and {} have no point in common.", devices.fresh, devices.base);
  const auto counted = [&devices](Difference difference) {
    return static_cast<std::size_t>(std::count_if(
        devices.comparison.points.begin(), devices.comparison.points.end(), [difference](const PointComparison& point) {
          return isCompared(point) && isValid(*point.base) && isValid(*point.fresh) && point.difference == difference;
        }));
  };
  const std::size_t faster = counted(Difference::Faster);
  const std::size_t slower = counted(Difference::Slower);
  const std::size_t same = counted(Difference::Same);
  undecided -= faster + slower + same;
  return fmt::format("{} against {}, {} point{}: {} faster, {} slower, {} the same, {} undecided{}{}.", devices.fresh,
                     devices.base, points, points == 1 ? "" : "s", faster, slower, same, undecided,
                     lostText(lostByFresh, devices.fresh), lostText(lostByBase, devices.base));
}

std::string bestText(const BestShare& share) {
  constexpr int kShareDigits = 2;
  return fmt::format("{}% ({})", plainText(share.percent, kShareDigits), share.row->variant);
}

/// Empty without ceilings of both.
std::string sharesText(const DeviceComparison& devices) {
  const std::optional<Size> size = largestSize(devices.comparison);
  if (!size) return {};
  const BestShare base = bestShare(devices.comparison, *size, &PointComparison::base);
  const BestShare fresh = bestShare(devices.comparison, *size, &PointComparison::fresh);
  if (base.row == nullptr || fresh.row == nullptr) return {};
  return fmt::format(" At {} it reaches {} of its own ceiling, and {} reaches {} of its own.", toText(*size),
                     bestText(fresh), devices.base, bestText(base));
}

}  // namespace

RunDocument ofDevice(const RunDocument& run, std::string_view selector) {
  const std::vector<DeviceDescription> devices = devicesOf(run);
  const auto named = std::find_if(devices.begin(), devices.end(),
                                  [selector](const DeviceDescription& device) { return device.id == selector; });
  if (named != devices.end()) return withRowsOf(run, named->id);
  return withRowsOf(run, selectDevice(devices, selectorInRun(devices, selector)).id);
}

Comparison compareOnDevices(const RunDocument& base, std::string_view baseDevice, const RunDocument* fresh,
                            std::string_view freshDevice) {
  const bool isOneRun = fresh == nullptr;
  const RunDocument& other = isOneRun ? base : *fresh;
  if (baseDevice.empty() && freshDevice.empty() && !isOneRun) return compareRuns(base, other);
  if (isOneRun && (baseDevice.empty() || freshDevice.empty()))
    throw UsageError(
        "Devices of one run are compared with both --base-device and --new-device. Add the missing one, or a second "
        "run.");
  if (baseDevice.empty()) requireOneDevice(base, "The base", "--base-device");
  if (freshDevice.empty()) requireOneDevice(other, "The new run", "--new-device");
  const RunDocument ofBase = baseDevice.empty() ? base : ofDevice(base, baseDevice);
  const RunDocument ofFresh = freshDevice.empty() ? other : ofDevice(other, freshDevice);
  const std::string baseLabel = labelOfFirst(ofBase);
  const std::string freshLabel = labelOfFirst(ofFresh);
  if (isOneRun && !baseLabel.empty() && baseLabel == freshLabel)
    throw UsageError(fmt::format("--base-device {} and --new-device {} are both {}. Choose two devices of the run.",
                                 baseDevice, freshDevice, baseLabel));
  Comparison comparison = compareRuns(ofBase, ofFresh);
  const bool areBothNamed = !baseDevice.empty() && !freshDevice.empty();
  comparison.isBetweenDevices = areBothNamed || baseLabel != freshLabel;
  return comparison;
}

std::vector<DeviceComparison> compareDevices(const RunDocument& run) {
  std::vector<DeviceComparison> compared;
  const std::vector<std::string> ids = idsOfDevices(run);
  if (ids.size() < 2) return compared;
  const RunDocument base = withRowsOf(run, ids.front());
  for (std::size_t i = 1; i < ids.size(); ++i) {
    const RunDocument fresh = withRowsOf(run, ids[i]);
    compared.push_back({deviceLabelOf(base.rows.front()), deviceLabelOf(fresh.rows.front()), compareRuns(base, fresh)});
    compared.back().comparison.isBetweenDevices = true;
  }
  return compared;
}

std::vector<std::string> deviceSentences(const RunDocument& run) {
  std::vector<std::string> sentences;
  for (const DeviceComparison& devices : compareDevices(run))
    sentences.push_back(countsText(devices) + sharesText(devices));
  return sentences;
}

}  // namespace headroom
