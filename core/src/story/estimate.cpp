// How long a run takes, from what its plan says.
#include <algorithm>
#include <cmath>
#include <set>

#include "engine/sweep.hpp"
#include "headroom/error.hpp"
#include "headroom/story.hpp"
#include "headroom/workload.hpp"
#include "measure/row_ceilings.hpp"

namespace headroom {
namespace {

/// A runner process: started, its driver loaded, a context opened.
constexpr double kRunnerStartSeconds = 0.35;
/// Between two turns of a point: job and row sent, programs from the driver's cache, memory filled.
constexpr double kTurnSeconds = 0.03;
/// A program built from source by the first turn of each variant.
constexpr double kBuildSeconds = 0.5;
/// Double-precision references on one core: so many pixels times taps a second.
constexpr double kReferencePixelsPerSecond = 30e6;
/// Of the time budget that a point uses on average: most reach the noise goal before.
constexpr double kShareOfBudget = 0.7;

}  // namespace

double estimatedSeconds(std::span<const RunPlan> plans, const Catalogue& catalogue, const DeviceDescription& device) {
  double seconds = kRunnerStartSeconds;
  for (const RunPlan& plan : plans) {
    std::set<PixelFormat> formats;
    for (const std::string& id : plan.variants) formats.insert(movedAs(catalogue.find(id).pixel));
    const double ceilings = plan.ceilings ? static_cast<double>(ceilingVariants(catalogue, formats).size()) : 0;
    double variants = 0;
    for (const std::string& id : plan.variants) {
      const Variant& variant = catalogue.find(id);
      if (whyUnsupported(variant, device, plan.sigma).empty()) variants += plan.repeats;
    }
    const double points = ceilings + variants;
    for (const Size size : plan.sizes) {
      seconds += plan.sampling.freshRounds ? plan.sampling.rounds * kRunnerStartSeconds : 0;
      seconds += points * (plan.sampling.rounds * kTurnSeconds + kShareOfBudget * plan.sampling.timeBudgetSeconds);
      seconds += points * static_cast<double>(size.pixels()) / kReferencePixelsPerSecond;
    }
    seconds += points * kBuildSeconds;
  }
  return seconds;
}

}  // namespace headroom
