// Parses expressions; the table of words contains the differences between Python and descriptions.
#include "workbench/problems/formula.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <stdexcept>
#include <utility>

namespace headroom {
namespace {

using Kind = Formula::Kind;

constexpr std::size_t kLongest = 10'000;
constexpr int kDeepest = 100;
constexpr int kMostOperands = 500;
/// Parts of all operands that occur twice, as b does in `a < b < c`: nested ones double with each level.
constexpr std::size_t kMostRepeated = 20'000;

/// An operator between two operands. A higher level binds more tightly.
struct Operator {
  std::string_view python;
  std::string_view own;
  int level = 0;
};

constexpr int kOr = 1;
constexpr int kAnd = 2;
constexpr int kComparison = 3;
constexpr int kSum = 4;
constexpr int kProduct = 5;
constexpr int kMinus = 6;
constexpr int kPower = 7;

// An operator precedes those that are its prefix.
constexpr std::array kOperators{
    Operator{"or", "||", kOr},         Operator{"and", "&&", kAnd},       Operator{"==", "==", kComparison},
    Operator{"!=", "!=", kComparison}, Operator{"<=", "<=", kComparison}, Operator{">=", ">=", kComparison},
    Operator{"<", "<", kComparison},   Operator{">", ">", kComparison},   Operator{"**", "^", kPower},
    Operator{"+", "+", kSum},          Operator{"-", "-", kSum},          Operator{"//", "//", kProduct},
    Operator{"*", "*", kProduct},      Operator{"/", "/", kProduct},      Operator{"%", "%", kProduct}};

/// A function of both notations. Python's may have a module prefix.
struct Function {
  std::string_view python;
  std::string_view own;
};
constexpr std::array kFunctions{
    Function{"min", "min"},          Function{"max", "max"},        Function{"abs", "abs"},
    Function{"math.ceil", "ceil"},   Function{"ceil", "ceil"},      Function{"floor", "floor"},
    Function{"math.floor", "floor"}, Function{"int", "trunc"},      Function{"math.sqrt", "sqrt"},
    Function{"sqrt", "sqrt"},        Function{"math.log2", "log2"}, Function{"log2", "log2"},
    Function{"math.log", "ln"},      Function{"math.exp", "exp"},   Function{"round", "round"},
    Function{"exp", "exp"}};

bool isWordCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

[[noreturn]] void refuse(const std::string& what) {
  throw std::invalid_argument(what);
}

Formula number(std::string text) {
  return {Kind::Number, std::move(text), {}};
}

Formula binary(std::string_view word, Formula left, Formula right) {
  Formula made{Kind::Binary, std::string(word), {}};
  made.parts.push_back(std::move(left));
  made.parts.push_back(std::move(right));
  return made;
}

std::size_t partsIn(const Formula& formula) {
  std::size_t parts = 1;
  for (const Formula& part : formula.parts) parts += partsIn(part);
  return parts;
}

/// Parses one expression from beginning to end.
class Parser {
 public:
  Parser(std::string_view text, Notation notation) : text_(text), isPython_(notation == Notation::Python) {
    if (text.size() > kLongest) refuse("it is longer than any condition");
  }

  Formula whole() {
    Formula formula = choice();
    skipBlanks();
    if (at_ < text_.size()) refuse(fmt::format("`{}` is not known", nextWord()));
    return formula;
  }

 private:
  /// Counts the nesting depth while it lives.
  class Level {
   public:
    explicit Level(int& depth) : depth_(depth) {
      if (++depth_ > kDeepest) refuse("it is nested too deeply");
    }
    ~Level() { --depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    int& depth_;
  };

  void skipBlanks() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
  }

  /// For sentences: the next word or sign.
  [[nodiscard]] std::string nextWord() {
    skipBlanks();
    std::size_t end = at_;
    while (end < text_.size() && isWordCharacter(text_[end])) ++end;
    if (end == at_ && end < text_.size()) ++end;
    return end == at_ ? "end of the expression" : std::string(text_.substr(at_, end - at_));
  }

  bool take(std::string_view word) {
    skipBlanks();
    if (!text_.substr(at_).starts_with(word)) return false;
    const std::size_t end = at_ + word.size();
    // A word must end there.
    if (isWordCharacter(word.back()) && end < text_.size() && isWordCharacter(text_[end])) return false;
    at_ = end;
    return true;
  }

