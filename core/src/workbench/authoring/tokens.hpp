// OpenCL C as tokens: comments gone, macros expanded, branches that are not compiled left out.
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

struct Token {
  enum class Kind { Word, Number, Text, Sign };
  Kind kind = Kind::Sign;
  std::string text;  ///< of a Text nothing: what strings say is nobody's code

  [[nodiscard]] bool is(std::string_view what) const { return kind != Kind::Text && text == what; }
  [[nodiscard]] bool isWord() const { return kind == Kind::Word; }
};

using Tokens = std::span<const Token>;

/// What the compiler sees of the text, as far as a reader without its headers can tell. `options`: of the build, whose
/// -D macros are known. Any bytes will do: what makes no sense gives tokens that make none.
std::vector<Token> preprocessed(std::string_view source, const std::vector<std::string>& options);

/// A text and its macros expand to no more tokens than this, those on the way to the last ones included.
inline constexpr std::size_t kMostTokens = 4'000'000;

/// The place of the bracket that closes the one at `open`; the end where none does.
[[nodiscard]] std::size_t closing(Tokens tokens, std::size_t open);

/// The same of every bracket that opens, in one pass; the end at other tokens.
[[nodiscard]] std::vector<std::size_t> closings(Tokens tokens);

/// Parts between commas that are in no bracket.
[[nodiscard]] std::vector<Tokens> splitAtCommas(Tokens tokens);

/// The tokens with blanks between them where words would run together: for sentences.
[[nodiscard]] std::string toText(Tokens tokens);

}  // namespace headroom
