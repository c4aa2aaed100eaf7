// Conversion between the TOML of an argument or a buffer's contents and its editable text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// An argument that is not a buffer.
struct WrittenArgument {
  enum class Kind {
    Integer,  ///< 5, "n": an int
    Typed,    ///< { type = "float", value = 1.0 }
    Local,    ///< { local = "4 * 256" }
    Sampler   ///< { sampler = "edge nearest" }
  };
  Kind kind = Kind::Integer;
  std::string type;  ///< type of a Typed argument
  bool isList = false;
  std::string text;  ///< numbers and expressions separated by commas; bytes; a sampler's words
};

/// Parses the output of the drafter or toToml(WrittenArgument).
[[nodiscard]] WrittenArgument argumentFrom(std::string_view toml);
[[nodiscard]] std::string toToml(const WrittenArgument& argument);

/// "{ random = [-1, 1] }" is "-1 to 1", "{ each = \"i / 50\" }" is "i / 50".
[[nodiscard]] std::string fillFrom(const std::string& toml);
[[nodiscard]] std::string fillToml(std::string_view text);
/// "{ abs = 0.001, rel = 1e-05 }" is "abs 0.001, rel 1e-05", "\"exact\"" is "exact".
[[nodiscard]] std::string toleranceFrom(const std::string& toml);
/// Returns nothing if the text is not a tolerance.
[[nodiscard]] std::optional<std::string> toleranceToml(std::string_view text);
/// Returns the file name in the text; nothing if it is not one.
[[nodiscard]] std::optional<std::string> fileOfFill(std::string_view text);

/// Removes blanks at both ends.
[[nodiscard]] std::string trimmed(std::string_view text);
/// Splits at commas outside brackets, and trims.
[[nodiscard]] std::vector<std::string> partsBetweenCommas(std::string_view text);

}  // namespace headroom
