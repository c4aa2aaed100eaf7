// The best configurations of a tuning for a program that builds the kernels itself: as a C header, and for CMake.
#pragma once

#include <span>
#include <string>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/tuning/tuning.hpp"

namespace headroom {

/// A macro for each tunable of each kernel, BLUR_FUSED_LOCAL_X, and one with all build options as a string,
/// BLUR_FUSED_OPTIONS, with comments that say on which device, by which driver and at which size it is the best. The
/// kernels are of the catalogue. Throws UsageError for several reports of one kernel: a macro has one value. Reports
/// without a best configuration are named in a comment.
std::string toCHeader(std::span<const TuningReport> reports, const Catalogue& catalogue);

/// The same as variables, BLUR_FUSED_OPTIONS and BLUR_FUSED_LOCAL_X, for include().
std::string toCMake(std::span<const TuningReport> reports, const Catalogue& catalogue);

}  // namespace headroom
