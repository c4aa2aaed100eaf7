// OpenCL C as tokens, without comments, with expanded macros, without inactive branches.
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
  std::string text;  ///< empty for a Text: the contents of strings are not code

  [[nodiscard]] bool is(std::string_view what) const { return kind != Kind::Text && text == what; }
  [[nodiscard]] bool isWord() const { return kind == Kind::Word; }
};

using Tokens = std::span<const Token>;

/// Returns the compiler's view of the text, as far as possible without its headers. `options`: of the build, whose -D
/// macros are applied. Accepts any bytes: invalid input gives meaningless tokens.
std::vector<Token> preprocessed(std::string_view source, const std::vector<std::string>& options);

/// Limit of tokens from the expansion of a text, including intermediate ones.
inline constexpr std::size_t kMostTokens = 4'000'000;

/// Returns the index of the bracket that closes the one at `open`; the end if there is none.
[[nodiscard]] std::size_t closing(Tokens tokens, std::size_t open);

/// Returns the same for every opening bracket, in one pass; the end for other tokens.
[[nodiscard]] std::vector<std::size_t> closings(Tokens tokens);

/// Splits at commas outside brackets.
[[nodiscard]] std::vector<Tokens> splitAtCommas(Tokens tokens);

/// Removes the outer parentheses.
[[nodiscard]] Tokens bare(Tokens tokens);

/// Joins the tokens, with blanks where words would run together: for sentences.
[[nodiscard]] std::string toText(Tokens tokens);

}  // namespace headroom
