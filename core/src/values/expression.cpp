// Front matter expressions, evaluated by muParser. Its numbers are read in the C locale whatever the program's is.
#include <fmt/format.h>
#include <muParser.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <limits>
#include <string>

#include "headroom/system/error.hpp"
#include "headroom/values/variant.hpp"
#include "values/expression_parser.hpp"

namespace headroom {
namespace {

/// With the remainder as in Python: a == (a // b) * b + a % b, the remainder has the divisor's sign. By zero neither
/// has a value.
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

/// Beside those that muParser has: min, max, sum, avg, abs, sqrt, exp, ln, log2, log10, sin, cos, tan, ...
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

std::string explained(const mu::Parser::exception_type& error, const Symbols& symbols) {
  if (error.GetCode() == mu::ecUNASSIGNABLE_TOKEN)
    return fmt::format("unknown name \"{}\"; known are {}", error.GetToken(), namesOf(symbols));
  std::string message = error.GetMsg();
  while (!message.empty() && (message.back() == '.' || message.back() == ' ')) message.pop_back();
  return message + "; correct it";
}

/// One for all expressions of a thread, with functions and constants of its own and these symbols: making one takes
/// many times as long as evaluating an expression. May throw its exception_type.
mu::Parser& parserThatKnows(const Symbols& symbols) {
  static thread_local mu::Parser parser = [] {
    mu::Parser made;
    defineFunctions(made);
    return made;
  }();
  parser.ClearConst();
  parser.InitConst();
  // As constants, so that an expression can't assign to them.
  for (const auto& [name, number] : symbols) parser.DefineConst(name, number);
  return parser;
}

}  // namespace

void defineFunctions(mu::Parser& parser) {
  for (const Function& function : kFunctions) parser.DefineFun(function.name, function.value);
  parser.DefineOprt("%", remainderOf, kPrecedenceOfQuotients);
  parser.DefineOprt("//", wholeQuotient, kPrecedenceOfQuotients);
}

void failExpression(const std::string& expression, const mu::Parser::exception_type& error, const Symbols& symbols) {
  fail(expression, explained(error, symbols));
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
    mu::Parser& parser = parserThatKnows(symbols);
    parser.SetExpr(expression);
    int results = 0;
    const double* values = parser.Eval(results);
    if (results != 1) fail(expression, "a comma makes it several values; write one expression");
    value = values[0];
  } catch (const mu::Parser::exception_type& error) {
    fail(expression, explained(error, symbols));
  }
  if (!std::isfinite(value)) fail(expression, "its value is not a finite number; look for a division by zero");
  return value;
}

bool isKnown(const std::string& expression, const Symbols& symbols) {
  try {
    mu::Parser& parser = parserThatKnows(symbols);
    parser.SetExpr(expression);
    return parser.GetUsedVar().empty();
  } catch (const mu::Parser::exception_type&) {
    return true;  // no expression at all, which evaluate tells
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
