// The TOML of an argument or of a buffer's content, and the text that a person edits in its place.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// An argument that is no buffer.
struct WrittenArgument {
  enum class Kind {
    Integer,  ///< 5, "n": an int
    Typed,    ///< { type = "float", value = 1.0 }
    Local,    ///< { local = "4 * 256" }
    Sampler   ///< { sampler = "edge nearest" }
  };
  Kind kind = Kind::Integer;
  std::string type;  ///< of Typed
  bool isList = false;
  std::string text;  ///< numbers and expressions with commas between them; bytes; a sampler's words
};

/// Of what the drafter or toToml(WrittenArgument) wrote.
[[nodiscard]] WrittenArgument argumentFrom(std::string_view toml);
[[nodiscard]] std::string toToml(const WrittenArgument& argument);

/// "{ random = [-1, 1] }" is "-1 to 1", "{ each = \"i / 50\" }" is "i / 50".
[[nodiscard]] std::string fillFrom(const std::string& toml);
[[nodiscard]] std::string fillToml(std::string_view text);
/// "{ abs = 0.001, rel = 1e-05 }" is "abs 0.001, rel 1e-05", "\"exact\"" is "exact".
[[nodiscard]] std::string toleranceFrom(const std::string& toml);
/// Nothing where the text is no such tolerance.
[[nodiscard]] std::optional<std::string> toleranceToml(std::string_view text);
/// The name of the file that the text is; nothing where it is none.
[[nodiscard]] std::optional<std::string> fileOfFill(std::string_view text);

/// Without blanks at both ends.
[[nodiscard]] std::string trimmed(std::string_view text);
/// Parts between commas that are in no bracket, trimmed.
[[nodiscard]] std::vector<std::string> partsBetweenCommas(std::string_view text);

}  // namespace headroom
