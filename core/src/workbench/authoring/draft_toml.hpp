// A draft as TOML of which every line has an owner: the field that wrote it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "headroom/authoring.hpp"

namespace headroom {

struct OwnedToml {
  std::string text;
  std::vector<std::string> owners;  ///< the field's id for each line; empty for lines of none
};

/// What toToml() says, laid out so that no line is of two fields, and without comments.
[[nodiscard]] OwnedToml tomlByFields(const KernelDraft& draft);

/// Lines of a comment that each begin with `mark` ("#"), wrapped at blanks; nothing in the text ends the comment.
[[nodiscard]] std::string commentOf(std::string_view mark, std::string_view text);
/// A string of TOML: whatever is in the text.
[[nodiscard]] std::string quotedText(std::string_view text);
/// A number as it is, anything else as a string.
[[nodiscard]] std::string numberOrQuoted(const std::string& text);
/// A number as TOML writes it, from one that a person typed: ".5" is 0.5, "nan" and "-inf" are numbers. Empty for what
/// is no number.
[[nodiscard]] std::string tomlNumber(std::string_view text);

/// "in", "out", "inout" or "scratch".
[[nodiscard]] std::string_view wordOf(BufferUse use);
[[nodiscard]] bool isOutput(const DraftBuffer& buffer);

}  // namespace headroom
