// Limits on the size and depth of a front matter. The TOML library reads and destroys nested values recursively:
// without a limit an untrusted file could exhaust the stack.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace headroom {

inline constexpr std::size_t kLargestFrontMatter = std::size_t{256} << 10;
inline constexpr int kMostKeyParts = 16;
inline constexpr int kDeepestTomlNesting = 32;

struct TomlExcess {
  int line = 1;  ///< line of the front matter
  std::string what;
};

/// Returns the exceeded limit, or nothing. Strings and comments are not counted.
[[nodiscard]] std::optional<TomlExcess> excessIn(std::string_view toml);

}  // namespace headroom