  void expect(std::string_view word) {
    if (!take(word)) refuse(fmt::format("`{}` is expected before `{}`", word, nextWord()));
  }

  Formula choice() {
    const Level level(depth_);
    Formula first = operation(kOr);
    if (isPython_ && take("if")) {
      Formula condition = operation(kOr);
      expect("else");
      Formula otherwise = choice();
      return {Kind::Choice, {}, {std::move(condition), std::move(first), std::move(otherwise)}};
    }
    if (!isPython_ && take("?")) {
      Formula then = choice();
      expect(":");
      Formula otherwise = choice();
      return {Kind::Choice, {}, {std::move(first), std::move(then), std::move(otherwise)}};
    }
    return first;
  }

  const Operator* takeOperator(int level) {
    skipBlanks();
    for (const Operator& each : kOperators) {
      const std::string_view word = isPython_ ? each.python : each.own;
      if (!text_.substr(at_).starts_with(word)) continue;
      // The first match is the longest: an operator of another level is left to that level.
      if (each.level != level) return nullptr;
      return take(word) ? &each : nullptr;
    }
    return nullptr;
  }

  Formula operation(int level) {
    if (level == kComparison) return comparison();
    if (level == kMinus) return minus();
    Formula left = level == kAnd ? negation() : operation(level + 1);
    for (int count = 0; const Operator* found = takeOperator(level); ++count) {
      // Each is a level of the tree.
      if (count == kMostOperands) refuse(fmt::format("it has more than {} operands in a row", kMostOperands));
      Formula right = level == kAnd ? negation() : operation(level + 1);
      left = binary(found->own, std::move(left), std::move(right));
    }
    return left;
  }

  Formula negation() {
    const Level level(depth_);
    if (isPython_ && take("not")) return binary("==", negation(), number("0"));
    return operation(kComparison);
  }

  /// `a < b < c` means that both hold; `a in [b, c]` that a equals one of them.
  Formula comparison() {
    Formula left = operation(kSum);
    std::optional<Formula> all;
    while (true) {
      Formula one;
      Formula right;
      if (const Operator* found = takeOperator(kComparison)) {
        right = operation(kSum);
        one = binary(found->own, std::move(left), repeated(right));
      } else if (isPython_ && take("not")) {
        expect("in");
        right = operation(kSum);
        one = membership(left, right, "!=", "&&");
      } else if (isPython_ && !isInEach_ && take("in")) {
        right = operation(kSum);
        one = membership(left, right, "==", "||");
      } else {
        return all ? *std::move(all) : left;
      }
      all = all ? binary("&&", *std::move(all), std::move(one)) : std::move(one);
      left = std::move(right);
    }
  }

  /// Returns a copy. Throws if the copies become too large.
  Formula repeated(const Formula& formula) {
    repeated_ += partsIn(formula);
    if (repeated_ > kMostRepeated) refuse("its comparisons are nested too deeply");
    return formula;
  }

  Formula membership(const Formula& value, const Formula& list, std::string_view relation, std::string_view between) {
    if (list.kind != Kind::List || list.parts.empty()) refuse("`in` is known before a list of numbers only");
    std::optional<Formula> all;
    for (const Formula& each : list.parts) {
      Formula one = binary(relation, repeated(value), each);
      all = all ? binary(between, *std::move(all), std::move(one)) : std::move(one);
    }
    return *std::move(all);
  }

  Formula minus() {
    const Level level(depth_);
    if (take("-")) return {Kind::Minus, {}, {minus()}};
    if (take("+")) return minus();
    Formula base = operand();
    if (takeOperator(kPower) != nullptr) return binary("^", std::move(base), minus());
    return base;
  }

  Formula operand() {
    const Level level(depth_);
    if (take("(")) {
      Formula inner = choice();
      if (isPython_ && take(",")) {  // a tuple is treated as a list
        Formula list{Kind::List, {}, {}};
        list.parts.push_back(std::move(inner));
        return listTo(")", std::move(list));
      }
      expect(")");
      return inner;
    }
    if (isPython_ && take("[")) return list();
    skipBlanks();
    if (at_ >= text_.size()) refuse("it ends where a value is expected");
    const char c = text_[at_];
    if (std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '.') return numberHere();
    if (isPython_ && (c == '"' || c == '\'')) return textHere(c);
    if (isWordCharacter(c)) return nameOrCall();
    refuse(fmt::format("`{}` is not known", nextWord()));
  }

