#include "workbench/advice/operand_types.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace headroom {
namespace {

/// Longer ones do not fit in a sentence.
constexpr std::size_t kLongestFragment = 40;
/// Limits on an operand's tokens and on a function's divisions, because an untrusted text may have any number.
constexpr std::size_t kLongestOperand = 200;
constexpr int kMostDivisions = 1000;
constexpr std::size_t kMostFound = 100;

template <typename Names>
bool isAmong(std::string_view word, const Names& names) {
  return std::ranges::find(names, word) != names.end();
}

bool isIntegerType(std::string_view word) {
  static constexpr std::array<std::string_view, 14> kTypes{"int",    "uint",     "long",    "ulong",    "short",
                                                           "ushort", "char",     "uchar",   "unsigned", "signed",
                                                           "size_t", "uint32_t", "int32_t", "ptrdiff_t"};
  return isAmong(word, kTypes);
}

bool isIntegerCall(std::string_view word) {
  static constexpr std::array<std::string_view, 6> kCalls{"mul24", "mad24", "abs", "popcount", "clz", "mul_hi"};
  return word.starts_with("get_") || isAmong(word, kCalls);
}

/// True for a decimal literal with a point or an exponent and without a suffix.
bool isDoubleLiteral(const Token& token) {
  if (token.kind != Token::Kind::Number) return false;
  const std::string_view text = token.text;
  if (text.starts_with("0x") || text.starts_with("0X")) return false;
  return text.find_first_of(".eE") != std::string_view::npos && text.find_first_of("fFhH") == std::string_view::npos;
}

bool isIntegerLiteral(const Token& token) {
  if (token.kind != Token::Kind::Number) return false;
  const bool isHex = token.text.starts_with("0x") || token.text.starts_with("0X");
  return isHex || token.text.find_first_of(".eEfFhH") == std::string::npos;
}

bool isArithmetic(const Token& token) {
  return token.is("*") || token.is("/") || token.is("+") || token.is("-");
}

bool isProduct(const Token& token) {
  return token.is("*") || token.is("/") || token.is("%");
}

}  // namespace

OperandTypes::OperandTypes(const KernelSource& source, const SourceFunction& function)
    : source_(source),
      function_(function),
      tokens_(source.tokens),
      usage_(source, function),
      isOften_(source.tokens.size(), false) {
  // The parameters precede the body.
  std::size_t begin = function.begin;
  while (begin > 0 && !tokens_[begin - 1].is("}") && !tokens_[begin - 1].is(";")) --begin;
  readDeclarations(tokens_.subspan(begin, function.end - begin));
  readPlaces();
}

bool OperandTypes::isOfIntegers(const Token& type) const {
  if (!type.isWord()) return false;
  const bool isNamed = source_.typedefs.contains(type.text);
  return isIntegerType(isNamed ? plainType(source_, type.text) : type.text);
}

/// "const int a, b = 3;" and "global float* x, int n": names after an integer type, until another type.
void OperandTypes::readDeclarations(Tokens tokens) {
  const auto first = static_cast<std::size_t>(tokens.data() - tokens_.data());
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!isOfIntegers(tokens[i])) continue;
    const bool isCast = i > 0 && tokens[i - 1].is("(") && i + 1 < tokens.size() && tokens[i + 1].is(")");
    if (isCast) continue;
    std::size_t at = i + 1;
    while (at < tokens.size() && (tokens[at].is("const") || isIntegerType(tokens[at].text))) ++at;
    while (at < tokens.size() && tokens[at].isWord()) {
      integers_.insert(tokens[at].text);
      // Moves to the next name of the same declaration.
      while (at < tokens.size() && !tokens[at].is(",") && !tokens[at].is(";") && !tokens[at].is(")")) {
        const bool opens = tokens[at].is("(") || tokens[at].is("[") || tokens[at].is("{");
        at = opens ? source_.closings[first + at] - first + 1 : at + 1;
      }
      at = std::min(at, tokens.size());
      const bool isNext = at + 2 < tokens.size() && tokens[at].is(",") && tokens[at + 1].isWord() &&
                          !tokens[at + 2].isWord() && !tokens[at + 2].is("*");
      if (!isNext) break;
      ++at;
    }
    i = at - 1;
  }
}

void OperandTypes::readPlaces() {
  const auto mark = [this](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, function_.end); ++i) isOften_[i] = true;
  };
  for (std::size_t i = function_.begin; i + 1 < function_.end; ++i) {
    const bool isIndex = tokens_[i].is("[") && i > function_.begin &&
                         (tokens_[i - 1].isWord() || tokens_[i - 1].is("]")) && !isOften_[i];
    if (isIndex) mark(i + 1, source_.closings[i]);
    const bool isLoop = (tokens_[i].is("for") || tokens_[i].is("while")) && tokens_[i + 1].is("(");
    if (!isLoop || isOften_[i]) continue;
    const std::size_t body = source_.closings[i + 1] + 1;
    if (body >= function_.end) continue;
    std::size_t end = body;
    if (tokens_[body].is("{")) {
      end = source_.closings[body];
    } else {
      while (end < function_.end && !tokens_[end].is(";")) ++end;
    }
    mark(body, end);
  }
}

std::string OperandTypes::textOf(std::size_t begin, std::size_t end) const {
  std::string text;
  if (end - begin > kLongestFragment) return text;
  for (std::size_t i = begin; i < end; ++i) {
    const bool isBinary = (isArithmetic(tokens_[i]) || tokens_[i].is("%")) && i > begin;
    text += isBinary ? " " + tokens_[i].text + " " : tokens_[i].text;
  }
  return text.size() <= kLongestFragment ? text : std::string();
}

