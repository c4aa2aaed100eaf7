// A draft as TOML in which every line belongs to the field that wrote it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "headroom/authoring.hpp"

namespace headroom {

struct OwnedToml {
  std::string text;
  std::vector<std::string> owners;  ///< id of each line's field; empty for lines without one
};

/// Returns the content of toToml(), formatted so that no line belongs to two fields, without comments.
[[nodiscard]] OwnedToml tomlByFields(const KernelDraft& draft);

/// Returns lines of a comment that each begin with `mark` ("#"), wrapped at blanks; the text cannot end the comment.
[[nodiscard]] std::string commentOf(std::string_view mark, std::string_view text);
/// Returns a TOML string of any text.
[[nodiscard]] std::string quotedText(std::string_view text);
/// Returns a number unchanged, anything else as a string.
[[nodiscard]] std::string numberOrQuoted(const std::string& text);
/// Returns a user's number in TOML's notation: ".5" is 0.5, "nan" and "-inf" are numbers. Empty for anything else.
[[nodiscard]] std::string tomlNumber(std::string_view text);

/// "in", "out", "inout" or "scratch".
[[nodiscard]] std::string_view wordOf(BufferUse use);
[[nodiscard]] bool isOutput(const DraftBuffer& buffer);

}  // namespace headroom
