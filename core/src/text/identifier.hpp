// Names that are valid in C and in expressions.
#pragma once

#include <algorithm>
#include <cctype>
#include <string_view>

namespace headroom {

inline bool isIdentifier(std::string_view text) {
  const auto isWordCharacter = [](unsigned char c) { return c < 128 && (std::isalnum(c) != 0 || c == '_'); };
  return !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])) == 0 &&
         std::all_of(text.begin(), text.end(), isWordCharacter);
}

}  // namespace headroom
