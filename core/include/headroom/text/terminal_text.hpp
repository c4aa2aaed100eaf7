// Untrusted texts for a terminal or a reader.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

/// Returns the text with characters that a terminal would interpret, or that would change the displayed order, written
/// as \u001b: control characters except newlines and tabs, and Unicode's directional controls. Invalid UTF-8 becomes
/// U+FFFD. JSON keeps its meaning.
std::string terminalText(std::string_view text);

}  // namespace headroom
