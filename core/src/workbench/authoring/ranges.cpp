#include "workbench/authoring/ranges.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace headroom {
namespace {

using Maybe = std::optional<Range>;

/// Nesting limit of analysed expressions.
constexpr int kDeepestExpression = 100;

template <typename Operation>
Range cornersOf(Range a, Range b, const Operation& operation) {
  const std::array corners{operation(a.low, b.low), operation(a.low, b.high), operation(a.high, b.low),
                           operation(a.high, b.high)};
  const auto [low, high] = std::minmax_element(corners.begin(), corners.end());
  return {*low, *high};
}

/// 12, 0x1F, 16u; nothing for 1.5f.
std::optional<double> integerIn(std::string_view text) {
  int base = 10;
  if (text.starts_with("0x") || text.starts_with("0X")) {
    base = 16;
    text.remove_prefix(2);
  }
  unsigned long long value = 0;
  const auto [stop, code] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (code != std::errc{}) return std::nullopt;
  const std::string_view suffix = text.substr(static_cast<std::size_t>(stop - text.data()));
  if (suffix.find_first_not_of("uUlL") != std::string_view::npos) return std::nullopt;
  return static_cast<double>(value);
}

/// The smallest number of the form 2^n - 1 that covers it.
double onesOver(double value) {
  double ones = 1;
  while (ones <= value && ones < 9e15) ones *= 2;
  return ones - 1;
}

bool isIntegerWord(const Token& token) {
  static constexpr std::array<std::string_view, 14> kTypes{"int",    "uint",  "long",  "ulong",    "short",
                                                           "ushort", "char",  "uchar", "unsigned", "signed",
                                                           "size_t", "const", "bool",  "ptrdiff_t"};
  return token.isWord() && std::ranges::find(kTypes, token.text) != kTypes.end();
}

struct Operator {
  std::string_view sign;
  int strength;
};
constexpr std::array kOperators{
    Operator{"||", 1}, Operator{"&&", 2}, Operator{"|", 3}, Operator{"^", 4},  Operator{"&", 5},  Operator{"==", 6},
    Operator{"!=", 6}, Operator{"<", 7},  Operator{">", 7}, Operator{"<=", 7}, Operator{">=", 7}, Operator{"<<", 8},
    Operator{">>", 8}, Operator{"+", 9},  Operator{"-", 9}, Operator{"*", 10}, Operator{"/", 10}, Operator{"%", 10}};

Range truthOf(bool always, bool never) {
  return {always ? 1.0 : 0.0, never ? 0.0 : 1.0};
}

Maybe compared(std::string_view sign, Range a, Range b) {
  if (sign == "<") return truthOf(a.high < b.low, a.low >= b.high);
  if (sign == ">") return truthOf(a.low > b.high, a.high <= b.low);
  if (sign == "<=") return truthOf(a.high <= b.low, a.low > b.high);
  if (sign == ">=") return truthOf(a.low >= b.high, a.high < b.low);
  const bool isSame = a.isPoint() && a == b;
  const bool isApart = a.high < b.low || b.high < a.low;
  if (sign == "==") return truthOf(isSame, isApart);
  if (sign == "!=") return truthOf(isApart, isSame);
  const auto isTrue = [](Range range) { return range.low > 0 || range.high < 0; };
  const auto isFalse = [](Range range) { return range.low == 0 && range.high == 0; };
  if (sign == "&&") return truthOf(isTrue(a) && isTrue(b), isFalse(a) || isFalse(b));
  if (sign == "||") return truthOf(isTrue(a) || isTrue(b), isFalse(a) && isFalse(b));
  return std::nullopt;
}

Maybe remainder(Range a, Range b) {
  if (!(b.low > 0)) return std::nullopt;
  if (a.low >= 0 && a.high < b.low) return a;
  return Range{a.low < 0 ? -(b.high - 1) : 0, std::min(std::max(a.high, 0.0), b.high - 1)};
}

Maybe bitwise(std::string_view sign, Range a, Range b) {
  if (a.isPoint() && b.isPoint() && std::abs(a.low) < 9e15 && std::abs(b.low) < 9e15) {
    const auto left = static_cast<long long>(a.low);
    const auto right = static_cast<long long>(b.low);
    const auto value = static_cast<double>(sign == "&" ? left & right : sign == "|" ? left | right : left ^ right);
    return Range{value, value};
  }
  if (sign == "&" && b.low >= 0) return Range{0, a.low >= 0 ? std::min(a.high, b.high) : b.high};
  if (sign == "&" && a.low >= 0) return Range{0, a.high};
  if (a.low < 0 || b.low < 0) return std::nullopt;
  return Range{0, onesOver(std::max(a.high, b.high))};
}

Maybe combined(std::string_view sign, Range a, Range b) {
  if (sign == "+") return Range{a.low + b.low, a.high + b.high};
  if (sign == "-") return Range{a.low - b.high, a.high - b.low};
  if (sign == "*") return cornersOf(a, b, [](double x, double y) { return x * y; });
  if (sign == "/" && (b.low > 0 || b.high < 0))
    return cornersOf(a, b, [](double x, double y) { return std::trunc(x / y); });
  if (sign == "%") return remainder(a, b);
  if ((sign == "<<" || sign == ">>") && b.low >= 0 && b.high < 64)
    return cornersOf(a, b, [&](double x, double y) {
      return sign == "<<" ? std::ldexp(x, static_cast<int>(y)) : std::floor(std::ldexp(x, -static_cast<int>(y)));
    });
  if (sign == "&" || sign == "|" || sign == "^") return bitwise(sign, a, b);
  return compared(sign, a, b);
}

/// min, max, clamp, and functions that add and multiply; nothing for others.
Maybe builtIn(const std::string& name, const std::vector<Maybe>& operands) {
  const auto known = [&](std::size_t count) {
    return operands.size() == count &&
           std::ranges::all_of(operands, [](const Maybe& each) { return each.has_value(); });
  };
  if (name == "min" && operands.size() == 2) {
    // One known bound is enough.
    if (known(2))
      return Range{std::min(operands[0]->low, operands[1]->low), std::min(operands[0]->high, operands[1]->high)};
    const Maybe& one = operands[0] ? operands[0] : operands[1];
    return one ? Maybe({std::min(0.0, one->low), one->high}) : std::nullopt;
  }
  if (name == "max" && known(2))
    return Range{std::max(operands[0]->low, operands[1]->low), std::max(operands[0]->high, operands[1]->high)};
  if (name == "clamp" && operands.size() == 3 && operands[1] && operands[2])
    return Range{operands[1]->low, operands[2]->high};
  if ((name == "mad24" || name == "mad_sat") && known(3)) {
    const Maybe product = combined("*", *operands[0], *operands[1]);
    return combined("+", *product, *operands[2]);
  }
  if (name == "mul24" && known(2)) return combined("*", *operands[0], *operands[1]);
  if (name == "abs" && known(1)) return Range{0, std::max(std::abs(operands[0]->low), std::abs(operands[0]->high))};
  const bool converts = name.starts_with("convert_") || name.starts_with("as_");
  if (converts && known(1)) return operands[0];
  return std::nullopt;
}

class Evaluator {
 public:
  Evaluator(Tokens tokens, const RangeNames& names, int depth) : tokens_(tokens), names_(names), depth_(depth) {}

