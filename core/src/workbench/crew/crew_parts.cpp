#include "workbench/crew/crew_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace headroom {

namespace {

/// Points of one variant and size, one for each repeat.
using VariantPoints = PointGroup;

PointGroup ceilingsIn(const PointGroup& group) {
  PointGroup ceilings;
  std::copy_if(group.begin(), group.end(), std::back_inserter(ceilings),
               [](const Point& point) { return point.isCeiling; });
  return ceilings;
}

std::vector<VariantPoints> variantsIn(const PointGroup& group) {
  std::vector<VariantPoints> variants;
  for (const Point& point : group) {
    if (point.isCeiling || point.variant->isHostPeer()) continue;
    const bool isNext = variants.empty() || variants.back().front().variant != point.variant;
    if (isNext) variants.emplace_back();
    variants.back().push_back(point);
  }
  return variants;
}

void append(PointGroup& group, const PointGroup& more) {
  group.insert(group.end(), more.begin(), more.end());
}

/// Two parts for each worker leave it idle for less time at the end, but measure the ceilings twice. They pay where
/// ceilings are fewer than a quarter of a worker's variants: N workers take about P C + V / N + (C + V / (P N)) / 2
/// points of time, with P parts of C ceilings for each, of V variants.
std::size_t partsOfWorker(std::size_t ceilings, std::size_t variants, std::size_t workers) {
  return variants < 4 * workers * ceilings ? 1 : 2;
}

}  // namespace

std::vector<CrewPart> partsOf(const std::vector<PointGroup>& groups, std::size_t workers) {
  std::size_t all = 0;
  std::size_t ceilingsOfSize = 0;
  for (const PointGroup& group : groups) {
    all += variantsIn(group).size();
    ceilingsOfSize = std::max(ceilingsOfSize, ceilingsIn(group).size());
  }
  const std::size_t wanted = std::max<std::size_t>(1, partsOfWorker(ceilingsOfSize, all, workers) * workers);
  const std::size_t most = std::max<std::size_t>(1, (all + wanted - 1) / wanted);
  std::vector<CrewPart> parts;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const PointGroup ceilings = ceilingsIn(groups[i]);
    const std::vector<VariantPoints> variants = variantsIn(groups[i]);
    // Of a size without variants the ceilings are the result, or of its host implementations.
    if (variants.empty() && !ceilings.empty()) parts.push_back({i, ceilings, {}});
    for (std::size_t k = 0; k < variants.size(); ++k) {
      if (k % most == 0) parts.push_back({i, ceilings, {}});
      append(parts.back().points, variants[k]);
    }
  }
  return parts;
}

std::vector<CrewPart> splitPart(CrewPart& part) {
  const PointGroup ceilings = ceilingsIn(part.points);
  const std::vector<VariantPoints> variants = variantsIn(part.points);
  std::vector<CrewPart> others;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    PointGroup points = ceilings;
    append(points, variants[i]);
    if (i == 0) {
      part.points = std::move(points);
    } else {
      others.push_back({part.group, std::move(points), part.losses});
    }
  }
  return others;
}

PointGroup hostPointsOf(const PointGroup& group) {
  PointGroup points;
  std::copy_if(group.begin(), group.end(), std::back_inserter(points),
               [](const Point& point) { return !point.isCeiling && point.variant->isHostPeer(); });
  return points;
}

std::string nameOf(const CrewPart& part) {
  const std::vector<VariantPoints> variants = variantsIn(part.points);
  const std::string size = toText(part.points.back().size);
  if (variants.empty()) return fmt::format("the ceilings at {}", size);
  if (variants.size() == 1) return fmt::format("{} at {}", variants.front().front().variant->id, size);
  return fmt::format("{} variants at {}", variants.size(), size);
}

}  // namespace headroom
