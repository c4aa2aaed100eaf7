// Texts inside markup.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

/// Escapes the text for HTML and SVG.
std::string htmlEscaped(std::string_view text);

}  // namespace headroom
