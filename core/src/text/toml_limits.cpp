#include "text/toml_limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace headroom {
namespace {

/// Returns the position after the string that begins at `at`; for an unterminated single-line string, the line's end.
std::size_t afterText(std::string_view toml, std::size_t at) {
  const char quote = toml[at];
  const std::string triple(3, quote);
  const bool isOfLines = toml.substr(at).starts_with(triple);
  for (std::size_t i = at + (isOfLines ? 3 : 1); i < toml.size(); ++i) {
    if (toml[i] == '\\' && quote == '"') {
      ++i;
    } else if (isOfLines && toml.substr(i).starts_with(triple)) {
      return i + 3;
    } else if (!isOfLines && (toml[i] == quote || toml[i] == '\n')) {
      return toml[i] == quote ? i + 1 : i;
    }
  }
  return toml.size();
}

bool isOfWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-';
}

bool isBetweenKeys(char c) {
  return c == '\n' || c == ',' || c == '=' || c == '[' || c == ']' || c == '{' || c == '}';
}

int lineOf(std::string_view toml, std::size_t at) {
  return 1 + static_cast<int>(std::count(toml.begin(), toml.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

}  // namespace

std::optional<TomlExcess> excessIn(std::string_view toml) {
  if (toml.size() > kLargestFrontMatter)
    return TomlExcess{1, fmt::format("the front matter is larger than {} KiB; move what is not in use out of it",
                                     kLargestFrontMatter >> 10)};
  int depth = 0;
  int keyParts = 1;
  std::size_t word = 0;
  for (std::size_t at = 0; at < toml.size(); ++at) {
    const char c = toml[at];
    word = isOfWord(c) ? word + 1 : 0;
    if (word > kLongestTomlWord)
      return TomlExcess{lineOf(toml, at), fmt::format("a word has more than {} bytes; shorten it", kLongestTomlWord)};
    if (c == '"' || c == '\'') {
      const std::size_t after = afterText(toml, at);
      if (after - at > kLongestTomlText)
        return TomlExcess{lineOf(toml, at), fmt::format("a text has more than {} bytes; shorten it", kLongestTomlText)};
      at = after - 1;
      continue;
    }
    if (c == '#') {
      at = std::min(toml.find('\n', at), toml.size()) - 1;
      continue;
    }
    if (c == '.') ++keyParts;
    if (isBetweenKeys(c)) keyParts = 1;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') depth = std::max(0, depth - 1);
    if (keyParts > kMostKeyParts)
      return TomlExcess{lineOf(toml, at), fmt::format("a key has more than {} parts; use fewer dots", kMostKeyParts)};
    if (depth > kDeepestTomlNesting)
      return TomlExcess{lineOf(toml, at),
                        fmt::format("lists or tables are nested more than {} deep; nest fewer", kDeepestTomlNesting)};
  }
  return std::nullopt;
}

}  // namespace headroom
