// Front matter expressions, evaluated by muParser. Its numbers are read in the C locale whatever the program's is.
#include <fmt/format.h>
#include <muParser.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "headroom/system/error.hpp"
#include "headroom/values/variant.hpp"
#include "values/expression_parser.hpp"

namespace headroom {
namespace {

/// Matches Python's remainder: a == (a // b) * b + a % b, and the remainder has the divisor's sign. Division by zero
/// has no value.
double wholeQuotient(double dividend, double divisor) {
  return std::floor(dividend / divisor);
}
double remainderOf(double dividend, double divisor) {
  return dividend - divisor * wholeQuotient(dividend, divisor);
}

struct Function {
  const char* name;
  double (*value)(double);
};

/// Functions beside muParser's own: min, max, sum, avg, abs, sqrt, exp, ln, log2, log10, sin, cos, tan, ...
constexpr std::array kFunctions{Function{"cbrt", [](double value) { return std::cbrt(value); }},
                                Function{"ceil", [](double value) { return std::ceil(value); }},
                                Function{"floor", [](double value) { return std::floor(value); }},
                                Function{"round", [](double value) { return std::round(value); }},
                                Function{"trunc", [](double value) { return std::trunc(value); }}};
constexpr int kPrecedenceOfQuotients = mu::prMUL_DIV;

std::string namesOf(const Symbols& symbols) {
  std::string names;
  for (const auto& [name, value] : symbols) names += (names.empty() ? "" : ", ") + name;
  return names;
}

[[noreturn]] void fail(const std::string& expression, const std::string& what) {
  throw Error(Stage::KernelFile, fmt::format("Expression \"{}\": {}.", expression, what));
}

[[noreturn]] void failUnknown(const std::string& expression, const std::string& name, const Symbols& symbols) {
  fail(expression, fmt::format("unknown name \"{}\"; known are {}", name, namesOf(symbols)));
}

std::string explained(const mu::Parser::exception_type& error) {
  std::string message = error.GetMsg();
  while (!message.empty() && (message.back() == '.' || message.back() == ' ')) message.pop_back();
  return message + "; correct it";
}

/// "a = 1" would change a symbol; "==", "<=", ">=" and "!=" compare.
bool assigns(const std::string& expression) {
  for (std::size_t at = expression.find('='); at != std::string::npos; at = expression.find('=', at + 1)) {
    if (at + 1 < expression.size() && expression[at + 1] == '=') {
      ++at;
    } else if (at == 0 || std::string_view("<>!").find(expression[at - 1]) == std::string_view::npos) {
      return true;
    }
  }
  return false;
}

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Returns the value of an expression that is nothing but a symbol or a short whole number, as most are. Names that
/// begin with an underscore may be the parser's.
std::optional<double> valueOfOperand(const std::string& expression, const Symbols& symbols) {
  constexpr std::size_t kMostDigits = 15;  // all of which a double has
  if (expression.empty()) return std::nullopt;
  if (isLetter(expression.front())) {
    const auto symbol = symbols.find(expression);
    const bool isName = symbol != symbols.end() &&
                        std::ranges::all_of(expression, [](char c) { return isLetter(c) || isDigit(c) || c == '_'; });
    return isName ? std::optional(symbol->second) : std::nullopt;
  }
  if (expression.size() > kMostDigits || !std::ranges::all_of(expression, isDigit)) return std::nullopt;
  double value = 0;
  for (const char digit : expression) value = value * 10 + (digit - '0');
  return value;
}

/// An expression that is parsed once for all values of its names.
class ParsedExpression {
 public:
  ParsedExpression() {
    defineFunctions(parser_);
    // The optimizer would sum in another order than the written one.
    parser_.EnableOptimizer(false);
    parser_.SetVarFactory(
        [](const char* name, void* self) { return &static_cast<ParsedExpression*>(self)->values_[name]; }, this);
  }
  ParsedExpression(const ParsedExpression&) = delete;  // the parser knows this object
  ParsedExpression& operator=(const ParsedExpression&) = delete;

  /// May throw the parser's exception_type, as value() may; the object then holds no parsed expression.
  void parse(const std::string& text) {
    text_.reset();
    parser_.ClearVar();
    values_.clear();
    parser_.SetExpr(text);
    int results = 0;
    parser_.Eval(results);
    if (results != 1) fail(text, "a comma makes it several values; write one expression");
    text_ = text;
  }

  [[nodiscard]] bool isOf(const std::string& text) const { return text_ == text; }

  /// Returns the first name that is not a symbol, or null.
  [[nodiscard]] const std::string* unknownIn(const Symbols& symbols) const {
    const auto unknown = std::ranges::find_if(values_, [&](const auto& one) { return !symbols.contains(one.first); });
    return unknown == values_.end() ? nullptr : &unknown->first;
  }

