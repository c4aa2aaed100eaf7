// Base64 (RFC 4648, with padding and without line breaks): bytes inside JSON.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

std::string toBase64(std::string_view bytes);
/// Throws std::invalid_argument for a text that toBase64 does not write.
std::string fromBase64(std::string_view text);

}  // namespace headroom
