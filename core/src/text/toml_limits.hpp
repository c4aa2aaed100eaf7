// Limits on the size and depth of a front matter, and on its texts. The TOML library reads and destroys nested values
// recursively: without a limit an untrusted file could exhaust the stack. Titles and names get into run documents,
// which are refused with longer ones (text/text_limits.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace headroom {

inline constexpr std::size_t kLargestFrontMatter = std::size_t{256} << 10;
inline constexpr int kMostKeyParts = 16;
inline constexpr int kDeepestTomlNesting = 32;
inline constexpr std::size_t kLongestTomlText = std::size_t{4} << 10;
inline constexpr std::size_t kLongestTomlWord = 256;

struct TomlExcess {
  int line = 1;  ///< line of the front matter
  std::string what;
};

/// Returns the exceeded limit, or nothing. The depth is that outside of strings and comments.
[[nodiscard]] std::optional<TomlExcess> excessIn(std::string_view toml);

}  // namespace headroom