  /// Requires that `symbols` has all of its names.
  double value(const Symbols& symbols) {
    for (auto& [name, value] : values_) value = symbols.at(name);
    return parser_.Eval();
  }

 private:
  mu::Parser parser_;
  /// Where the parser reads the values of the expression's names.
  std::map<std::string, double> values_;
  std::optional<std::string> text_;
};

/// Throws as ParsedExpression::parse does, and Error for an expression that is not valid here. Creating a parser takes
/// many times as long as parsing an expression, which takes many times as long as evaluating it; a file tries each of
/// its expressions with many values in turn.
ParsedExpression& parsed(const std::string& expression) {
  static thread_local std::array<ParsedExpression, 8> kept;
  static thread_local std::size_t oldest = 0;
  const auto known = std::ranges::find_if(kept, [&](const ParsedExpression& one) { return one.isOf(expression); });
  if (known != kept.end()) return *known;
  if (assigns(expression)) fail(expression, "a single \"=\" assigns, which nothing here can; compare with \"==\"");
  ParsedExpression& fresh = kept[oldest];
  oldest = (oldest + 1) % kept.size();
  fresh.parse(expression);
  return fresh;
}

}  // namespace

void defineFunctions(mu::Parser& parser) {
  for (const Function& function : kFunctions) parser.DefineFun(function.name, function.value);
  parser.DefineOprt("%", remainderOf, kPrecedenceOfQuotients);
  parser.DefineOprt("//", wholeQuotient, kPrecedenceOfQuotients);
}

void failExpression(const std::string& expression, const mu::Parser::exception_type& error, const Symbols& symbols) {
  if (error.GetCode() == mu::ecUNASSIGNABLE_TOKEN) failUnknown(expression, error.GetToken(), symbols);
  fail(expression, explained(error));
}

Symbols constantSymbols(const Variant& variant) {
  Symbols symbols;
  for (const auto& [name, value] : variant.constants) symbols[name] = value;
  for (const Tunable& tunable : variant.tunables) symbols[tunable.name] = tunable.defaultValue;
  return symbols;
}

double evaluate(const std::string& expression, const Symbols& symbols) {
  double value = 0;
  try {
    if (const std::optional<double> operand = valueOfOperand(expression, symbols)) {
      value = *operand;
    } else {
      ParsedExpression& known = parsed(expression);
      if (const std::string* unknown = known.unknownIn(symbols)) failUnknown(expression, *unknown, symbols);
      value = known.value(symbols);
    }
  } catch (const mu::Parser::exception_type& error) {
    failExpression(expression, error, symbols);
  }
  if (!std::isfinite(value)) fail(expression, "its value is not a finite number; look for a division by zero");
  return value;
}

std::string withValues(const std::string& text, const Symbols& symbols) {
  std::string made;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text[at] == '{' ? text.find('}', at) : std::string::npos;
    if (end == std::string::npos) {
      made += text[at++];
      continue;
    }
    made += fmt::format("{}", evaluate(text.substr(at + 1, end - at - 1), symbols));
    at = end + 1;
  }
  return made;
}

bool isKnown(const std::string& expression, const Symbols& symbols) {
  try {
    return valueOfOperand(expression, symbols) || parsed(expression).unknownIn(symbols) == nullptr;
  } catch (const mu::Parser::exception_type&) {
    return true;  // an empty expression, which evaluate reports
  } catch (const Error&) {
    return true;  // likewise
  }
}

bool isTrue(const std::string& condition, const Symbols& symbols) {
  return evaluate(condition, symbols) != 0;
}

std::string valuesIn(const std::string& expression, const Symbols& symbols) {
  const auto isPartOfName = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  std::string values;
  for (std::size_t at = 0; at < expression.size();) {
    std::size_t end = at;
    while (end < expression.size() && isPartOfName(expression[end])) ++end;
    const auto symbol = symbols.find(expression.substr(at, end - at));
    at = std::max(end, at + 1);
    if (symbol == symbols.end()) continue;
    const std::string value = fmt::format("{} = {:.15g}", symbol->first, symbol->second);
    if (values.find(value) == std::string::npos) values += (values.empty() ? "" : ", ") + value;
  }
  return values;
}

double workItemsOf(const Pass& pass, const Symbols& symbols) {
  double items = 1;
  for (const std::string& extent : pass.global) {
    if (!isKnown(extent, symbols)) return std::numeric_limits<double>::infinity();
    items *= evaluate(extent, symbols);
  }
  return pass.kernel.empty() ? std::numeric_limits<double>::infinity() : items;
}

std::optional<double> costPerPixel(const std::string& expression, const Symbols& symbols) {
  if (expression.empty()) return std::nullopt;
  return evaluate(expression, symbols);
}

}  // namespace headroom
