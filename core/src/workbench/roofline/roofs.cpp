#include "workbench/roofline/roofs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>

#include "headroom/workloads.hpp"
#include "text/number_text.hpp"
#include "workbench/analysis/ceilings.hpp"
#include "workbench/roofline/footprints.hpp"

namespace headroom {
namespace {

constexpr int kRateDigits = 3;

std::string copyName(const Roof& roof, bool namesFormat) {
  const std::string bytes = bytesText(roof.footprintBytes);
  const bool isCold = roof.caches == Caches::Cold;
  if (!namesFormat) return isCold ? fmt::format("Copy at {}, cold caches", bytes) : fmt::format("Copy at {}", bytes);
  const std::string format = toText(roof.pixel);
  return isCold ? fmt::format("Copy of {} at {}, cold caches", format, bytes)
                : fmt::format("Copy of {} at {}", format, bytes);
}

Roof copyRoof(const ResultRow& row) {
  Roof roof;
  roof.kind = RoofKind::Memory;
  roof.pixel = row.pixel;
  roof.caches = row.caches;
  roof.footprintBytes = footprintOf(row);
  roof.rate = gigabytesPerSecond(row).value_or(0);
  return roof;
}

std::optional<Roof> roofOf(const ResultRow& row, std::size_t index, bool namesFormat, bool isChain) {
  Roof roof;
  switch (limitMeasuredBy(row)) {
    case Bound::Memory:
      roof = copyRoof(row);
      roof.name = copyName(roof, namesFormat);
      break;
    case Bound::Local:
      roof.kind = RoofKind::LocalMemory;
      roof.rate = localGigabytesPerSecond(row).value_or(0);
      roof.name = fixedName(roof);
      break;
    case Bound::Compute:
      roof.kind = isChain ? RoofKind::DependentChain : RoofKind::Peak;
      roof.precision = row.precision;
      roof.rate = gigaflopsPerSecond(row).value_or(0);
      roof.name = fixedName(roof);
      break;
    case Bound::Unknown:
      return std::nullopt;
  }
  roof.row = index;
  return roof.rate > 0 && std::isfinite(roof.rate) ? std::optional(roof) : std::nullopt;
}

bool comesBefore(const Roof& one, const Roof& other) {
  if (one.kind != other.kind) return one.kind < other.kind;
  if (one.precision != other.precision) return one.precision < other.precision;
  return one.footprintBytes > other.footprintBytes;
}

}  // namespace

std::string_view fixedName(const Roof& roof) {
  if (roof.kind == RoofKind::LocalMemory) return "Local memory";
  if (roof.kind == RoofKind::DependentChain) return "Dependent chain";
  switch (roof.precision) {
    case Precision::Half:
      return "Half peak";
    case Precision::Double:
      return "Double peak";
    case Precision::Int:
      return "Int peak";
    case Precision::Matrix:
      return "Matrix unit peak";
    case Precision::MatrixInt:
      return "Matrix unit int peak";
    case Precision::MmaTf32:
      return "TF32 mma peak";
    case Precision::MmaHalf:
      return "Half mma peak";
    case Precision::MmaInt8:
      return "Int8 mma peak";
    case Precision::Float:
      break;
  }
  return "Float peak";
}

std::string copiesName(std::size_t sizes) {
  return sizes == 1 ? "Copy of 1 size" : fmt::format("Copies of {} sizes", sizes);
}

Bound limitMeasuredBy(const ResultRow& row) {
  const Workload* const workload = knownWorkload(row.workload);
  return workload == nullptr ? Bound::Unknown : workload->ceiling;
}

Roofs::Roofs(std::span<const ResultRow> rows, const std::string& deviceId, const DeviceDescription* device,
             const std::set<std::string>& chains) {
  const auto isRoof = [&](const ResultRow& row) {
    return row.deviceId == deviceId && row.role != Role::HostPeer && isValid(row) && !isProbe(row);
  };
  std::set<PixelFormat> formats;
  for (const ResultRow& row : rows) {
    if (isRoof(row) && limitMeasuredBy(row) == Bound::Memory) formats.insert(row.pixel);
  }
  std::map<std::string, Roof> fastest;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!isRoof(rows[i])) continue;
    auto roof = roofOf(rows[i], i, formats.size() > 1, chains.contains(rows[i].variant));
    if (!roof) continue;
    if (rows[i].role == Role::Ceiling) measuredBeside_[roof->name].insert(pointSizeOf(rows[i]));
    Roof& known = fastest[roof->name];
    if (known.rate < roof->rate) known = std::move(*roof);
  }
  for (auto& [name, roof] : fastest) roofs_.push_back(std::move(roof));
  if (device != nullptr) {
    if (auto cache = cacheRoof(roofs_, device->globalCacheBytes)) roofs_.push_back(std::move(*cache));
  }
  std::stable_sort(roofs_.begin(), roofs_.end(), comesBefore);
}

std::optional<std::size_t> Roofs::memoryOf(const ResultRow& row) const {
  const PixelFormat format = movedAs(row.pixel);
  const auto isNearer = [&](const Roof& one, const Roof& other) {
    const bool isOfFormat = one.pixel == format;
    if (isOfFormat != (other.pixel == format)) return isOfFormat;
    return one.rate > other.rate;
  };
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < roofs_.size(); ++i) {
    const Roof& roof = roofs_[i];
    if (roof.kind != RoofKind::Memory || roof.caches != row.caches || roof.pixel.element != format.element) continue;
    const auto sizes = measuredBeside_.find(roof.name);
    if (sizes == measuredBeside_.end() || !sizes->second.contains(pointSizeOf(row))) continue;
    if (!best || isNearer(roof, roofs_[*best])) best = i;
  }
  return best;
}

std::optional<std::size_t> Roofs::peakOf(Precision precision) const {
  return find(RoofKind::Peak, precision);
}

std::optional<std::size_t> Roofs::localMemory() const {
  return find(RoofKind::LocalMemory);
}

std::optional<std::size_t> Roofs::find(RoofKind kind, Precision precision) const {
  const auto found = std::find_if(roofs_.begin(), roofs_.end(),
                                  [&](const Roof& roof) { return roof.kind == kind && roof.precision == precision; });
  if (found == roofs_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - roofs_.begin());
}

std::string rateText(const Roof& roof) {
  return fmt::format("{} {}", plainText(roof.rate, kRateDigits),
                     roof.isOfBytes() ? "GB/s" : operationRateUnit(roof.precision));
}

}  // namespace headroom
