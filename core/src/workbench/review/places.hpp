// Where an entry's message belongs in the user's files.
#pragma once

#include <string_view>

#include "headroom/review.hpp"

namespace headroom {

/// Returns the place of the first error in a compiler's log; else the first line of the kernel's file. `input`: the
/// compiler's name for the text.
[[nodiscard]] SourcePlace placeIn(std::string_view log, const Variant& variant, std::string_view input);

}  // namespace headroom
