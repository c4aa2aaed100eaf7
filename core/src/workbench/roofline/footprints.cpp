#include "workbench/roofline/footprints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

#include "text/number_text.hpp"

namespace headroom {
namespace {

/// Ratio above which copies show the same level of memory: their footprints affect the share of a launch's start and
/// end.
constexpr double kSameLevel = 0.85;
/// Smallest ratio of adjacent footprints on a plateau; closer ones are one measurement twice.
constexpr double kNextFootprint = 1.5;
/// A copy that exceeds the cache by less is partly served by it.
constexpr double kBeyondCache = 2;

/// Copies of one format into warm caches, from small to large.
std::vector<const Roof*> sortedCopies(std::span<const Roof> copies, PixelFormat pixel) {
  std::vector<const Roof*> sorted;
  for (const Roof& copy : copies) {
    if (copy.kind == RoofKind::Memory && copy.pixel == pixel && copy.caches == Caches::Warm) sorted.push_back(&copy);
  }
  std::sort(sorted.begin(), sorted.end(),
            [](const Roof* one, const Roof* other) { return one->footprintBytes < other->footprintBytes; });
  return sorted;
}

/// Returns the fastest of the plateau that begins there; null if there is none.
const Roof* plateauFrom(std::span<const Roof* const> held) {
  double slowest = held.front()->rate;
  const Roof* fastest = held.front();
  double lastFootprint = held.front()->footprintBytes;
  std::size_t footprints = 1;
  for (const Roof* copy : held.subspan(1)) {
    const double least = std::min(slowest, copy->rate);
    const double most = std::max(fastest->rate, copy->rate);
    if (least < kSameLevel * most) break;
    slowest = least;
    if (copy->rate > fastest->rate) fastest = copy;
    if (copy->footprintBytes < kNextFootprint * lastFootprint) continue;
    lastFootprint = copy->footprintBytes;
    ++footprints;
  }
  return footprints > 1 ? fastest : nullptr;
}

const Roof* plateauOf(const std::vector<const Roof*>& sorted, double cache) {
  const auto end =
      std::find_if(sorted.begin(), sorted.end(), [&](const Roof* copy) { return copy->footprintBytes > cache; });
  const std::span<const Roof* const> held(sorted.begin(), end);
  const Roof* best = nullptr;
  for (std::size_t i = 0; i < held.size(); ++i) {
    const Roof* plateau = plateauFrom(held.subspan(i));
    if (plateau != nullptr && (best == nullptr || plateau->rate > best->rate)) best = plateau;
  }
  if (best == nullptr) return nullptr;
  const bool isSlowerBeyond = std::any_of(end, sorted.end(), [&](const Roof* copy) {
    return copy->footprintBytes > kBeyondCache * cache && copy->rate < kSameLevel * best->rate;
  });
  return isSlowerBeyond ? best : nullptr;
}

}  // namespace

double footprintOf(const ResultRow& row) {
  return sizeof(float) * row.compulsoryFloats * itemsOf(row);
}

std::string bytesText(double bytes) {
  struct Unit {
    double bytes;
    const char* name;
  };
  constexpr int kDigits = 3;
  for (const Unit unit : {Unit{1e9, "GB"}, Unit{1e6, "MB"}, Unit{1e3, "kB"}}) {
    if (bytes >= unit.bytes) return fmt::format("{} {}", plainText(bytes / unit.bytes, kDigits), unit.name);
  }
  return fmt::format("{} bytes", plainText(bytes, kDigits));
}

std::optional<Roof> cacheRoof(std::span<const Roof> copies, std::uint64_t cacheBytes) {
  if (cacheBytes == 0) return std::nullopt;
  std::set<PixelFormat> formats;
  for (const Roof& copy : copies) {
    if (copy.kind == RoofKind::Memory) formats.insert(copy.pixel);
  }
  const Roof* best = nullptr;
  for (const PixelFormat format : formats) {
    const Roof* plateau = plateauOf(sortedCopies(copies, format), static_cast<double>(cacheBytes));
    if (plateau != nullptr && (best == nullptr || plateau->rate > best->rate)) best = plateau;
  }
  if (best == nullptr) return std::nullopt;
  Roof cache = *best;
  cache.kind = RoofKind::Cache;
  cache.footprintBytes = static_cast<double>(cacheBytes);
  cache.name = fmt::format("Cache of {}", bytesText(cache.footprintBytes));
  return cache;
}

}  // namespace headroom
