// Extrapolates counts at two sizes to a third.
#pragma once

#include "headroom/run/check_plan.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

struct CountedAt {
  Size size;
  AccessCounts counts;
};

/// Each count grows as the expression of the size that best predicts its value at the larger size from that at the
/// smaller: declared counts, items, work-items, products of size parameters.
[[nodiscard]] ScaledCounts scaledCounts(const CountedAt& smaller, const CountedAt& larger, const Variant& variant,
                                        const ParameterValues& parameters, Size to);

}  // namespace headroom
