#include "workbench/analysis/ceilings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "headroom/workloads.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

void setBound(ResultRow& row, std::optional<double> memory, std::optional<double> compute) {
  if (memory && compute) {
    row.ceilingGigapixelsPerSecond = std::min(*memory, *compute);
    row.boundBy = *memory <= *compute ? Bound::Memory : Bound::Compute;
  } else if (memory) {
    row.ceilingGigapixelsPerSecond = memory;
    // An unmeasured ceiling may be the lower one: memory is certain to be the limit only without any arithmetic.
    row.boundBy = row.flops == 0.0 ? Bound::Memory : Bound::Unknown;
  } else if (compute) {
    row.ceilingGigapixelsPerSecond = compute;
    row.boundBy = Bound::Unknown;
  }
}

/// The row exceeds its ceiling. If the host clock, after subtracting launching and waiting, does not confirm that, the
/// device clock is wrong.
void tellImpossible(ResultRow& row, double percent, double launchingMs) {
  const double hostMs = row.wallMs - launchingMs;
  const bool isOfDeviceClock =
      row.clock == Clock::Device && hostMs > 0 && percent * row.medianMs / hostMs <= kImpossiblePercentOfCeiling;
  addMark(row, Mark::OverCeiling,
          fmt::format("This is {}% of its ceiling, which is not possible: {}", plainText(percent, 3),
                      isOfDeviceClock ? "the device's clock errs, so the host clock is used instead."
                                      : "a measuring error, or a ceiling measured while the device was busy; run it "
                                        "again on an idle device."));
  if (!isOfDeviceClock) return;
  row.clock = Clock::Host;
  summariseSamples(row);
}

}  // namespace

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
    const Bound bound = findWorkload(ceiling->workload).ceiling;
    if (bound == Bound::Compute && ceiling->precision == row.precision) {
      ceilings.peakGigaflopsPerSecond =
          std::max(ceilings.peakGigaflopsPerSecond, gigaflopsPerSecond(*ceiling).value_or(0));
    } else if (bound == Bound::Local) {
      ceilings.localGigabytesPerSecond =
          std::max(ceilings.localGigabytesPerSecond, localGigabytesPerSecond(*ceiling).value_or(0));
    }
    if (bound != Bound::Memory) continue;
    const double rate = gigapixelsPerSecond(*ceiling).value_or(0) * ceiling->compulsoryFloats / kCopyFloats;
    if (row.role == Role::Ceiling && ceiling->size != row.size) continue;
    if (ceiling->pixel == format) copyOfFormat = std::max(copyOfFormat, rate);
    if (ceiling->pixel.element == format.element) copyOfElement = std::max(copyOfElement, rate);
  }
  ceilings.copyGigapixelsPerSecond = copyOfFormat > 0 ? copyOfFormat : copyOfElement;
  return ceilings;
}

void applyCeilings(ResultRow& row, const Ceilings& ceilings, double launchingMs) {
  // The device's ceilings do not apply to a library on the host, nor to the runtime between kernels.
  if (row.role == Role::HostPeer || isProbe(row)) return;
  std::optional<double> memory;
  std::optional<double> compute;
  if (ceilings.copyGigapixelsPerSecond > 0) {
    const double floatsPerSecond = ceilings.copyGigapixelsPerSecond * kCopyFloats;
    if (row.compulsoryFloats > 0) memory = floatsPerSecond / row.compulsoryFloats;
    if (row.modelFloats && *row.modelFloats > 0) row.estimateGigapixelsPerSecond = floatsPerSecond / *row.modelFloats;
  }
  if (ceilings.peakGigaflopsPerSecond > 0 && row.flops && *row.flops > 0) {
    const double executed = row.executedFlops.value_or(0);
    compute = ceilings.peakGigaflopsPerSecond / (executed > 0 ? executed : *row.flops);
  }
  if (ceilings.localGigabytesPerSecond > 0 && row.localFloats && *row.localFloats > 0)
    row.localRoofGigapixelsPerSecond = ceilings.localGigabytesPerSecond / (*row.localFloats * sizeof(float));
  setBound(row, memory, compute);
  const auto percent = percentOfCeiling(row);
  if (isValid(row) && percent && *percent > kImpossiblePercentOfCeiling) tellImpossible(row, *percent, launchingMs);
}

}  // namespace headroom
