// How large and how deep a front matter may be. The library that reads TOML calls itself for every level, and its trees
// are destroyed level by level: without a limit a file of a stranger's could use up the stack.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace headroom {

inline constexpr std::size_t kLargestFrontMatter = std::size_t{256} << 10;
inline constexpr int kMostKeyParts = 16;
inline constexpr int kDeepestTomlNesting = 32;

struct TomlExcess {
  int line = 1;  ///< of the front matter
  std::string what;
};

/// What exceeds the limits, or nothing. Texts and comments count for nothing.
[[nodiscard]] std::optional<TomlExcess> excessIn(std::string_view toml);

}  // namespace headroom
