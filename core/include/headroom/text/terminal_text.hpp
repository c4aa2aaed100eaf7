// Texts of strangers where a terminal or a person reads them.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

/// The text with what a terminal would obey, or what would show it in another order than it is, written as \u001b:
/// control characters but newlines and tabs, and Unicode's controls of direction. What is not UTF-8 becomes U+FFFD.
/// JSON stays the JSON that it is.
std::string terminalText(std::string_view text);

}  // namespace headroom
