// Texts inside markup.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

/// Escapes the text for HTML and SVG.
std::string htmlEscaped(std::string_view text);

/// Escapes any bytes for text and attributes of XML 1.0, in which lines stay lines. Control characters and Unicode's
/// directional controls are written as by terminalText; what is not UTF-8, U+FFFE and U+FFFF become U+FFFD.
std::string xmlEscaped(std::string_view text);

}  // namespace headroom
