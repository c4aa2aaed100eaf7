// Expressions as Python writes them, and as descriptions do: one tree for both.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Whose words an expression is written in: `a and b ** 2`, or `a && b ^ 2`.
enum class Notation { Python, Headroom };

/// A node of an expression's tree.
struct Formula {
  enum class Kind {
    Number,  ///< `word` is its text
    Name,
    Text,    ///< `word` without its quotes
    Binary,  ///< `word` is the operator in Headroom's notation: "&&", "^", "//"; two parts
    Minus,   ///< one part
    Choice,  ///< condition, then, else
    Call,    ///< of the function `word`
    List,
    Each  ///< [part 0 for `word` in part 1 if part 2]; part 2 may be missing
  };
  Kind kind = Kind::Number;
  std::string word;
  std::vector<Formula> parts;
};

/// Throws std::invalid_argument with a fragment for what is no expression or has a construct that is not known:
/// "`lambda` is not known". No text of more than 10,000 bytes, and none nested deeper than 100, is read.
Formula parsedFormula(std::string_view text, Notation notation);

/// The tree as text, with as few brackets as it needs. Throws std::invalid_argument for what that notation has no words
/// for: lists and texts in Headroom's.
std::string writtenFormula(const Formula& formula, Notation notation);

/// Every name that the tree uses, functions left out; in order of their first place.
std::vector<std::string> namesIn(const Formula& formula);

/// The tree with these names replaced by numbers.
Formula withValues(Formula formula, const std::map<std::string, double>& values);

/// The whole numbers of a list as Python writes it: "[1, 2]", "list(range(1, 9))", "[2**i for i in range(5)]",
/// "[1] + [2]". Throws std::invalid_argument with a fragment for anything else, for fractions and texts among them, for
/// numbers that an int does not hold and for more than 100,000 of them.
std::vector<int> wholeNumbersIn(std::string_view python);

}  // namespace headroom
