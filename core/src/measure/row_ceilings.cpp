#include "measure/row_ceilings.hpp"

#include <algorithm>

#include "headroom/workload.hpp"

namespace headroom {

namespace {

/// A copy of one float per pixel moves so many floats.
constexpr double kCopyFloats = 2;

}  // namespace

Ceilings ceilingsOf(const ResultRow& row, std::span<const ResultRow* const> measured) {
  Ceilings ceilings;
  double copyOfFormat = 0;
  double copyOfElement = 0;
  for (const ResultRow* ceiling : measured) {
    if (ceiling->role != Role::Ceiling || !isValid(*ceiling)) continue;
    if (findWorkload(ceiling->workload).ceiling != Bound::Memory) {
      ceilings.peakGigaflopsPerSecond =
          std::max(ceilings.peakGigaflopsPerSecond, gigaflopsPerSecond(*ceiling).value_or(0));
      continue;
    }
    const double rate = gigapixelsPerSecond(*ceiling).value_or(0) * ceiling->compulsoryFloats / kCopyFloats;
    if (ceiling->pixel == row.pixel) copyOfFormat = std::max(copyOfFormat, rate);
    if (ceiling->pixel.element == row.pixel.element) copyOfElement = std::max(copyOfElement, rate);
  }
  ceilings.copyGigapixelsPerSecond = copyOfFormat > 0 ? copyOfFormat : copyOfElement;
  return ceilings;
}

}  // namespace headroom