  Formula numberHere() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && (isWordCharacter(text_[at_]) || text_[at_] == '.' ||
                                  ((text_[at_] == '+' || text_[at_] == '-') && (text_[at_ - 1] | 0x20) == 'e')))
      ++at_;
    const std::string word(text_.substr(begin, at_ - begin));
    if (word.find_first_not_of("0123456789.eE+-") != std::string::npos || word == ".")
      refuse(fmt::format("`{}` is not a number", word));
    return number(word);
  }

  Formula textHere(char quote) {
    const std::size_t end = text_.find(quote, at_ + 1);
    if (end == std::string_view::npos) refuse("a text in it has no end");
    Formula made{Kind::Text, std::string(text_.substr(at_ + 1, end - at_ - 1)), {}};
    at_ = end + 1;
    return made;
  }

  Formula nameOrCall() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && (isWordCharacter(text_[at_]) || text_[at_] == '.')) ++at_;
    std::string word(text_.substr(begin, at_ - begin));
    if (isPython_ && word == "True") return number("1");
    if (isPython_ && word == "False") return number("0");
    constexpr std::array<std::string_view, 7> kOthers = {"lambda", "is", "None", "for", "else", "yield", "await"};
    if (isPython_ && std::ranges::find(kOthers, word) != kOthers.end()) refuse(fmt::format("`{}` is not known", word));
    if (take("(")) return call(word);
    // Kernel Tuner's restrictions may access a dictionary: p["BLOCK"].
    if (isPython_ && take("[")) {
      Formula key = choice();
      expect("]");
      if (key.kind != Kind::Text) refuse(fmt::format("`{}[...]` is not known", word));
      return {Kind::Name, key.word, {}};
    }
    if (word.find('.') != std::string::npos) refuse(fmt::format("`{}` is not known", word));
    return {Kind::Name, std::move(word), {}};
  }

  Formula call(const std::string& word) {
    Formula made{Kind::Call, word, {}};
    if (!take(")")) made.parts = listTo(")", {Kind::List, {}, {choice()}}, true).parts;
    if (isPython_ && word == "pow" && made.parts.size() == 2)
      return binary("^", std::move(made.parts[0]), std::move(made.parts[1]));
    if (isPython_ && (word == "range" || word == "list")) return made;
    const auto known = std::ranges::find(kFunctions, word, isPython_ ? &Function::python : &Function::own);
    if (known == kFunctions.end()) refuse(fmt::format("the function `{}` is not known", word));
    made.word = known->own;
    return made;
  }

  /// Parses the elements after the first. `isAfterOne`: a comma must precede the next.
  Formula listTo(std::string_view end, Formula list, bool isAfterOne = false) {
    bool isAfterComma = !isAfterOne;
    while (!take(end)) {
      if (!isAfterComma) expect(",");
      isAfterComma = false;
      if (take(end)) break;
      list.parts.push_back(choice());
    }
    return list;
  }

  Formula list() {
    if (take("]")) return {Kind::List, {}, {}};
    Formula first = choice();
    if (take("for")) return each(std::move(first));
    return listTo("]", {Kind::List, {}, {std::move(first)}}, true);
  }

  Formula each(Formula value) {
    isInEach_ = true;
    Formula name = operand();
    isInEach_ = false;
    if (name.kind != Kind::Name) refuse("a list of values for each of several names is not known");
    expect("in");
    // `if` of the list itself is not a conditional expression.
    Formula made{Kind::Each, name.word, {std::move(value), operation(kOr)}};
    if (take("if")) made.parts.push_back(operation(kOr));
    expect("]");
    return made;
  }

  std::string_view text_;
  bool isPython_;
  bool isInEach_ = false;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::size_t repeated_ = 0;
};

int levelOf(const Formula& formula) {
  if (formula.kind == Kind::Choice) return 0;
  if (formula.kind == Kind::Minus) return kMinus;
  if (formula.kind != Kind::Binary) return kPower + 1;
  return std::ranges::find(kOperators, formula.word, &Operator::own)->level;
}

