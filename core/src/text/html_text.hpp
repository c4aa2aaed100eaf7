// Texts inside markup.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

/// Escapes the text for HTML and SVG.
std::string htmlEscaped(std::string_view text);

/// Escapes any bytes for text of XML 1.0. Control characters and Unicode's directional controls are written as by
/// terminalText; what is not UTF-8, U+FFFE and U+FFFF become U+FFFD.
std::string xmlEscaped(std::string_view text);
/// The same for an attribute, in which lines stay lines.
std::string xmlAttribute(std::string_view text);

}  // namespace headroom
