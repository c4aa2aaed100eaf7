// The ceilings at a run's sizes, one line each.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>

#include "headroom/report/report.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

constexpr int kCeilingDigits = 3;

struct SizeKey {
  std::string deviceId;
  Size points;
  bool operator==(const SizeKey&) const = default;
};

SizeKey sizeKeyOf(const ResultRow& row) {
  return {row.deviceId, pointSizeOf(row)};
}

/// The fastest copy of each pixel format, the fastest arithmetic in each precision and the highest rate of local
/// memory, for one device and size.
struct SizeCeilings {
  SizeKey key;
  std::string device;
  std::string size;  ///< of the variants, if there are any
  bool isOfVariants = false;
  std::map<std::string, const ResultRow*> copies;  ///< by pixel format
  std::map<Precision, const ResultRow*> arithmetic;
  const ResultRow* local = nullptr;
};

void keepFaster(const ResultRow*& fastest, const ResultRow& row,
                std::optional<double> (*rateOf)(const ResultRow& row)) {
  if (fastest == nullptr || rateOf(row).value_or(0) > rateOf(*fastest).value_or(0)) fastest = &row;
}

void addCeiling(SizeCeilings& ceilings, const ResultRow& row) {
  switch (findWorkload(row.workload).ceiling) {
    case Bound::Memory:
      return keepFaster(ceilings.copies[toText(row.pixel)], row, gigapixelsPerSecond);
    case Bound::Compute:
      return keepFaster(ceilings.arithmetic[row.precision], row, gigaflopsPerSecond);
    case Bound::Local:
      return keepFaster(ceilings.local, row, localGigabytesPerSecond);
    case Bound::Unknown:
      break;
  }
}

std::vector<SizeCeilings> ceilingsBySize(std::span<const ResultRow> rows) {
  std::vector<SizeCeilings> all;
  for (const ResultRow& row : rows) {
    if (row.role == Role::HostPeer) continue;
    const SizeKey key = sizeKeyOf(row);
    auto found = std::find_if(all.begin(), all.end(), [&](const SizeCeilings& each) { return each.key == key; });
    if (found == all.end())
      found = all.insert(all.end(), SizeCeilings{key, deviceLabelOf(row), toText(row.size), false, {}, {}, nullptr});
    if (row.role == Role::Ceiling && isValid(row)) addCeiling(*found, row);
    if (row.role == Role::Ceiling || found->isOfVariants) continue;
    found->size = toText(row.size);
    found->isOfVariants = true;
  }
  return all;
}

std::string copyText(const std::string& pixel, const ResultRow& row, bool isOnlyOne) {
  const std::string pixels = significantText(gigapixelsPerSecond(row).value_or(0), kCeilingDigits);
  const std::string bytes = significantText(gigabytesPerSecond(row).value_or(0), kCeilingDigits);
  return isOnlyOne ? fmt::format("copy {} GP/s ({} GB/s)", pixels, bytes)
                   : fmt::format("copy of {} {} GP/s ({} GB/s)", pixel, pixels, bytes);
}

std::string peakText(const ResultRow& row) {
  const std::string rate = fmt::format("{} {}", significantText(gigaflopsPerSecond(row).value_or(0), kCeilingDigits),
                                       operationRateUnit(row.precision));
  switch (row.precision) {
    case Precision::Float:
      return fmt::format("FLOP peak {}", rate);
    case Precision::Int:
      return fmt::format("int peak {}", rate);
    case Precision::MatrixInt:
      return fmt::format("matrix int peak {}", rate);
    case Precision::MmaInt8:
      return fmt::format("mma-int8 peak {}", rate);
    case Precision::Half:
    case Precision::Double:
    case Precision::Matrix:
    case Precision::MmaTf32:
    case Precision::MmaHalf:
      break;
  }
  return fmt::format("{} FLOP peak {}", toText(row.precision), rate);
}

/// "At 4000 x 4000: copy 31.2 GP/s (250 GB/s), FLOP peak 180 GFLOP/s"; empty if nothing was measured.
std::string lineOf(const SizeCeilings& ceilings, const std::string& size, bool namesDevice) {
  std::vector<std::string> parts;
  for (const auto& [pixel, row] : ceilings.copies) parts.push_back(copyText(pixel, *row, ceilings.copies.size() == 1));
  for (const auto& [precision, row] : ceilings.arithmetic) parts.push_back(peakText(*row));
  if (ceilings.local != nullptr) {
    parts.push_back(fmt::format("local memory {} GB/s",
                                significantText(localGigabytesPerSecond(*ceilings.local).value_or(0), kCeilingDigits)));
  }
  if (parts.empty()) return {};
  return namesDevice ? fmt::format("At {} on {}: {}", size, ceilings.device, fmt::join(parts, ", "))
                     : fmt::format("At {}: {}", size, fmt::join(parts, ", "));
}

/// Higher values for copies more likely to be the source of the row's ceiling.
int nearness(const ResultRow& copy, const ResultRow& row) {
  if (copy.pixel == row.pixel) return 2;
  return copy.pixel.element == row.pixel.element ? 1 : 0;
}

/// Keeps only the copy nearest to the row's memory traffic; of equal ones, the one with the highest rate.
void keepNearestCopy(SizeCeilings& ceilings, const ResultRow& row) {
  if (ceilings.copies.empty()) return;
  const auto nearest =
      *std::max_element(ceilings.copies.begin(), ceilings.copies.end(), [&](const auto& a, const auto& b) {
        const int nearer = nearness(*a.second, row) - nearness(*b.second, row);
        return nearer != 0 ? nearer < 0 : gigabytesPerSecond(*a.second) < gigabytesPerSecond(*b.second);
      });
  ceilings.copies = {nearest};
}

/// Removes ceilings that do not apply to the row.
void keepOnlyOf(SizeCeilings& ceilings, const ResultRow& row) {
  keepNearestCopy(ceilings, row);
  if (row.role == Role::Ceiling) return;
  std::erase_if(ceilings.arithmetic, [&](const auto& peak) { return peak.first != row.precision; });
  if (!row.localFloats) ceilings.local = nullptr;
}

}  // namespace

std::string ceilingsText(std::span<const ResultRow> rows, const ResultRow& of) {
  const SizeKey key = sizeKeyOf(of);
  std::vector<SizeCeilings> all = ceilingsBySize(rows);
  const auto beside = std::find_if(all.begin(), all.end(), [&](const SizeCeilings& each) {
    return each.key.points == key.points && (of.role == Role::HostPeer || each.key.deviceId == key.deviceId);
  });
  if (beside == all.end()) return {};
  keepOnlyOf(*beside, of);
  return lineOf(*beside, toText(of.size), false);
}

std::string ceilingsText(std::span<const ResultRow> rows) {
  const std::vector<SizeCeilings> all = ceilingsBySize(rows);
  const bool hasVariants =
      std::any_of(all.begin(), all.end(), [](const SizeCeilings& each) { return each.isOfVariants; });
  const bool hasOneDevice =
      std::all_of(all.begin(), all.end(), [&](const SizeCeilings& each) { return each.device == all.front().device; });
  std::string text;
  for (const SizeCeilings& ceilings : all) {
    if (hasVariants && !ceilings.isOfVariants) continue;
    const std::string line = lineOf(ceilings, ceilings.size, !hasOneDevice);
    if (!line.empty()) text += line + '\n';
  }
  return text;
}

}  // namespace headroom
