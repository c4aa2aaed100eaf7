// Expressions in Python's notation, and in that of descriptions: one tree for both.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// The notation of an expression: `a and b ** 2`, or `a && b ^ 2`.
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

/// Throws std::invalid_argument with a fragment for an invalid expression or an unsupported construct: "`lambda` is not
/// known". Rejects texts of more than 10,000 bytes, and nesting deeper than 100.
Formula parsedFormula(std::string_view text, Notation notation);

/// Returns the tree as text, with the fewest possible brackets. Throws std::invalid_argument for constructs that the
/// notation lacks, lists and texts in Headroom's, and for a text that parsedFormula would refuse.
std::string writtenFormula(const Formula& formula, Notation notation);

/// Returns every name in the tree except functions, in order of first occurrence.
std::vector<std::string> namesIn(const Formula& formula);

/// Replaces these names by numbers.
Formula withValues(Formula formula, const std::map<std::string, double>& values);

/// Returns the integers of a list in Python's notation: "[1, 2]", "list(range(1, 9))", "[2**i for i in range(5)]", "[1]
/// + [2]". Throws std::invalid_argument with a fragment for anything else, including fractions and texts in the list,
/// numbers outside the range of an int and more than 100,000 of them.
std::vector<int> wholeNumbersIn(std::string_view python);

}  // namespace headroom
