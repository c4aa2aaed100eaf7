// Limits of texts in documents of Headroom and in replies of runners. Strangers write them, and windows, tables and
// sentences show them: a name of megabytes would halt the window.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>

namespace headroom {

/// Names, ids, paths, and any text without a limit of its own. No path of Linux is longer.
inline constexpr std::size_t kLongestName = std::size_t{4} << 10;
/// Reasons, notes, lists of sizes, and logs, which are cut before they are stored.
inline constexpr std::size_t kLongestSentences = std::size_t{64} << 10;
/// Values of all tunables together, and options with them: longer than a front matter, which has them all.
inline constexpr std::size_t kLongestConfiguration = std::size_t{512} << 10;
/// The value of an environment variable: Linux passes none that is longer.
inline constexpr std::size_t kLongestVariable = std::size_t{128} << 10;
/// Kernels and their descriptions, as in their files.
inline constexpr std::size_t kLongestKernelText = std::size_t{4} << 20;

enum class TextsOf {
  Document,
  Reply,       ///< a line of a runner: its logs are cut after they are read
  ReplyOfCode  ///< one with compiled code, or with output of a kernel, which is cut too: as long as a line may be
};

/// Throws std::invalid_argument that names the member whose text is too long.
void requireShortTexts(const nlohmann::json& value, TextsOf of);

/// As parsedJson(), and throws std::invalid_argument for a text that no document of Headroom has.
nlohmann::json parsedDocument(std::string_view text);

}  // namespace headroom
