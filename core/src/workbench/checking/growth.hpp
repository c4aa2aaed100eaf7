// What counts at two sizes say of a third.
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

/// Each count is taken to grow as that expression of the size which says best what it was at the larger size by what
/// it was at the smaller: what is declared, items, work-items, products of size parameters.
[[nodiscard]] ScaledCounts scaledCounts(const CountedAt& smaller, const CountedAt& larger, const Variant& variant,
                                        const ParameterValues& parameters, Size to);

}  // namespace headroom
