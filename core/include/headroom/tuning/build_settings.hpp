// The best configurations of a tuning run for a program that builds the kernels itself: as a C header, and for CMake.
#pragma once

#include <span>
#include <string>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/tuning/tuning.hpp"

namespace headroom {

/// Returns a macro for each tunable of each kernel, BLUR_FUSED_LOCAL_X, and one with all build options as a string,
/// BLUR_FUSED_OPTIONS, with comments that state device, driver and size of the tuning run. The kernels are those of the
/// catalogue. Throws UsageError for several reports of one kernel, because a macro has one value. A comment names
/// reports without a best configuration.
std::string toCHeader(std::span<const TuningReport> reports, const Catalogue& catalogue);

/// Returns the same as variables, BLUR_FUSED_OPTIONS and BLUR_FUSED_LOCAL_X, for include().
std::string toCMake(std::span<const TuningReport> reports, const Catalogue& catalogue);

}  // namespace headroom