  Maybe whole() {
    if (depth_ > kDeepestExpression) return std::nullopt;
    const Maybe value = conditional();
    return at_ == tokens_.size() && !isOdd_ ? value : std::nullopt;
  }

 private:
  [[nodiscard]] bool follows(std::string_view sign) const { return at_ < tokens_.size() && tokens_[at_].is(sign); }

  Maybe conditional() {
    if (++depth_ > kDeepestExpression) {
      isOdd_ = true;
      return std::nullopt;
    }
    const Maybe condition = binary(1);
    Maybe value = condition;
    if (follows("?")) {
      ++at_;
      const Maybe yes = conditional();
      if (!follows(":")) isOdd_ = true;
      ++at_;
      const Maybe no = conditional();
      value = yes && no ? Maybe(unionOf(*yes, *no)) : std::nullopt;
      if (condition && condition->low > 0) value = yes;
      if (condition && condition->high == 0 && condition->low == 0) value = no;
    }
    --depth_;
    return value;
  }

  [[nodiscard]] const Operator* nextOperator(int least) const {
    if (at_ >= tokens_.size() || tokens_[at_].kind != Token::Kind::Sign) return nullptr;
    const auto* const found = std::ranges::find(kOperators, tokens_[at_].text, &Operator::sign);
    return found != kOperators.end() && found->strength >= least ? found : nullptr;
  }

  Maybe binary(int least) {
    Maybe left = unary();
    while (const Operator* next = nextOperator(least)) {
      ++at_;
      const Maybe right = binary(next->strength + 1);
      left = left && right ? combined(next->sign, *left, *right) : half(next->sign, left, right);
    }
    return left;
  }