/// Returns the start of the operand with this last token: a name, a literal, a call, an element or an expression in
/// parentheses.
std::size_t OperandTypes::factorBegin(std::size_t last) const {
  std::size_t at = last;
  while (at > function_.begin) {
    if (tokens_[at].is(")") || tokens_[at].is("]")) {
      const std::size_t close = at;
      while (at > function_.begin && source_.closings[at] != close && close - at < kLongestOperand) --at;
      if (source_.closings[at] != close) return function_.begin;  // too long
      const bool isCalled = at > function_.begin && (tokens_[at - 1].isWord() || tokens_[at - 1].is("]"));
      if (!isCalled) return at;
      --at;
    } else if (tokens_[at - 1].is(".") || tokens_[at - 1].is("->")) {
      at -= std::min<std::size_t>(2, at - function_.begin);
    } else {
      return at;
    }
  }
  return at;
}

/// Returns the end of the operand that begins there.
std::size_t OperandTypes::factorEnd(std::size_t first) const {
  std::size_t at = first;
  if (at < function_.end && tokens_[at].is("(")) {
    const std::size_t close = source_.closings[at];
    const bool isCast = close == at + 2 && isOfIntegers(tokens_[at + 1]);
    if (!isCast) return std::min(close + 1, function_.end);
    at = close + 1;
  }
  ++at;
  while (at < function_.end) {
    if (tokens_[at].is("(") || tokens_[at].is("[")) {
      at = source_.closings[at] + 1;
    } else if ((tokens_[at].is(".") || tokens_[at].is("->")) && at + 1 < function_.end) {
      at += 2;
    } else {
      break;
    }
  }
  return std::min(at, function_.end);
}

bool OperandTypes::areIntegers(Tokens tokens) const {
  if (tokens.empty() || tokens.size() > kLongestOperand) return false;
  return std::ranges::all_of(tokens, [this](const Token& token) {
    if (token.isWord()) return integers_.contains(token.text) || isIntegerCall(token.text) || isIntegerType(token.text);
    if (token.kind == Token::Kind::Number) return isIntegerLiteral(token);
    return !token.is(".") && !token.is("->") && !token.is("[");
  });
}

/// Whether it has the same value in every launch.
bool OperandTypes::isConstant(Tokens tokens, std::size_t at) const {
  const bool isLiteral = std::ranges::none_of(tokens, [](const Token& token) { return token.isWord(); });
  if (isLiteral) return true;
  const auto range =
      usage_.rangeAt(tokens, at, TrialSizes{.values = {}, .global = {1e6, 1e6, 1e6}, .local = {8, 8, 8}});
  const bool isOfLaunch =
      std::ranges::any_of(tokens, [](const Token& token) { return token.text.starts_with("get_"); });
  return range && range->isPoint() && !isOfLaunch;
}

std::string OperandTypes::doubleUseAt(std::size_t at) const {
  const bool isCast =
      at >= function_.begin + 3 && tokens_[at - 1].is(")") && tokens_[at - 3].is("(") && tokens_[at - 2].isWord();
  if (isCast) return {};
  const auto isOther = [this](std::size_t place) { return tokens_[place].kind != Token::Kind::Number; };
  // 0.5 * x
  if (at + 2 < function_.end && isArithmetic(tokens_[at + 1]) && isOther(at + 2)) {
    const std::string text = textOf(at, factorEnd(at + 2));
    return text.empty() ? tokens_[at].text : text;
  }
  // x * 0.5, and not -0.5
  if (at < function_.begin + 2 || !isArithmetic(tokens_[at - 1])) return {};
  const Token& before = tokens_[at - 2];
  const bool isOperand = (before.isWord() && !before.is("return")) || before.is(")") || before.is("]");
  if (!isOperand) return {};
  const std::string text = textOf(factorBegin(at - 2), at + 1);
  return text.empty() ? tokens_[at].text : text;
}

void OperandTypes::addDoubleUses(std::vector<std::string>& uses) const {
  for (std::size_t at = function_.begin; at < function_.end; ++at) {
    if (!isDoubleLiteral(tokens_[at])) continue;
    const std::string use = doubleUseAt(at);
    if (!use.empty() && !isAmong(use, uses)) uses.push_back(use);
    if (uses.size() >= kMostFound) return;
  }
}

std::string OperandTypes::divisionAt(std::size_t at) const {
  if (at <= function_.begin || at + 1 >= function_.end) return {};
  const std::size_t end = factorEnd(at + 1);
  const Tokens divisor = tokens_.subspan(at + 1, end - at - 1);
  if (!areIntegers(divisor) || isConstant(divisor, at)) return {};
  std::size_t begin = factorBegin(at - 1);
  while (begin >= function_.begin + 2 && isProduct(tokens_[begin - 1]) && at - begin < kLongestOperand)
    begin = factorBegin(begin - 2);
  if (!areIntegers(tokens_.subspan(begin, at - begin))) return {};
  const std::string text = textOf(begin, end);
  return text.empty() ? "... " + tokens_[at].text + " " + toText(divisor) : text;
}

void OperandTypes::addLoopDivisions(std::vector<std::string>& divisions) const {
  int looked = 0;
  for (std::size_t at = function_.begin; at < function_.end; ++at) {
    const bool divides = tokens_[at].is("/") || tokens_[at].is("%") || tokens_[at].is("/=") || tokens_[at].is("%=");
    if (!divides || !isOften_[at]) continue;
    if (++looked > kMostDivisions || divisions.size() >= kMostFound) return;
    const std::string division = divisionAt(at);
    if (!division.empty() && !isAmong(division, divisions)) divisions.push_back(division);
  }
}

}  // namespace headroom
