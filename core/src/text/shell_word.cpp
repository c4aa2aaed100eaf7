#include "headroom/text/shell_word.hpp"

#include <algorithm>

namespace headroom {
namespace {

/// Independent of the locale, whose letters some shells do not know. Bytes of UTF-8 have no meaning to a shell.
bool isPlain(char c) {
  constexpr std::string_view kPlainMarks = "/._-+=:,@%";
  const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  const bool isPartOfUtf8 = static_cast<unsigned char>(c) >= 0x80;
  return isLetter || isPartOfUtf8 || kPlainMarks.find(c) != std::string_view::npos;
}

}  // namespace

std::string shellWord(std::string_view text) {
  if (!text.empty() && std::all_of(text.begin(), text.end(), isPlain)) return std::string(text);
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'') {
      word += "'\\''";
    } else {
      word += c;
    }
  }
  return word + '\'';
}

}  // namespace headroom
