// Texts inside markup.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

/// Text safe inside HTML and SVG.
std::string htmlEscaped(std::string_view text);

}  // namespace headroom
