// Sizes at which a simulator runs a kernel.
#pragma once

#include <optional>
#include <utility>

#include "headroom/values/parameters.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// A small size that tiles and groups divide, and a larger one, each of whose values is another multiple: between them
/// shows what counts grow by. Nothing where the variant takes none.
[[nodiscard]] std::optional<std::pair<Size, Size>> countingSizes(const Variant& variant,
                                                                 const ParameterValues& parameters);

}  // namespace headroom