  /// Returns a range if only one side is known: a masked number, or a remainder, is bounded.
  static Maybe half(std::string_view sign, const Maybe& left, const Maybe& right) {
    if (sign == "&" && right && right->low >= 0) return Range{0, right->high};
    if (sign == "&" && left && left->low >= 0) return Range{0, left->high};
    if (sign == "%" && right && right->low > 0) return Range{0, right->high - 1};
    return std::nullopt;
  }

  Maybe unary() {
    if (++depth_ > kDeepestExpression) isOdd_ = true;
    Maybe value = isOdd_ ? std::nullopt : unaryWithin();
    --depth_;
    return value;
  }

  Maybe unaryWithin() {
    if (follows("-") || follows("+") || follows("!") || follows("~")) {
      const std::string sign = tokens_[at_++].text;
      const Maybe value = unary();
      if (!value || sign == "+") return value;
      if (sign == "-") return Range{-value->high, -value->low};
      if (sign == "~") return Range{-value->high - 1, -value->low - 1};
      return compared("==", *value, {0, 0});
    }
    if (follows("(") && isCast()) {
      at_ = closing(tokens_, at_) + 1;
      return unary();
    }
    return primary();
  }

  /// "(int)", "(const uint)": not the name of a variable.
  [[nodiscard]] bool isCast() const {
    const std::size_t end = closing(tokens_, at_);
    return end < tokens_.size() && end > at_ + 1 &&
           std::all_of(tokens_.begin() + static_cast<std::ptrdiff_t>(at_) + 1,
                       tokens_.begin() + static_cast<std::ptrdiff_t>(end), isIntegerWord);
  }

  Maybe primary() {
    if (at_ >= tokens_.size()) {
      isOdd_ = true;
      return std::nullopt;
    }
    const Token& token = tokens_[at_];
    if (token.kind == Token::Kind::Number) {
      ++at_;
      const auto value = integerIn(token.text);
      return value ? Maybe({*value, *value}) : std::nullopt;
    }
    if (token.is("(")) return inParentheses();
    if (token.isWord()) return named();
    isOdd_ = true;
    return std::nullopt;
  }

  Maybe inParentheses() {
    const std::size_t end = closing(tokens_, at_);
    if (end == tokens_.size()) {
      isOdd_ = true;
      return std::nullopt;
    }
    ++at_;
    const Maybe value = conditional();
    if (at_ != end) {  // not an integer expression
      at_ = end + 1;
      skipSuffix();
      return std::nullopt;
    }
    ++at_;
    return skipSuffix() ? std::nullopt : value;
  }

  Maybe named() {
    const std::string name = tokens_[at_++].text;
    if (follows("(")) {
      const std::size_t end = closing(tokens_, at_);
      const std::size_t begin = at_ + 1;
      at_ = std::min(end + 1, tokens_.size());
      if (end == tokens_.size()) return std::nullopt;
      std::vector<Maybe> operands;
      for (const Tokens each : splitAtCommas(tokens_.subspan(begin, end - begin)))
        operands.push_back(Evaluator(each, names_, depth_ + 1).whole());
      if (skipSuffix()) return std::nullopt;
      if (const Maybe value = builtIn(name, operands)) return value;
      return names_.call ? names_.call(name, operands) : std::nullopt;
    }
    if (follows("[")) {
      const std::size_t end = closing(tokens_, at_);
      const Tokens index = tokens_.subspan(at_ + 1, std::min(end, tokens_.size()) - at_ - 1);
      at_ = std::min(end + 1, tokens_.size());
      if (skipSuffix()) return std::nullopt;
      return names_.element ? names_.element(name, index) : std::nullopt;
    }
    if (skipSuffix()) return std::nullopt;
    return names_.name ? names_.name(name) : std::nullopt;
  }

  /// Skips members, further elements and increments; returns true if there were some.
  bool skipSuffix() {
    const std::size_t begin = at_;
    while (at_ < tokens_.size()) {
      if (follows("[")) {
        at_ = std::min(closing(tokens_, at_) + 1, tokens_.size());
      } else if ((follows(".") || follows("->")) && at_ + 1 < tokens_.size()) {
        at_ += 2;
      } else if (follows("++") || follows("--")) {
        ++at_;
      } else {
        break;
      }
    }
    return at_ != begin;
  }

  Tokens tokens_;
  const RangeNames& names_;
  std::size_t at_ = 0;
  int depth_;
  bool isOdd_ = false;
};

}  // namespace

Range unionOf(Range one, Range other) {
  return {std::min(one.low, other.low), std::max(one.high, other.high)};
}

std::optional<Range> rangeOf(Tokens expression, const RangeNames& names) {
  return Evaluator(expression, names, 0).whole();
}

}  // namespace headroom
