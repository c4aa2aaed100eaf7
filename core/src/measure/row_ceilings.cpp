#include "measure/row_ceilings.hpp"

#include <algorithm>

#include "headroom/workload.hpp"

namespace headroom {

PixelFormat movedAs(PixelFormat pixel) {
  if (pixel.element == Element::Int) pixel.element = Element::Float;
  return pixel;
}

Ceilings ceilingsOf(const ResultRow& row, std::span<const ResultRow* const> measured) {
  Ceilings ceilings;
  double copyOfFormat = 0;
  double copyOfElement = 0;
  const PixelFormat format = movedAs(row.pixel);
  for (const ResultRow* ceiling : measured) {
    if (ceiling->role != Role::Ceiling || !isValid(*ceiling)) continue;
    if (findWorkload(ceiling->workload).ceiling != Bound::Memory) {
      if (row.pixel.element == Element::Int) continue;
      ceilings.peakGigaflopsPerSecond =
          std::max(ceilings.peakGigaflopsPerSecond, gigaflopsPerSecond(*ceiling).value_or(0));
      continue;
    }
    const double rate = gigapixelsPerSecond(*ceiling).value_or(0) * ceiling->compulsoryFloats / kCopyFloats;
    if (row.role == Role::Ceiling && ceiling->size != row.size) continue;
    if (ceiling->pixel == format) copyOfFormat = std::max(copyOfFormat, rate);
    if (ceiling->pixel.element == format.element) copyOfElement = std::max(copyOfElement, rate);
  }
  ceilings.copyGigapixelsPerSecond = copyOfFormat > 0 ? copyOfFormat : copyOfElement;
  return ceilings;
}

}  // namespace headroom
