// Sizes at which a simulator runs a kernel.
#pragma once

#include <optional>
#include <utility>

#include "headroom/values/parameters.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Returns a small size that tiles and groups divide, and a larger one, whose values are different multiples, so that
/// the growth of counts can be attributed to them. Nothing if the variant accepts none.
[[nodiscard]] std::optional<std::pair<Size, Size>> countingSizes(const Variant& variant,
                                                                 const ParameterValues& parameters);

}  // namespace headroom