class Writer {
 public:
  explicit Writer(Notation notation) : isPython_(notation == Notation::Python) {}

  [[nodiscard]] std::string text(const Formula& formula) const {
    switch (formula.kind) {
      case Kind::Number:
      case Kind::Name:
        return formula.word;
      case Kind::Minus:
        return '-' + within(formula.parts[0], kPower + 1);
      case Kind::Binary:
        return ofBinary(formula);
      case Kind::Choice:
        return ofChoice(formula);
      case Kind::Call:
        return nameOf(formula.word) + '(' + joined(formula.parts) + ')';
      case Kind::Text:
        if (isPython_) return '"' + formula.word + '"';
        refuse(fmt::format("\"{}\" is a text, and only numbers are known", formula.word));
      case Kind::List:
        if (isPython_) return '[' + joined(formula.parts) + ']';
        break;
      case Kind::Each:
        break;
    }
    refuse("a list is not known here");
  }

 private:
  [[nodiscard]] std::string joined(const std::vector<Formula>& parts) const {
    std::string all;
    for (const Formula& part : parts) all += (all.empty() ? "" : ", ") + text(part);
    return all;
  }

  [[nodiscard]] std::string within(const Formula& formula, int level) const {
    return levelOf(formula) < level ? '(' + text(formula) + ')' : text(formula);
  }

  [[nodiscard]] std::string ofBinary(const Formula& formula) const {
    const Operator& found = *std::ranges::find(kOperators, formula.word, &Operator::own);
    // Equal levels: a + b - c needs no brackets, a // (b * c) and a == (b == c) do, and for quotients readers differ.
    const bool isLeftSafe = found.level == kSum || found.level == kAnd || found.level == kOr || found.own == "*";
    const bool isSameLeft = isLeftSafe && (found.own != "*" || formula.parts[0].word == "*");
    const std::string left = within(formula.parts[0], isSameLeft ? found.level : found.level + 1);
    const std::string right = within(formula.parts[1], found.level + 1);
    const std::string_view word = isPython_ ? found.python : found.own;
    return fmt::format("{} {} {}", left, word, right);
  }

  [[nodiscard]] std::string ofChoice(const Formula& formula) const {
    const std::string condition = within(formula.parts[0], kOr);
    const std::string then = within(formula.parts[1], kOr);
    const std::string otherwise = within(formula.parts[2], kOr);
    return isPython_ ? fmt::format("{} if {} else {}", then, condition, otherwise)
                     : fmt::format("{} ? {} : {}", condition, then, otherwise);
  }

  [[nodiscard]] std::string nameOf(const std::string& own) const {
    if (!isPython_) {
      if (own == "range" || own == "list") refuse(fmt::format("the function `{}` is not known", own));
      return own;
    }
    const auto known = std::ranges::find(kFunctions, own, &Function::own);
    return known == kFunctions.end() ? own : std::string(known->python);
  }

  bool isPython_;
};

template <typename Visit>
void visit(const Formula& formula, const Visit& take) {
  take(formula);
  for (const Formula& part : formula.parts) visit(part, take);
}

}  // namespace

Formula parsedFormula(std::string_view text, Notation notation) {
  return Parser(text, notation).whole();
}

std::string writtenFormula(const Formula& formula, Notation notation) {
  std::string written = Writer(notation).text(formula);
  // With the blanks and brackets that it lacked it may be longer, or nested deeper, than what is read.
  static_cast<void>(parsedFormula(written, notation));
  return written;
}

std::vector<std::string> namesIn(const Formula& formula) {
  std::vector<std::string> names;
  visit(formula, [&names](const Formula& each) {
    if (each.kind == Kind::Name && std::ranges::find(names, each.word) == names.end()) names.push_back(each.word);
  });
  return names;
}

Formula withValues(Formula formula, const std::map<std::string, double>& values) {
  if (formula.kind == Kind::Name) {
    const auto found = values.find(formula.word);
    if (found == values.end()) return formula;
    const Formula magnitude = number(fmt::format("{}", std::abs(found->second)));
    return found->second < 0 ? Formula{Kind::Minus, {}, {magnitude}} : magnitude;
  }
  for (Formula& part : formula.parts) part = withValues(std::move(part), values);
  return formula;
}

}  // namespace headroom
